import { createCamera } from '../parts/camera.ts';
import { glowOf, INK, lightnessOf, mix } from '../parts/color.ts';
import { beam, bloom, dust } from '../parts/lights.ts';
import { type Point, polygon, smooth } from '../parts/line.ts';
import { across, ellipse, group, n, path, rect, type Scene, stroke } from '../parts/scene.ts';
import { drawBackdrop, drawBokeh } from '../parts/sky.ts';

type Piece = 'king' | 'queen' | 'bishop' | 'knight' | 'rook' | 'pawn';

/** Half outlines as turned on a lathe: height 0 (foot) to 1, distance from the axis. */
const FOOT = [
  [0, 0.27],
  [0.05, 0.29],
  [0.09, 0.26],
  [0.12, 0.2],
  [0.15, 0.22],
  [0.18, 0.17],
] as const;
const TURNED: Record<Exclude<Piece, 'knight'>, readonly (readonly [number, number])[]> = {
  pawn: [
    ...FOOT,
    [0.3, 0.11],
    [0.48, 0.085],
    [0.54, 0.15],
    [0.58, 0.1],
    [0.64, 0.15],
    [0.74, 0.17],
    [0.84, 0.13],
    [0.89, 0],
  ],
  rook: [...FOOT, [0.36, 0.14], [0.62, 0.125], [0.68, 0.19], [0.72, 0.2], [0.88, 0.2], [0.9, 0.2], [0.9, 0]],
  bishop: [
    ...FOOT,
    [0.34, 0.115],
    [0.6, 0.08],
    [0.64, 0.15],
    [0.67, 0.09],
    [0.74, 0.14],
    [0.82, 0.135],
    [0.92, 0.06],
    [0.95, 0.045],
    [0.98, 0.03],
    [1, 0],
  ],
  queen: [
    ...FOOT,
    [0.34, 0.12],
    [0.62, 0.08],
    [0.67, 0.16],
    [0.7, 0.1],
    [0.78, 0.12],
    [0.9, 0.19],
    [0.92, 0.17],
    [0.94, 0.08],
    [0.97, 0.05],
    [1, 0],
  ],
  king: [
    ...FOOT,
    [0.34, 0.125],
    [0.62, 0.09],
    [0.67, 0.17],
    [0.7, 0.1],
    [0.78, 0.12],
    [0.9, 0.17],
    [0.92, 0.16],
    [0.95, 0.05],
    [0.96, 0],
  ],
};
const TALL: Record<Piece, number> = {
  king: 1,
  queen: 0.94,
  bishop: 0.82,
  knight: 0.76,
  rook: 0.7,
  pawn: 0.58,
};

/** A game half decided, the light on the piece that decides it. */
export function chess(scene: Scene): string {
  const { random } = scene;
  const [white, black] =
    lightnessOf(scene.a) > lightnessOf(scene.b) ? [scene.a, scene.b] : [scene.b, scene.a];
  const pale = mix(white, '#fbf1dc', 0.72);
  const deep = mix(black, '#141014', 0.6);
  const light = mix('#ffe9c6', glowOf(scene.a), 0.25);
  const camera = createCamera({
    eye: [random.range(-3.6, 3.6), -9.5, random.range(3.2, 4.4)],
    target: [0, 0, 0.9],
    zoom: 1750,
    middle: [800, random.range(560, 620)],
    roll: random.range(-3, 3),
  });
  const taken = new Set<string>();
  const spots = Array.from({ length: 13 }, (_, at) => {
    const row = at < 2 ? -3 : random.int(-2, 4);
    const column = at < 2 ? (at ? 2 : -2) + random.int(-1, 1) : random.int(-5, 5);
    return { row, column, at };
  }).filter(({ row, column }) => !taken.has(`${row},${column}`) && taken.add(`${row},${column}`));
  const pieces = spots
    .toSorted((one, two) => two.row - one.row)
    .map(({ row, column, at }) => {
      const seen = camera.see([column + 0.5, row + 0.5, 0]);
      const piece: Piece =
        at === 0
          ? 'king'
          : at === 1
            ? random.pick(['queen', 'knight'])
            : random.pick(['pawn', 'pawn', 'knight', 'bishop', 'rook', 'queen', 'pawn']);
      return seen
        ? drawPiece(
            scene,
            piece,
            seen.x,
            seen.y,
            seen.scale * 2.15,
            at === 0 || (at > 1 && at % 2 === 0) ? pale : deep,
            light,
          )
        : '';
    });
  return (
    drawBackdrop(scene, 800, 240, 1.1) +
    drawBokeh(scene, { count: 34, top: 20, bottom: 420, color: scene.a, size: 70 }) +
    board() +
    bloom(scene, 800, 720, 800, 220, light, 0.4) +
    beam(scene, [1250, -80], [700, 860], { start: 60, end: 420, color: light, strength: 0.26 }) +
    pieces.join('') +
    dust(scene, 60, light)
  );

  function board(): string {
    let [dark, bright] = ['', ''];
    for (let row = -4; row < 7; row += 1) {
      for (let column = -9; column < 9; column += 1) {
        const corners = camera.shape([
          [column, row, 0],
          [column + 1, row, 0],
          [column + 1, row + 1, 0],
          [column, row + 1, 0],
        ]);
        if (corners.length < 3) continue;
        if ((row + column) % 2) dark += polygon(corners);
        else bright += polygon(corners);
      }
    }
    return (
      path(dark, mix(deep, '#3a2416', 0.55)) +
      path(bright, mix(pale, '#b98f5e', 0.5)) +
      rect(
        0,
        0,
        1600,
        1000,
        across(
          scene,
          [0, 0, 0, 1],
          [
            [0, INK, 0.0],
            [0.45, INK, 0.55],
            [0.62, INK, 0.12],
            [1, INK, 0.55],
          ],
        ),
      )
    );
  }
}

