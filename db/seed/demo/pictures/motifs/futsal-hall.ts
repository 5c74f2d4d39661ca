import { createCamera, type Place } from '../parts/camera.ts';
import { INK, mix, SKIN } from '../parts/color.ts';
import { drawFarCrowd } from '../parts/crowd.ts';
import { makeFigure } from '../parts/figure.ts';
import { drawFootball } from '../parts/football.ts';
import { drawGoal } from '../parts/goal.ts';
import { bloom, dust } from '../parts/lights.ts';
import { polygon } from '../parts/line.ts';
import { drawPlayer, drawSilhouette } from '../parts/player.ts';
import { POSES } from '../parts/poses.ts';
import { ellipse, linear, n, path, rect, repeat, type Scene } from '../parts/scene.ts';
import { teamKits } from '../parts/team.ts';

/** Five against five indoors: lamps in the floor, the ball on a short leash. */
export function futsalHall(scene: Scene): string {
  const { random } = scene;
  const right = random.chance(0.5);
  const wood = random.chance(0.55);
  const floor = wood ? '#c98d4f' : mix('#2f6fb0', scene.a, 0.35);
  const lane = wood ? mix(scene.a, '#7a4a22', 0.25) : mix(floor, '#ffffff', 0.2);
  const light = '#fff6e4';
  const camera = createCamera({
    eye: [-10.2, right ? 4 : -4, 1.75],
    target: [12, right ? -1 : 1, 0.9],
    zoom: 980,
    middle: [800, 430],
  });
  return (
    rect(
      0,
      0,
      1600,
      1000,
      linear(
        scene,
        [0, 0, 0, 430],
        [
          [0, mix('#1a2233', scene.a, 0.2)],
          [1, mix('#5b6a82', scene.a, 0.25)],
        ],
      ),
    ) +
    ceiling(scene, light) +
    drawFarCrowd(scene, 250, 400, 30, 0.7) +
    rect(0, 396, 1600, 44, mix(scene.b, INK, 0.25)) +
    repeat(6, (at) =>
      rect(at * 300 - 40, 402, 200, 32, at % 2 ? scene.a : mix(scene.b, '#ffffff', 0.2), 'opacity=".9"'),
    ) +
    court(camera, floor, lane) +
    shine(scene, light) +
    drawGoal(camera, { x: 20, depth: 1.2, width: 3, tall: 2, mesh: 0.2, bars: '#f4f7fb' }) +
    redBars(camera) +
    players(scene, camera, right, light) +
    dust(scene, 30, light)
  );
}

type Cam = ReturnType<typeof createCamera>;

function ceiling(scene: Scene, light: string): string {
  const beams = repeat(7, (at) => {
    const y = 18 + at * 38;
    return rect(0, y, 1600, 12 - at, mix('#0d1320', '#5b6a82', at / 9));
  });
  const lamps = repeat(20, (at) => {
    const row = Math.floor(at / 5);
    const [x, y] = [800 + ((at % 5) - 2) * (400 - row * 62), 40 + row * 52];
    const wide = 150 - row * 26;
    return (
      rect(x - wide / 2, y, wide, 15 - row * 2, '#ffffff', 'rx="4"') +
      bloom(scene, x, y + 6, wide * 1.25, 66 - row * 8, light, 0.75)
    );
  });
  return beams + lamps;
}

