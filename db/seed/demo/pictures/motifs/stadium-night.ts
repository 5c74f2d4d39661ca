import { drawBowl } from '../parts/bowl.ts';
import { createCamera } from '../parts/camera.ts';
import { GRASS, glowOf, mix } from '../parts/color.ts';
import { drawFansFromBehind } from '../parts/crowd.ts';
import { drawGoal } from '../parts/goal.ts';
import { beam, bloom, mast } from '../parts/lights.ts';
import { drawPitch } from '../parts/pitch.ts';
import { group, type Scene } from '../parts/scene.ts';
import { drawSky, horizonGlow } from '../parts/sky.ts';
import { drawTeams, spreadPlayers } from '../parts/team.ts';

/** The bowl under lights as a fan behind the goal sees it. */
export function stadiumNight(scene: Scene): string {
  const { random } = scene;
  const across = random.range(-34, 34);
  const camera = createCamera({
    eye: [random.range(-86, -72), across, random.range(15, 27)],
    target: [0, across * 0.15, 0],
    zoom: random.range(960, 1180),
    middle: [800 - across * 3, random.range(520, 600)],
    roll: random.range(-2.5, 2.5),
  });
  const roof = random.pick([0, 34, 38]);
  const horizon = camera.see([90, 0, roof || 26])?.y ?? 300;
  const light = mix('#fff3d0', glowOf(scene.a), 0.35);
  const heads = (
    [
      [74, -62],
      [74, 62],
      [-20, 66],
      [-20, -66],
    ] as const
  ).map(([x, y]) => camera.see([x, y, 41]));
  const masts = roof
    ? ''
    : heads
        .map((head) =>
          head && head.x > -200 && head.x < 1800
            ? mast(scene, {
                x: head.x,
                y: head.y,
                foot: head.y + head.scale * 38,
                size: head.scale * 13,
                color: light,
              })
            : '',
        )
        .join('');
  const beams = heads
    .map((head) =>
      head
        ? beam(scene, [head.x, head.y], [800 + (800 - head.x) * 0.1, 640], {
            start: 10,
            end: 330,
            color: light,
            strength: 0.16,
          })
        : '',
    )
    .join('');
  const ball: [number, number] = [random.range(-25, 25), random.range(-15, 15)];
  return (
    drawSky(scene, random.pick(['night', 'night', 'blue', 'dusk']), horizon + 120) +
    horizonGlow(scene, horizon + 40, glowOf(scene.a), 0.8) +
    masts +
    drawBowl(scene, camera, { roof, tiers: roof ? 2 : random.pick([1, 2]), lit: 0.74, from: -58 }) +
    drawPitch(camera, {
      mowing: random.pick(['bands', 'checks', 'rings', 'crossed']),
      dark: mix(GRASS.dark, '#0d7a45', 0.5),
      light: mix(GRASS.mid, GRASS.light, 0.35),
      lineWidth: 0.26,
      margin: 7,
    }) +
    bloom(scene, 800, horizon + 190, 1250, 190, light, 0.42) +
    bloom(scene, 800, 660, 1000, 320, mix(light, '#c8ffda', 0.5), 0.4) +
    drawGoal(camera, { mesh: 0.5 }) +
    drawTeams(scene, camera, spreadPlayers(scene, 22, ball)) +
    group(beams, 'opacity=".8"') +
    (random.chance(0.65) ? drawFansFromBehind(scene, 930, random.range(95, 130)) : '')
  );
}
