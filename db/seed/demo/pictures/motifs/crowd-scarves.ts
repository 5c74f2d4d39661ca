import { glowOf, INK, lightnessOf, mix, SKIN } from '../parts/color.ts';
import { drawFarCrowd } from '../parts/crowd.ts';
import { bloom, dust, glow } from '../parts/lights.ts';
import { disc, type Point, polygon, smooth } from '../parts/line.ts';
import { ellipse, path, type Scene, stroke } from '../parts/scene.ts';
import { drawBackdrop } from '../parts/sky.ts';

/** Scarves over heads, row behind row, and somewhere a flare. */
export function crowdScarves(scene: Scene): string {
  const { random } = scene;
  const [flareX, flareY] = [random.pick([430, 1120]) + random.range(-60, 60), random.range(190, 290)];
  const flare = random.chance(0.6) ? '#ff7a4d' : glowOf(scene.a);
  const rows = [
    { y: 430, size: 62, lit: 0.62 },
    { y: 560, size: 82, lit: 0.8 },
    { y: 720, size: 108, lit: 0.94 },
    { y: 930, size: 146, lit: 1 },
  ];
  return (
    drawBackdrop(scene, flareX, flareY + 100, 0.9) +
    drawFarCrowd(scene, 150, 400, 34, 0.5) +
    bloom(scene, flareX, flareY, 800, 520, flare, 0.62) +
    rows
      .map(
        (row) =>
          fanRow(scene, row.y, row.size, row.lit, [flareX, flareY], flare) +
          ellipse(800, row.y + 90, 1200, 130, smoke(scene, flare, 0.07)),
      )
      .join('') +
    glow(scene, flareX, flareY, 330, flare, 1) +
    dust(scene, 70, mix(flare, '#ffffff', 0.4))
  );
}

function smoke(scene: Scene, color: string, strength: number): string {
  return scene.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  );
}

function fanRow(scene: Scene, y: number, size: number, lit: number, light: Point, flare: string): string {
  const { random } = scene;
  const people: string[] = [];
  for (let x = -size * 0.4 + random.range(0, size); x < 1600 + size; x += size * random.range(1.28, 1.62)) {
    people.push(fan(scene, x, y + random.range(-0.22, 0.22) * size, size, lit, light, flare));
  }
  return people.join('');
}

function fan(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  lit: number,
  light: Point,
  flare: string,
): string {
  const { random } = scene;
  const away = Math.min(Math.hypot(x - light[0], y - light[1]) / 1100, 1);
  const shade = (color: string) => mix(mix(INK, color, lit * (1 - away * 0.22)), flare, 0.14 * (1 - away));
  const shirt = shade(random.pick([scene.a, scene.b, scene.a, '#2b3446', '#1c2435', '#5c6372']));
  const skin = shade(random.pick(SKIN));
  const body = smooth([
    [x - size * 0.14, y + size * 0.3],
    [x - size * 0.58, y + size * 0.5],
    [x - size * 0.68, y + size * 1.2],
    [x - size * 0.66, y + size * 3],
    [x + size * 0.66, y + size * 3],
    [x + size * 0.68, y + size * 1.2],
    [x + size * 0.58, y + size * 0.5],
    [x + size * 0.14, y + size * 0.3],
  ]);
  const hair = shade(random.pick(['#16100c', '#2b1c12', '#4a3222', '#0c0c10']));
  const pose = random();
  const lean = random.range(-0.12, 0.12) * size;
  const lift = random.range(0.75, 1) * size;
  const left: Point = [x - size * random.range(0.72, 0.86) + lean, y - lift];
  const right: Point = [
    x + size * random.range(0.72, 0.86) + lean,
    y - lift + random.range(-0.14, 0.14) * size,
  ];
  const arms =
    pose < 0.86
      ? sleeve(x - size * 0.5, y + size * 0.62, left, size) +
        sleeve(x + size * 0.5, y + size * 0.62, right, size)
      : '';
  const hands = pose < 0.86 ? disc(...left, size * 0.12) + disc(...right, size * 0.12) : '';
  const head =
    path(smooth(headShape(x, y, size)), skin) +
    path(
      smooth([
        [x - size * 0.27, y + size * 0.02],
        [x - size * 0.27, y - size * 0.22],
        [x, y - size * 0.4],
        [x + size * 0.27, y - size * 0.22],
        [x + size * 0.27, y + size * 0.02],
        [x + size * 0.18, y - size * 0.14],
        [x - size * 0.18, y - size * 0.14],
      ]),
      hair,
    ) +
    (random.chance(0.7) ? path(disc(x, y + size * 0.14, size * 0.065), mix(skin, INK, 0.65)) : '');
  return (
    path(body, shirt) +
    head +
    path(arms, mix(shirt, INK, 0.12)) +
    path(hands, skin) +
    (pose < 0.62 ? scarf(scene, left, right, size, shade) : '')
  );
}

function headShape(x: number, y: number, size: number): Point[] {
  return [
    [x, y - size * 0.36],
    [x + size * 0.25, y - size * 0.16],
    [x + size * 0.23, y + size * 0.12],
    [x + size * 0.09, y + size * 0.32],
    [x - size * 0.09, y + size * 0.32],
    [x - size * 0.23, y + size * 0.12],
    [x - size * 0.25, y - size * 0.16],
  ];
}

function sleeve(x: number, y: number, [handX, handY]: Point, size: number): string {
  const elbow: Point = [x + (handX - x) * 0.75 + Math.sign(handX - x) * size * 0.1, y + (handY - y) * 0.42];
  const wide = size * 0.14;
  return smooth([
    [x - wide * 1.2, y + wide],
    [elbow[0] - wide, elbow[1] + wide * 0.2],
    [handX - wide * 0.7, handY],
    [handX + wide * 0.7, handY],
    [elbow[0] + wide, elbow[1] + wide * 0.2],
    [x + wide * 1.2, y + wide],
  ]);
}

/** A scarf held by both ends, striped in the two colours. */
function scarf(
  scene: Scene,
  left: Point,
  right: Point,
  size: number,
  shade: (color: string) => string,
): string {
  const { random } = scene;
  const bars = random.pick([5, 7, 9, 11]);
  const sag = size * random.range(0.08, 0.3);
  const wide = size * 0.36;
  const spot = (share: number, down: number): Point => [
    left[0] - size * 0.16 + (right[0] - left[0] + size * 0.32) * share,
    left[1] + (right[1] - left[1]) * share + Math.sin(share * Math.PI) * sag - size * 0.1 + down,
  ];
  const [one, two] =
    lightnessOf(scene.a) === lightnessOf(scene.b) ? [scene.a, '#ffffff'] : [scene.a, scene.b];
  let cloth = '';
  for (let at = 0; at < bars; at += 1) {
    const [from, to] = [at / bars, (at + 1) / bars];
    const corners = [
      spot(from, 0),
      spot((from + to) / 2, 0),
      spot(to + 0.004, 0),
      spot(to + 0.004, wide),
      spot((from + to) / 2, wide),
      spot(from, wide),
    ];
    cloth += path(polygon(corners), shade(at % 2 ? two : one));
  }
  const fold = stroke(
    `M${spot(0.02, wide * 0.55).join(' ')}Q${spot(0.5, wide * 0.75).join(' ')} ${spot(0.98, wide * 0.55).join(' ')}`,
    INK,
    size * 0.05,
    'opacity=".16"',
  );
  return cloth + fold;
}
