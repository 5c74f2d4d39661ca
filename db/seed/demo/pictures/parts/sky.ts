import { GRASS, glowOf, INK, mix, tone } from './color.ts';
import { disc } from './line.ts';
import {
  ellipse,
  HEIGHT,
  linear,
  n,
  path,
  radial,
  rect,
  repeat,
  type Scene,
  WIDTH,
  within,
} from './scene.ts';

export type Hour = 'night' | 'dusk' | 'blue' | 'dawn';

/** Colours from the top of the sky to the horizon. */
export function skyColors(scene: Scene, hour: Hour): [string, string, string] {
  const tint = tone(scene.a, 0.5);
  if (hour === 'dusk') return ['#111b3c', mix('#5b3f78', tint, 0.35), '#f4a35f'];
  if (hour === 'blue') return ['#0a1a3a', mix('#21477c', tint, 0.25), '#8fb8d8'];
  if (hour === 'dawn') return ['#274a78', mix('#8a8fb8', tint, 0.2), '#f7d9b0'];
  return ['#060b18', mix(INK, tint, 0.22), mix(INK, tint, 0.5)];
}

/** Sky down to `horizon` with stars or clouds, as the hour asks. */
export function drawSky(scene: Scene, hour: Hour, horizon: number): string {
  const [top, middle, low] = skyColors(scene, hour);
  const fill = linear(
    scene,
    [0, 0, 0, horizon],
    [
      [0, top],
      [0.55, middle],
      [1, low],
    ],
  );
  const stars = hour === 'night' ? drawStars(scene, horizon * 0.7) : '';
  return rect(0, 0, WIDTH, HEIGHT, fill) + stars + drawClouds(scene, hour, horizon);
}

function drawStars(scene: Scene, depth: number): string {
  const { random } = scene;
  const d = repeat(90, () => disc(random.range(0, WIDTH), random.range(0, depth), random.range(0.6, 1.6)));
  return path(d, '#fff', 'opacity=".45"');
}

function drawClouds(scene: Scene, hour: Hour, horizon: number): string {
  const { random } = scene;
  const [, middle, low] = skyColors(scene, hour);
  const color = hour === 'night' ? mix(middle, '#ffffff', 0.12) : mix(low, '#ffffff', 0.25);
  const paint = within(scene, [
    [0, color, hour === 'night' ? 0.2 : 0.42],
    [0.5, color, hour === 'night' ? 0.09 : 0.18],
    [1, color, 0],
  ]);
  return repeat(9, () => {
    const y = random.range(horizon * 0.3, horizon * 0.98);
    return ellipse(random.range(-100, WIDTH + 100), y, random.range(220, 560), random.range(14, 46), paint);
  });
}

/** A band of light over the horizon. */
export function horizonGlow(scene: Scene, y: number, color: string, strength = 0.6): string {
  const paint = radial(scene, 0, 0, 1, [
    [0, color, strength],
    [0.4, color, strength * 0.35],
    [1, color, 0],
  ]);
  return `<circle r="1" fill="${paint}" transform="translate(${WIDTH / 2} ${n(y)}) scale(1100 300)"/>`;
}

/** Night behind a scene indoors or out of focus: the club's colour glowing out of the dark. */
export function drawBackdrop(scene: Scene, x: number, y: number, strength = 1): string {
  const warm = mix(INK, tone(scene.a, 0.48), 0.75 * strength);
  return rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    radial(scene, x, y, 1150, [
      [0, warm],
      [0.45, mix(INK, warm, 0.5)],
      [1, mix(INK, '#000000', 0.25)],
    ]),
  );
}

/** Lamps far out of focus. */
export function drawBokeh(
  scene: Scene,
  {
    count,
    top,
    bottom,
    color,
    size = 46,
  }: { count: number; top: number; bottom: number; color: string; size?: number },
): string {
  const { random } = scene;
  const colors = [glowOf(color), '#fff4d6', mix(glowOf(color), '#ffffff', 0.5)] as const;
  return repeat(count, () => {
    const shine = random.pick(colors);
    const paint = within(scene, [
      [0, shine, 0.75],
      [0.82, shine, 0.55],
      [0.9, shine, 0.85],
      [1, shine, 0],
    ]);
    const r = size * random.range(0.35, 1);
    return ellipse(
      random.range(0, WIDTH),
      random.range(top, bottom),
      r,
      r,
      paint,
      `opacity="${n(random.range(1, 4.5)) / 10}"`,
    );
  });
}

/** Grass near the ground, out of focus, with a light edge at the top. */
export function drawMeadow(scene: Scene, y: number, lit: string = GRASS.lit): string {
  return rect(
    0,
    y,
    WIDTH,
    HEIGHT - y,
    linear(
      scene,
      [0, y, 0, HEIGHT],
      [
        [0, mix(GRASS.mid, lit, 0.6)],
        [0.18, GRASS.mid],
        [1, mix(GRASS.deep, INK, 0.45)],
      ],
    ),
  );
}