function court(camera: Cam, floor: string, lane: string): string {
  const flat = (x1: number, y1: number, x2: number, y2: number): string => {
    const seen = camera.shape([
      [x1, y1, 0],
      [x2, y1, 0],
      [x2, y2, 0],
      [x1, y2, 0],
    ]);
    return seen.length > 2 ? polygon(seen) : '';
  };
  const boards = repeat(40, (at) =>
    at % 2 ? flat(-60, -20 + at, 60, -19.96 + at) : flat(-60, -20 + at, 60, -19.97 + at),
  );
  const arc = (x: number, y: number, r: number, from: number, to: number): string => {
    const ring = (radius: number): Place[] =>
      Array.from({ length: 25 }, (_, at) => [
        x + Math.cos(from + ((to - from) * at) / 24) * radius,
        y + Math.sin(from + ((to - from) * at) / 24) * radius,
        0,
      ]);
    const seen = camera.shape([...ring(r + 0.05), ...ring(r - 0.05).reverse()]);
    return seen.length > 2 ? polygon(seen) : '';
  };
  const area: Place[] = [
    [20, -7.5, 0],
    ...Array.from(
      { length: 25 },
      (_, at): Place => [20 - Math.sin((at / 24) * Math.PI) * 6, -7.5 + (at / 24) * 15, 0],
    ),
    [20, 7.5, 0],
  ];
  const lines =
    flat(-20, -10.05, 20, -9.95) +
    flat(-20, 9.95, 20, 10.05) +
    flat(19.95, -10, 20.05, 10) +
    flat(-0.05, -10, 0.05, 10) +
    arc(0, 0, 3, 0, Math.PI * 2);
  const curve = camera.shape(area);
  return (
    path(flat(-60, -40, 60, 40), mix(floor, INK, 0.28)) +
    path(flat(-20, -10, 20, 10), floor) +
    path(boards, INK, 'opacity=".16"') +
    path(polygon(curve), lane, 'opacity=".75"') +
    path(lines, '#ffffff') +
    path(polygon(curve, false), 'none', 'stroke="#ffffff" stroke-width="3.5"')
  );
}

/** Lamps thrown back by the varnish. */
function shine(scene: Scene, light: string): string {
  return (
    [260, 530, 800, 1070, 1340].map((x) => bloom(scene, x, 640, 70, 330, light, 0.34)).join('') +
    bloom(scene, 800, 470, 1000, 90, light, 0.4)
  );
}

function redBars(camera: Cam): string {
  const bar = (y: number) =>
    repeat(5, (at) => {
      const [low, high] = [camera.see([20, y, at * 0.4]), camera.see([20, y, at * 0.4 + 0.2])];
      return low && high
        ? rect(low.x - low.scale * 0.055, high.y, low.scale * 0.11, low.y - high.y, '#d7263d')
        : '';
    });
  return bar(-1.5) + bar(1.5);
}

function players(scene: Scene, camera: Cam, right: boolean, light: string): string {
  const { random } = scene;
  const kits = teamKits(scene);
  const way = right ? 1 : -1;
  const cast = [
    { at: [-6.4, way * 2.55, 0] as Place, pose: POSES.dribble, kit: 0, ball: true },
    { at: [-3.9, way * 3.9, 0] as Place, pose: POSES.futsalStop, kit: 1, ball: false },
    { at: [4, way * -4, 0] as Place, pose: POSES.run, kit: 0, ball: false },
    { at: [7, way * 3, 0] as Place, pose: POSES.sprint, kit: 1, ball: false },
    { at: [11, way * -2, 0] as Place, pose: POSES.run, kit: 1, ball: false },
    { at: [18.6, 0, 0] as Place, pose: POSES.ready, kit: 2, ball: false },
  ];
  return cast
    .toReversed()
    .map(({ at, pose, kit, ball }, index) => {
      const seen = camera.see(at);
      if (!seen) return '';
      const height = seen.scale * 1.8;
      const flip = kit === 0 ? !right : right;
      const figure = makeFigure(pose, { x: seen.x, y: seen.y, height, flip });
      const wear =
        kit === 2
          ? { ...kits[0], shirt: '#e2f04a', shorts: INK, pattern: 'plain' as const }
          : (kits[kit] ?? kits[0]);
      const [x, y, r] = [seen.x + (flip ? -1 : 1) * height * 0.28, seen.y - height * 0.045, height * 0.055];
      return (
        drawSilhouette(
          figure,
          mix(wear.shirt, INK, 0.5),
          `transform="translate(0 ${n(seen.y * 2)}) scale(1 -1)" opacity=".2"`,
        ) +
        ellipse(seen.x, seen.y + 3, height * 0.24, height * 0.03, INK, 'opacity=".4"') +
        drawPlayer(
          scene,
          figure,
          {
            ...wear,
            skin: SKIN[(index + random.int(0, 4)) % 5] ?? SKIN[0],
            boots: random.pick(['#f4f4f4', '#11151f']),
          },
          { side: right ? -1 : 1, dark: 0.42, rim: light },
        ) +
        (ball
          ? ellipse(x, y + r, r * 1.4, r * 0.25, INK, 'opacity=".4"') +
            drawFootball(scene, { x, y, r, panel: scene.a })
          : '')
      );
    })
    .join('');
}