function drawPiece(
  scene: Scene,
  piece: Piece,
  x: number,
  y: number,
  size: number,
  color: string,
  light: string,
): string {
  const tall = size * TALL[piece];
  const body = across(
    scene,
    [0, 0, 1, 0],
    [
      [0, mix(color, INK, 0.72)],
      [0.22, mix(color, INK, 0.2)],
      [0.45, color],
      [0.64, mix(color, light, 0.75)],
      [0.7, '#ffffff'],
      [0.78, color],
      [1, mix(color, INK, 0.6)],
    ],
  );
  const wide = size * 0.92;
  const at = (up: number, out: number): Point => [x + out * wide, y - up * tall];
  const shade = ellipse(
    x - size * 0.2,
    y + size * 0.02,
    size * 0.42,
    size * 0.085,
    '#000000',
    'opacity=".45"',
  );
  if (piece === 'knight') {
    const base = smooth(
      [...FOOT.map(([up, out]) => at(up, out)), ...FOOT.toReversed().map(([up, out]) => at(up, -out))],
      true,
      0.6,
    );
    const head = smooth(
      [
        at(0.17, -0.18),
        at(0.34, -0.17),
        at(0.5, -0.06),
        at(0.52, -0.12),
        at(0.46, -0.22),
        at(0.5, -0.3),
        at(0.6, -0.3),
        at(0.8, -0.2),
        at(0.88, -0.1),
        at(1, -0.08),
        at(0.96, 0.02),
        at(0.86, 0.12),
        at(0.68, 0.2),
        at(0.44, 0.21),
        at(0.17, 0.18),
      ],
      true,
      0.75,
    );
    const mane = `M${at(0.94, 0.0).map(n).join(' ')}Q${at(0.72, 0.15).map(n).join(' ')} ${at(0.3, 0.14).map(n).join(' ')}`;
    return (
      shade +
      path(base, body) +
      path(head, body) +
      stroke(mane, INK, size * 0.02, 'opacity=".5"') +
      ellipse(...at(0.78, -0.1), size * 0.02, size * 0.02, INK)
    );
  }
  const half = TURNED[piece];
  const outline = smooth(
    [...half.map(([up, out]) => at(up, out)), ...half.toReversed().map(([up, out]) => at(up, -out))],
    true,
    0.55,
  );
  const rings = half
    .filter(
      ([up], index) => index > 0 && up > 0.1 && (half[index + 1]?.[1] ?? 0) < (half[index]?.[1] ?? 0) - 0.02,
    )
    .map(([up, out]) => {
      const [cx, cy] = at(up, 0);
      return stroke(
        `M${n(cx - out * wide)} ${n(cy)}Q${n(cx)} ${n(cy + out * wide * 0.3)} ${n(cx + out * wide)} ${n(cy)}`,
        INK,
        size * 0.012,
        'opacity=".4"',
      );
    })
    .join('');
  return shade + path(outline, body) + rings + crown(piece, x, y, tall, size, body);
}

function crown(piece: Piece, x: number, y: number, tall: number, size: number, body: string): string {
  const top = y - tall;
  if (piece === 'king')
    return group(
      rect(x - size * 0.028, top - size * 0.1, size * 0.056, size * 0.17, body) +
        rect(x - size * 0.08, top - size * 0.06, size * 0.16, size * 0.05, body),
      '',
    );
  if (piece === 'bishop')
    return stroke(
      `M${n(x + size * 0.02)} ${n(top + size * 0.08)}l${n(size * 0.07)} ${n(size * 0.1)}`,
      INK,
      size * 0.022,
      'opacity=".65"',
    );
  if (piece === 'rook')
    return [-0.16, -0.03, 0.1]
      .map((shift) => rect(x + shift * size * 0.92, top + tall * 0.02, size * 0.075, tall * 0.09, body))
      .join('');
  return '';
}
