import { glowOf, INK, lightnessOf, mix } from '../parts/color.ts';
import { drawFansFromBehind, drawFarCrowd } from '../parts/crowd.ts';
import { beam, bloom, dust, glow } from '../parts/lights.ts';
import { type Point, polygon, smooth } from '../parts/line.ts';
import { clip, group, n, path, rect, repeat, type Scene, stroke } from '../parts/scene.ts';
import { drawSky, horizonGlow } from '../parts/sky.ts';

/** Big flags over the end where they sing. */
export function fansFlags(scene: Scene): string {
  const { random } = scene;
  const light = mix('#fff1d2', glowOf(scene.a), 0.35);
  const fire = random.pick(['#ff6a3c', glowOf(scene.a), '#ff5a5a']);
  const flares = repeat(random.int(2, 3), () => {
    const [x, y] = [random.range(150, 1450), random.range(640, 760)];
    return smoke(scene, x, y, fire) + glow(scene, x, y, 230, fire, 1);
  });
  const spots = [
    [random.range(120, 260), 700, 0.72],
    [random.range(640, 780), 660, 0.62],
    [random.range(1180, 1320), 690, 0.74],
    [random.range(340, 520), 860, 1.12],
    [random.range(930, 1120), 880, 1.22],
  ] as const;
  return (
    drawSky(scene, random.pick(['dusk', 'night', 'blue']), 760) +
    horizonGlow(scene, 700, light, 0.7) +
    [180, 1420]
      .map(
        (x) =>
          glow(scene, x, 120, 380, light, 0.95) +
          beam(scene, [x, 120], [800, 900], { start: 14, end: 360, color: light, strength: 0.2 }),
      )
      .join('') +
    drawFarCrowd(scene, 600, 760, 30, 0.45) +
    rect(0, 740, 1600, 40, mix(scene.a, INK, 0.5)) +
    flares +
    bloom(scene, 800, 820, 1000, 260, fire, 0.3) +
    spots
      .slice(0, 3)
      .map(([x, y, size], at) => flag(scene, x, y, size, at))
      .join('') +
    drawFansFromBehind(scene, 800, 84, mix(INK, scene.a, 0.12)) +
    spots
      .slice(3)
      .map(([x, y, size], at) => flag(scene, x, y, size, at + 1))
      .join('') +
    drawFansFromBehind(scene, 885, 128) +
    dust(scene, 90, mix(fire, '#ffffff', 0.5))
  );
}

function smoke(scene: Scene, x: number, y: number, color: string): string {
  const { random } = scene;
  return repeat(7, (at) =>
    bloom(
      scene,
      x + random.range(-70, 130) * (1 + at * 0.3),
      y - at * random.range(44, 70),
      130 + at * 34,
      84 + at * 20,
      mix(color, '#d8d8dc', 0.15 + at * 0.09),
      0.34,
    ),
  );
}

/** A flag on its pole, its cloth rolling in the wind. */
function flag(scene: Scene, x: number, foot: number, size: number, at: number): string {
  const { random } = scene;
  const wind = random.pick([-1, 1]);
  const lean = random.range(-12, 12) + wind * 8;
  const [w, tall] = [430 * size, 280 * size];
  const turn = random.range(0, 6.3);
  const wave = random.range(26, 40) * size;
  const spot = (share: number, down: number): Point => [
    wind * share * w * 0.96 + Math.sin(share * 5 + turn) * wave * 0.3,
    -tall -
      330 * size +
      down * (1 + share * 0.06) +
      Math.sin(share * 6.4 + turn) * wave * (0.25 + share * 0.75) -
      share * 18 * size,
  ];
  const steps = Array.from({ length: 13 }, (_, index) => index / 12);
  const outline = smooth(
    [...steps.map((it) => spot(it, 0)), ...steps.toReversed().map((it) => spot(it, tall))],
    true,
    0.9,
  );
  const [one, two] =
    Math.abs(lightnessOf(scene.a) - lightnessOf(scene.b)) < 0.06
      ? [scene.a, '#ffffff']
      : at % 2
        ? [scene.b, scene.a]
        : [scene.a, scene.b];
  const bands = random.pick(['across', 'along', 'cross', 'sunburst'] as const);
  const strip = (from: number, to: number, top: number, low: number) =>
    polygon([
      ...steps.map((it) => spot(from + (to - from) * it, top)),
      ...steps.toReversed().map((it) => spot(from + (to - from) * it, low)),
    ]);
  const second =
    bands === 'across'
      ? strip(0, 1, tall * 0.33, tall * 0.67)
      : bands === 'along'
        ? repeat(3, (it) => strip(it / 3 + 1 / 6, it / 3 + 1 / 3, -20, tall + 20))
        : bands === 'cross'
          ? strip(0, 1, tall * 0.4, tall * 0.6) + strip(0.42, 0.56, -20, tall + 20)
          : repeat(6, (it) => {
              const [from, to] = [(it / 6) * Math.PI * 2, ((it + 0.5) / 6) * Math.PI * 2];
              const ray = (angle: number): Point =>
                spot(0.5 + Math.cos(angle) * 0.9, tall * (0.5 + Math.sin(angle) * 1.2));
              return polygon([spot(0.5, tall * 0.5), ray(from), ray(to)]);
            });
  const shading = repeat(30, (it) => {
    const share = it / 30;
    const slope = Math.cos(share * 6.4 + turn);
    const d = polygon([
      spot(share, -30),
      spot(share + 0.038, -30),
      spot(share + 0.038, tall + 30),
      spot(share, tall + 30),
    ]);
    return path(
      d,
      slope > 0 ? INK : '#ffffff',
      `opacity="${n(Math.abs(slope) * (slope > 0 ? 4.2 : 1.8)) / 10}"`,
    );
  });
  const cloth = group(
    path(outline, one) + path(second, two) + shading,
    `clip-path="${clip(scene, outline)}"`,
  );
  return group(
    stroke(`M0 60V${n(-tall - 340 * size)}`, '#0a0d15', 11 * size) + cloth,
    `transform="translate(${n(x)} ${n(foot)}) rotate(${n(lean)})"`,
  );
}
