import { createCamera } from '../parts/camera.ts';
import { GRASS, glowOf, INK, mix, SKIN } from '../parts/color.ts';
import { drawFarCrowd } from '../parts/crowd.ts';
import { makeFigure } from '../parts/figure.ts';
import { drawFootball } from '../parts/football.ts';
import { drawGoal } from '../parts/goal.ts';
import { beam, bloom, dust, glow } from '../parts/lights.ts';
import { drawPitch } from '../parts/pitch.ts';
import { drawPlayer } from '../parts/player.ts';
import { POSES } from '../parts/poses.ts';
import { ellipse, rect, repeat, type Scene, stroke } from '../parts/scene.ts';
import { drawBackdrop } from '../parts/sky.ts';

/** Full stretch: the fingertips and the ball. */
export function goalkeeper(scene: Scene): string {
  const { random } = scene;
  const right = random.chance(0.5);
  const light = mix('#fff6e0', glowOf(scene.a), 0.25);
  const camera = createCamera({
    eye: [40, random.range(-3, 3), 1.9],
    target: [54, 0, 1.5],
    zoom: 1600,
    middle: [800, 500],
  });
  const pose = random.pick(['dive', 'dive', 'diveLow', 'leap'] as const);
  const spot = { dive: [640, 520], diveLow: [620, 690], leap: [700, 520] }[pose] as [number, number];
  const x = right ? spot[0] : 1600 - spot[0];
  const keeper = makeFigure(POSES[pose], {
    x,
    y: spot[1],
    height: pose === 'leap' ? 560 : 640,
    anchor: 'hips',
    flip: !right,
  });
  const [handX, handY] = keeper.hands.near;
  const ball = {
    x: handX + (right ? 62 : -62) * (pose === 'leap' ? 0.3 : 1),
    y: handY - (pose === 'leap' ? 84 : 34),
    r: 56,
  };
  const kit = {
    shirt: scene.a,
    trim: scene.b,
    pattern: random.pick(['plain', 'sash', 'plain'] as const),
    shorts: random.pick([scene.b, INK, scene.a]),
    socks: scene.a,
    skin: random.pick(SKIN),
    hands: '#f6f7f9',
  };
  return (
    drawBackdrop(scene, 800, 300, 1.1) +
    drawFarCrowd(scene, 60, 520, 44, 0.5) +
    repeat(5, (at) => glow(scene, 160 + at * 320, 40, 240, light, 0.7)) +
    rect(0, 512, 1600, 66, mix(scene.b, INK, 0.55)) +
    repeat(5, (at) => rect(at * 380 - 90, 520, 300, 48, mix(at % 2 ? scene.a : scene.b, INK, 0.25))) +
    drawPitch(camera, { mowing: 'bands', dark: GRASS.dark, light: GRASS.mid, lineWidth: 0.14, margin: 9 }) +
    bloom(scene, 800, 660, 1000, 170, light, 0.26) +
    drawGoal(camera, { mesh: 0.3 }) +
    beam(scene, [right ? 1500 : 100, -60], [x, 760], { start: 50, end: 380, color: light, strength: 0.3 }) +
    ellipse(x + (right ? 40 : -40), 850, pose === 'leap' ? 130 : 290, 26, INK, 'opacity=".42"') +
    trail(ball, right) +
    drawPlayer(scene, keeper, kit, { side: right ? 1 : -1, dark: 0.6, rim: light }) +
    drawFootball(scene, { ...ball, lightX: right ? 0.4 : -0.4 }) +
    glow(scene, ball.x, ball.y, 190, light, 0.25) +
    spray(scene, x, right) +
    dust(scene, 70, light)
  );
}

function trail({ x, y, r }: { x: number; y: number; r: number }, right: boolean): string {
  const away = right ? 1 : -1;
  return repeat(5, (at) =>
    stroke(
      `M${x + away * (r * 0.6)} ${y - r * 0.7 + at * r * 0.35}q${away * 120} ${-20 - at * 4} ${away * (300 - Math.abs(at - 2) * 60)} ${-70 - at * 6}`,
      '#ffffff',
      7 - Math.abs(at - 2) * 2,
      `opacity="${0.3 - Math.abs(at - 2) * 0.08}"`,
    ),
  );
}

/** Turf thrown up where he jumped. */
function spray({ random }: Scene, x: number, right: boolean): string {
  return repeat(46, () => {
    const [px, py] = [x - (right ? 1 : -1) * random.range(150, 420), 860 - random() ** 2 * 190];
    return ellipse(
      px,
      py,
      random.range(2, 7),
      random.range(1.5, 4),
      random.chance(0.7) ? GRASS.deep : '#2c2014',
      `transform="rotate(${random.int(0, 90)} ${px.toFixed(0)} ${py.toFixed(0)})"`,
    );
  });
}
