import { createCamera, type Place } from '../parts/camera.ts';
import { GRASS, INK, mix, SKIN } from '../parts/color.ts';
import { makeFigure } from '../parts/figure.ts';
import { drawFootball } from '../parts/football.ts';
import { drawGoal } from '../parts/goal.ts';
import { bloom, glow } from '../parts/lights.ts';
import { type Point, polygon, smooth } from '../parts/line.ts';
import { drawPitch } from '../parts/pitch.ts';
import { drawPlayer, drawSilhouette } from '../parts/player.ts';
import { POSES } from '../parts/poses.ts';
import { across, circle, ellipse, n, path, type Scene } from '../parts/scene.ts';
import { drawSky, type Hour, skyColors } from '../parts/sky.ts';
import { kitOf } from '../parts/team.ts';

/** An ordinary morning's work: cones, a ball at the feet, long shadows. */
export function trainingCones(scene: Scene): string {
  const { random } = scene;
  const hour: Hour = random.pick(['dawn', 'dusk', 'dawn', 'blue']);
  const right = random.chance(0.5);
  const sun: Point = [right ? random.range(180, 420) : random.range(1180, 1420), random.range(250, 320)];
  const warm = hour === 'blue' ? '#e8f4ff' : hour === 'dusk' ? '#ffc27a' : '#ffe9b8';
  const camera = createCamera({
    eye: [-20, right ? 3 : -3, 1.35],
    target: [10, 0, 0.75],
    zoom: 1250,
    middle: [800, 440],
  });
  const shadow = right ? 1 : -1;
  const cones: Place[] = [];
  for (let at = 0; at < 9; at += 1)
    cones.push([-16.6 + at * 2.3, (at % 2 ? 1 : -1) * 0.55 + shadow * (0.9 - at * 0.5), 0]);
  for (let at = 0; at < 7; at += 1) cones.push([-15.2 + at * 3, shadow * (4.1 + at * 0.3), 0]);
  const colors = [random.pick(['#ff6b2c', '#ffcf33', '#ff4f5e']), scene.a];
  return (
    drawSky(scene, hour, 440) +
    glow(scene, ...sun, 420, warm, 1) +
    hills(scene, hour) +
    drawPitch(camera, {
      mowing: random.pick(['bands', 'checks']),
      dark: mix(GRASS.mid, warm, 0.12),
      light: mix(GRASS.light, warm, 0.28),
      lineWidth: 0.12,
      margin: 30,
    }) +
    drawGoal(camera, { x: 24, mesh: 0.4 }) +
    bloom(scene, sun[0], 560, 1100, 240, warm, 0.5) +
    runner(scene, camera.see([4, shadow * -3.2, 0]), 1.85, 'run', right, warm) +
    runner(scene, camera.see([0, shadow * 5.6, 0]), 1.85, 'stand', right, warm) +
    cones
      .toSorted((one, two) => two[0] - one[0])
      .map((place, at) => {
        const seen = camera.see(place);
        return seen
          ? cone(scene, seen.x, seen.y, seen.scale * 0.42, colors[at % 2] ?? '#ff6b2c', shadow)
          : '';
      })
      .join('') +
    runner(scene, camera.see([-14.9, shadow * 1.35, 0]), 1.85, 'dribble', right, warm, true) +
    bloom(scene, ...sun, 900, 560, warm, 0.4)
  );
}

type Seen = { x: number; y: number; scale: number } | null;

function runner(
  scene: Scene,
  seen: Seen,
  metres: number,
  pose: 'run' | 'stand' | 'dribble',
  right: boolean,
  rim: string,
  ball = false,
): string {
  if (!seen) return '';
  const { random } = scene;
  const height = seen.scale * metres;
  const figure = makeFigure(pose === 'run' ? random.pick([POSES.run, POSES.sprint]) : POSES[pose], {
    x: seen.x,
    y: seen.y,
    height,
    flip: !right,
  });
  const cast = drawSilhouette(
    makeFigure(pose === 'run' ? POSES.run : POSES[pose], { x: 0, y: 0, height, flip: !right }),
    INK,
    `transform="translate(${n(seen.x)} ${n(seen.y)}) skewX(${right ? -66 : 66}) scale(1 -.34)" opacity=".36"`,
  );
  const [x, y, r] = [seen.x + (right ? 1 : -1) * height * 0.3, seen.y - height * 0.055, height * 0.06];
  const kit = kitOf(scene, scene.a, scene.b);
  return (
    cast +
    drawPlayer(
      scene,
      figure,
      { ...kit, skin: random.pick(SKIN), boots: random.pick(['#f4f4f4', '#ff5a3c', '#11151f']) },
      { side: right ? -1 : 1, dark: 0.5, rim },
    ) +
    (ball
      ? ellipse(x + (right ? r * 1.6 : -r * 1.6), y + r * 0.95, r * 2.2, r * 0.32, INK, 'opacity=".35"') +
        drawFootball(scene, { x, y, r, lightX: right ? -0.45 : 0.45 })
      : '')
  );
}

function hills(scene: Scene, hour: Hour): string {
  const { random } = scene;
  const [, , low] = skyColors(scene, hour);
  return [0.35, 0.6, 0.85]
    .map((depth, row) => {
      const points: Point[] = [[-60, 490]];
      for (let x = -60; x <= 1660; x += row === 2 ? 44 : 130)
        points.push([x, 424 + row * 13 - random.range(0, row === 2 ? 46 : 90 - row * 30)]);
      points.push([1660, 490]);
      return path(smooth(points, true, 0.8), mix(low, row === 2 ? '#123a2c' : '#22405c', depth));
    })
    .join('');
}

function cone(scene: Scene, x: number, y: number, size: number, color: string, shadow: number): string {
  const round = across(scene, shadow > 0 ? [0, 0, 1, 0] : [1, 0, 0, 0], [
    [0, mix(color, '#ffffff', 0.55)],
    [0.35, color],
    [1, mix(color, INK, 0.5)],
  ]);
  const [w, h] = [size * 0.44, size];
  const body = polygon([
    [x - w, y],
    [x - w * 0.2, y - h],
    [x + w * 0.2, y - h],
    [x + w, y],
  ]);
  const band = polygon([
    [x - w * 0.68, y - h * 0.4],
    [x - w * 0.46, y - h * 0.67],
    [x + w * 0.46, y - h * 0.67],
    [x + w * 0.68, y - h * 0.4],
  ]);
  return (
    path(
      polygon([
        [x - w, y],
        [x + w, y],
        [x + shadow * size * 2.6, y + size * 0.3],
      ]),
      INK,
      'opacity=".32"',
    ) +
    ellipse(x, y, w * 1.45, w * 0.34, mix(color, INK, 0.3)) +
    ellipse(x, y - size * 0.03, w * 1.45, w * 0.34, round) +
    path(body, round) +
    path(band, '#ffffff', 'opacity=".85"') +
    circle(x, y - h, w * 0.2, mix(color, INK, 0.35))
  );
}
