import { createCamera } from '../parts/camera.ts';
import { GRASS, glowOf, INK, mix } from '../parts/color.ts';
import { drawFarCrowd } from '../parts/crowd.ts';
import { makeFigure } from '../parts/figure.ts';
import { drawFootball } from '../parts/football.ts';
import { beam, bloom, dust, glow } from '../parts/lights.ts';
import { type Point, smooth } from '../parts/line.ts';
import { drawPitch } from '../parts/pitch.ts';
import { drawPlayer } from '../parts/player.ts';
import { POSES } from '../parts/poses.ts';
import { across, rect, repeat, type Scene, stroke } from '../parts/scene.ts';
import { drawBackdrop } from '../parts/sky.ts';
import { teamKits } from '../parts/team.ts';

/** The moment of the goal, seen from behind it: the net gives way, the keeper is beaten. */
export function ballNet(scene: Scene): string {
  const { random } = scene;
  const left = random.chance(0.5);
  const [x, y, r] = [
    left ? random.range(440, 580) : random.range(1020, 1160),
    random.range(330, 470),
    random.range(180, 225),
  ];
  const light = mix('#fff4da', glowOf(scene.a), 0.3);
  const camera = createCamera({ eye: [-56, 0, 1.7], target: [0, 0, 0.2], zoom: 900, middle: [800, 600] });
  const [shooters, keepers] = teamKits(scene);
  const keeper = makeFigure(random.pick([POSES.diveLow, POSES.dive]), {
    x: left ? 1120 : 480,
    y: 770,
    height: 430,
    anchor: 'hips',
    flip: left,
  });
  const scorer = makeFigure(random.pick([POSES.celebrate, POSES.arms, POSES.shoot]), {
    x: left ? 980 : 640,
    y: 712,
    height: 200,
    flip: !left,
  });
  return (
    drawBackdrop(scene, x, 300) +
    drawFarCrowd(scene, 230, 560, 40, 0.5) +
    repeat(7, (at) => glow(scene, 130 + at * 225, 150 + (at % 2) * 26, 170, light, 0.8)) +
    drawPitch(camera, { mowing: 'bands', dark: GRASS.dark, light: GRASS.mid, lineWidth: 0.16 }) +
    bloom(scene, 800, 640, 1000, 200, light, 0.28) +
    drawPlayer(scene, scorer, shooters, { side: left ? -1 : 1, rim: light }) +
    drawPlayer(
      scene,
      keeper,
      {
        ...keepers,
        shirt: random.pick(['#d8f24a', '#ff8a3d', '#49d6c8']),
        pattern: 'plain',
        hands: '#f4f4f4',
      },
      { side: left ? -1 : 1, dark: 0.75, rim: light },
    ) +
    bloom(scene, x, y, 560, 460, light, 0.4) +
    beam(scene, [left ? 1300 : 300, -40], [x, y + 140], {
      start: 60,
      end: 330,
      color: light,
      strength: 0.26,
    }) +
    drawFootball(scene, {
      x,
      y,
      r,
      panel: random.pick([INK, mix(scene.a, INK, 0.25), mix(scene.b, INK, 0.55)]),
      lightX: left ? 0.45 : -0.45,
    }) +
    net(scene, x, y, r) +
    post(scene, left ? 1505 : 95) +
    dust(scene, 60, '#ffffff')
  );
}

/** A net pressed towards us by the ball: meshes grow where it is, and the cords round it are drawn tight. */
function net(scene: Scene, ballX: number, ballY: number, r: number): string {
  const step = 92;
  const pushed = (x: number, y: number): Point => {
    const [dx, dy] = [x - ballX, y - ballY];
    const away = Math.hypot(dx, dy) / r;
    const grow = 1 + 0.34 * Math.exp(-(away * away) / 1.4) - 0.2 * Math.exp(-((away - 2) ** 2) / 0.9);
    return [ballX + dx * grow + 18 * Math.sin(y / 210), ballY + dy * grow + 16 * Math.sin(x / 150)];
  };
  const near: string[] = [];
  for (let at = -2; at < 24; at += 1) {
    const upright: Point[] = [];
    const level: Point[] = [];
    for (let along = -120; along <= 1760; along += 34) {
      if (along < 1150) upright.push(pushed(at * step - 150 + along * 0.1, along));
      if (at < 14) level.push(pushed(along, at * step - 60));
    }
    near.push(smooth(upright, false));
    if (at < 14) near.push(smooth(level, false));
  }
  const all = near.join('');
  const light = across(
    scene,
    [0, 0, 1, 0],
    [
      [0, '#ffffff'],
      [1, mix('#ffffff', glowOf(scene.a), 0.35)],
    ],
  );
  return (
    stroke(all, INK, 8, 'opacity=".38" transform="translate(5 7)"') + stroke(all, light, 4.6, 'opacity=".9"')
  );
}

function post(scene: Scene, x: number): string {
  const round = across(
    scene,
    [0, 0, 1, 0],
    [
      [0, '#8d97a8'],
      [0.3, '#ffffff'],
      [0.6, '#dfe5ee'],
      [1, '#59647a'],
    ],
  );
  return rect(x - 26, -20, 52, 1100, round);
}
