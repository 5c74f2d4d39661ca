import { type Camera, createCamera, type Place } from '../parts/camera.ts';
import { GRASS, INK, mix } from '../parts/color.ts';
import { makeFigure, type Pose } from '../parts/figure.ts';
import { bloom } from '../parts/lights.ts';
import { polygon } from '../parts/line.ts';
import { drawPitch } from '../parts/pitch.ts';
import { drawSilhouette } from '../parts/player.ts';
import { POSES } from '../parts/poses.ts';
import { circle, ellipse, group, n, path, rect, type Scene } from '../parts/scene.ts';
import { spreadPlayers } from '../parts/team.ts';

const STANDING: [Pose, ...Pose[]] = [POSES.run, POSES.stand, POSES.walk, POSES.sprint, POSES.arms];

/** From a drone in low sun: stripes, lines, and shadows longer than the players. */
export function pitchAerial(scene: Scene): string {
  const { random } = scene;
  const [x, y] = random.pick([
    [0, 0],
    [38, 0],
    [-40, 6],
    [44, 26],
    [8, -22],
  ]);
  const camera = createCamera({
    eye: [x, y - random.range(2, 20), random.range(26, 52)],
    target: [x, y, 0],
    zoom: 1150,
    middle: [random.range(640, 960), random.range(440, 560)],
    roll: random.range(-38, 38),
  });
  const warm = random.chance(0.5);
  const tint = warm ? '#e8c468' : '#7fd0c0';
  const surround = random.pick([mix(scene.a, INK, 0.35), '#a4553c', mix(GRASS.deep, INK, 0.2)]);
  const sun = random.range(20, 160);
  return (
    rect(0, 0, 1600, 1000, mix(surround, INK, 0.25)) +
    track(camera, surround) +
    drawPitch(camera, {
      mowing: random.pick(['bands', 'checks', 'rings', 'crossed']),
      dark: mix(mix('#1d7a47', tint, 0.1), GRASS.deep, 0.25),
      light: mix('#3fae6a', tint, 0.22),
      lineWidth: 0.2,
      margin: 5,
    }) +
    players(scene, camera, sun, [x, y]) +
    bloom(scene, warm ? 1500 : 120, 40, 1300, 900, warm ? '#ffd98a' : '#d8f7ff', 0.38)
  );
}

function track(camera: Camera, color: string): string {
  const ring = (by: number, fill: string) => {
    const places: Place[] = Array.from({ length: 60 }, (_, at) => {
      const turn = (at / 60) * Math.PI * 2;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      return [
        Math.sign(c) * Math.abs(c) ** 0.5 * (66 + by),
        Math.sign(s) * Math.abs(s) ** 0.5 * (46 + by),
        0,
      ];
    });
    return path(polygon(camera.shape(places)), fill);
  };
  return [9, 6, 3, 0].map((by) => ring(by + 0.2, mix(color, '#ffffff', 0.5)) + ring(by, color)).join('');
}

function players(scene: Scene, camera: Camera, sun: number, middle: readonly [number, number]): string {
  const { random } = scene;
  return spreadPlayers(scene, 26, middle)
    .map((place, at) => {
      const seen = camera.see(place);
      if (!seen) return '';
      const size = seen.scale * 1.25;
      const figure = makeFigure(random.pick(STANDING), {
        x: 0,
        y: 0,
        height: size * random.range(2.5, 3.1),
        flip: random.chance(0.5),
      });
      const shadow = drawSilhouette(
        figure,
        '#04140d',
        `transform="translate(${n(seen.x)} ${n(seen.y)}) rotate(${n(sun)})" opacity=".5"`,
      );
      const shirt = at % 2 ? scene.b : scene.a;
      const facing = random.range(0, 360);
      const legs =
        ellipse(size * 0.1, -size * 0.24, size * 0.13, size * 0.26, INK) +
        ellipse(size * -0.12, size * 0.22, size * 0.13, size * 0.24, INK);
      const arms = ellipse(
        0,
        0,
        size * 0.58,
        size * 0.13,
        '#b97a56',
        `transform="rotate(${n(random.range(-25, 25))})"`,
      );
      const body =
        ellipse(0, 0, size * 0.4, size * 0.24, mix(shirt, INK, 0.15)) +
        ellipse(size * -0.03, size * -0.03, size * 0.36, size * 0.2, shirt);
      const head =
        circle(0, size * 0.02, size * 0.155, '#1c130e') +
        circle(size * -0.04, size * -0.02, size * 0.08, '#4a382c');
      return (
        shadow +
        group(
          legs + arms + body + head,
          `transform="translate(${n(seen.x)} ${n(seen.y)}) rotate(${n(facing)})"`,
        )
      );
    })
    .join('');
}
