import { INK, lightnessOf, mix } from './color.ts';
import { type Point, smooth } from './line.ts';
import { across, clip, ellipse, group, linear, n, path, rect, repeat, type Scene, stroke } from './scene.ts';

export interface Jersey {
  /** Middle of the collar. */
  x: number;
  y: number;
  /** Pixels from sleeve to sleeve. */
  width: number;
  color: string;
  trim: string;
  pattern: 'plain' | 'stripes' | 'hoops' | 'sash' | 'half' | 'chevron' | 'checks';
  /** A number on the back; none shows the front. */
  number?: string;
}

export type JerseyPattern = Jersey['pattern'];

/** A shirt hung flat: cloth with folds, sleeves, collar and cuffs. */
export function drawJersey(scene: Scene, { x, y, width, color, trim, pattern }: Jersey): string {
  const w = width;
  const at = (px: number, py: number): Point => [x + px * w, y + py * w];
  const half: [number, number][] = [
    [0.1, -0.005],
    [0.2, 0.028],
    [0.31, 0.075],
    [0.4, 0.19],
    [0.5, 0.36],
    [0.455, 0.415],
    [0.375, 0.445],
    [0.305, 0.33],
    [0.288, 0.42],
    [0.285, 0.62],
    [0.29, 0.84],
    [0.296, 0.935],
    [0.15, 0.955],
  ];
  const outline = smooth(
    [
      at(0, 0.05),
      ...half.map(([px, py]) => at(px, py)),
      at(0, 0.96),
      ...half.toReversed().map(([px, py]) => at(-px, py)),
    ],
    true,
    0.55,
  );
  const cloth = rect(x - w, y - w * 0.1, w * 2, w * 1.2, color) + patternOf(scene, x, y, w, trim, pattern);
  const shadow = lightnessOf(color) < 0.3 ? '#000000' : INK;
  const soft = (color: string, strength: number) =>
    linear(
      scene,
      [0, y + w * 0.1, 0, y + w * 0.95],
      [
        [0, color, 0],
        [0.45, color, strength],
        [1, color, strength * 1.3],
      ],
    );
  const folds = repeat(11, (index) => {
    const start = (index - 5) * 0.062 + scene.random.range(-0.02, 0.02);
    const sway = scene.random.range(-0.04, 0.04);
    const d = `M${at(start * 0.7, 0.08)
      .map(n)
      .join(' ')}Q${at(start + sway, 0.55)
      .map(n)
      .join(' ')} ${at(start * 1.1, 0.98)
      .map(n)
      .join(' ')}`;
    const dark = index % 2 === 0;
    return stroke(d, dark ? soft(shadow, 0.14) : soft('#ffffff', 0.1), w * scene.random.range(0.025, 0.06));
  });
  const sides = across(
    scene,
    [0, 0, 1, 0],
    [
      [0, shadow, 0.62],
      [0.2, shadow, 0.3],
      [0.24, '#ffffff', 0.02],
      [0.4, '#ffffff', 0.16],
      [0.62, shadow, 0.02],
      [0.78, shadow, 0.42],
      [1, shadow, 0.66],
    ],
  );
  const fall = linear(
    scene,
    [0, y, 0, y + w],
    [
      [0, '#ffffff', 0.14],
      [0.35, shadow, 0],
      [1, shadow, 0.5],
    ],
  );
  const seams = [-1, 1]
    .map(
      (side) =>
        stroke(
          `M${at(side * 0.27, 0.06)
            .map(n)
            .join(' ')}Q${at(side * 0.265, 0.2)
            .map(n)
            .join(' ')} ${at(side * 0.302, 0.335)
            .map(n)
            .join(' ')}`,
          shadow,
          w * 0.008,
          'opacity=".4"',
        ) +
        stroke(
          `M${at(side * 0.487, 0.375)
            .map(n)
            .join(' ')}L${at(side * 0.385, 0.43)
            .map(n)
            .join(' ')}`,
          trim,
          w * 0.026,
        ),
    )
    .join('');
  const inside = ellipse(x, y + w * 0.012, w * 0.105, w * 0.052, mix(color, '#000000', 0.6));
  const collar = stroke(
    `M${at(-0.108, 0.004).map(n).join(' ')}Q${at(0, 0.128).map(n).join(' ')} ${at(0.108, 0.004).map(n).join(' ')}`,
    trim,
    w * 0.028,
  );
  const back = stroke(
    `M${at(-0.105, 0.002).map(n).join(' ')}Q${at(0, -0.05).map(n).join(' ')} ${at(0.105, 0.002).map(n).join(' ')}`,
    mix(trim, INK, 0.35),
    w * 0.02,
  );
  return (
    group(
      cloth + folds + path(outline, sides) + path(outline, fall) + seams,
      `clip-path="${clip(scene, outline)}"`,
    ) +
    inside +
    back +
    collar
  );
}

function patternOf(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  trim: string,
  pattern: JerseyPattern,
): string {
  const bar = w * 0.085;
  if (pattern === 'stripes')
    return repeat(7, (at) => rect(x + (at - 3) * bar * 1.9 - bar * 0.5, y - w * 0.1, bar, w * 1.2, trim));
  if (pattern === 'hoops')
    return repeat(7, (at) => rect(x - w, y + w * 0.1 + at * bar * 1.7, w * 2, bar * 0.85, trim));
  if (pattern === 'half') return rect(x, y - w * 0.1, w, w * 1.2, trim);
  if (pattern === 'sash')
    return rect(
      -bar,
      -w,
      bar * 2,
      w * 2.4,
      trim,
      `transform="translate(${n(x)} ${n(y + w * 0.42)}) rotate(${scene.random.pick([-38, 38])})"`,
    );
  if (pattern === 'chevron')
    return repeat(2, (at) => {
      const top = y + w * (0.28 + at * 0.14);
      return stroke(
        `M${n(x - w * 0.35)} ${n(top - w * 0.1)}L${n(x)} ${n(top + w * 0.12)}L${n(x + w * 0.35)} ${n(top - w * 0.1)}`,
        trim,
        bar * 0.9,
      );
    });
  if (pattern === 'checks')
    return repeat(84, (at) =>
      (at + Math.floor(at / 7)) % 2
        ? ''
        : rect(x + ((at % 7) - 3.5) * bar, y + Math.floor(at / 7) * bar, bar, bar, trim),
    );
  return '';
}
