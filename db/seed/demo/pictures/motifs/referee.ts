import { glowOf, INK, mix, SKIN } from '../parts/color.ts';
import { drawFarCrowd } from '../parts/crowd.ts';
import { makeFigure } from '../parts/figure.ts';
import { beam, bloom, dust, glow } from '../parts/lights.ts';
import { drawPlayer, type Kit } from '../parts/player.ts';
import { POSES } from '../parts/poses.ts';
import { ellipse, group, linear, n, rect, repeat, type Scene } from '../parts/scene.ts';
import { drawBackdrop, drawBokeh, drawMeadow } from '../parts/sky.ts';
import { teamKits } from '../parts/team.ts';

const SHIRTS = ['#f2d13b', '#1d2430', '#e25d3a', '#35b8c9', '#c7e84a'] as const;

/** The one in the middle: a card in the air, or an arm that ends all talk. */
export function referee(scene: Scene): string {
  const { random } = scene;
  const right = random.chance(0.5);
  const x = right ? random.range(960, 1090) : random.range(510, 640);
  const light = mix('#fff4dc', glowOf(scene.a), 0.3);
  const scenery = random.pick(['card', 'card', 'point', 'whistle']);
  const card = random.pick(['#ffd21f', '#e5252a', '#ffd21f']);
  const height = scenery === 'card' ? 830 : 900;
  const feet = scenery === 'card' ? 1150 : 1130;
  const figure = makeFigure(POSES[scenery === 'card' ? 'card' : scenery], {
    x,
    y: feet,
    height,
    flip: right,
  });
  const shirt = random.pick(SHIRTS);
  const kit: Kit = {
    shirt,
    shorts: '#11151f',
    socks: '#11151f',
    skin: random.pick(SKIN),
    hair: random.pick(['#16100c', '#2d2119', '#5a5a60']),
  };
  const [handX, handY] = figure.hands.near;
  const lean = right ? -12 : 12;
  return (
    drawBackdrop(scene, x, 380, 1.1) +
    drawFarCrowd(scene, 190, 660, 46, 0.46) +
    repeat(6, (at) => glow(scene, 120 + at * 275, 110 + (at % 2) * 30, 200, light, 0.75)) +
    drawBokeh(scene, { count: 26, top: 60, bottom: 560, color: scene.b, size: 48 }) +
    drawMeadow(scene, 690) +
    bloom(scene, 800, 700, 1000, 130, light, 0.35) +
    protesters(scene, right, light) +
    beam(scene, [right ? 200 : 1400, -60], [x, 700], { start: 60, end: 300, color: light, strength: 0.28 }) +
    (scenery === 'card' ? bloom(scene, handX, handY - 60, 330, 300, card, 0.6) : '') +
    drawPlayer(scene, figure, kit, { side: right ? -1 : 1, dark: 0.72, rim: light }) +
    badges(scene, figure.torso, shirt) +
    (scenery === 'card' ? cardInHand(scene, handX, handY, lean, card) : '') +
    dust(scene, 60, light)
  );
}

function cardInHand(scene: Scene, x: number, y: number, lean: number, color: string): string {
  const shine = linear(
    scene,
    [x - 40, y - 130, x + 40, y],
    [
      [0, '#ffffff', 0.55],
      [0.4, '#ffffff', 0],
      [1, '#000000', 0.25],
    ],
  );
  const box = `x="-39" y="-124" width="78" height="112" rx="7"`;
  return group(
    `<rect ${box} fill="${color}"/><g transform="translate(${n(-x)} ${n(-y)})"><rect x="${n(x - 39)}" y="${n(y - 124)}" width="78" height="112" rx="7" fill="${shine}"/></g>`,
    `transform="translate(${n(x)} ${n(y)}) rotate(${lean})"`,
  );
}

/** The collar of an official's shirt, hinted at by a darker band of shade. */
function badges(scene: Scene, torso: string, shirt: string): string {
  const clipped = scene.define((id) => `<clipPath id="${id}"><path d="${torso}"/></clipPath>`);
  return rect(0, 0, 1600, 1000, mix(shirt, INK, 0.6), `clip-path="${clipped}" opacity="0"`);
}

/** Two who see it otherwise, farther back. */
function protesters(scene: Scene, right: boolean, light: string): string {
  const [home, away] = teamKits(scene);
  const { random } = scene;
  const people = [
    {
      x: right ? 560 : 1040,
      y: 905,
      height: 480,
      kit: home,
      pose: random.pick([POSES.handsOnHips, POSES.arms, POSES.stand]),
    },
    {
      x: right ? 330 : 1270,
      y: 890,
      height: 455,
      kit: random.chance(0.5) ? home : away,
      pose: random.pick([POSES.stand, POSES.walk, POSES.handsOnHips]),
    },
    { x: right ? 700 : 900, y: 800, height: 300, kit: away, pose: POSES.walk },
  ];
  return people
    .toSorted((one, two) => one.height - two.height)
    .map(({ x, y, height, kit, pose }) => {
      const figure = makeFigure(pose, { x, y, height, flip: right });
      return (
        ellipse(x, y + 4, height * 0.26, height * 0.035, INK, 'opacity=".5"') +
        drawPlayer(
          scene,
          figure,
          { ...kit, skin: random.pick(SKIN) },
          { side: right ? 1 : -1, dark: 0.82, rim: light },
        )
      );
    })
    .join('');
}
