import { mix } from './color.ts';
import { gold, silver } from './gold.ts';
import { type Point, smooth } from './line.ts';
import { ellipse, group, n, path, rect, type Scene, stroke } from './scene.ts';

export type CupShape = 'chalice' | 'amphora' | 'bowl';

/** Half outlines from the rim (0) down to the foot (1): distance from the axis, height. */
const SHAPES: Record<CupShape, readonly (readonly [number, number])[]> = {
  chalice: [
    [0.3, 0],
    [0.285, 0.1],
    [0.26, 0.25],
    [0.2, 0.4],
    [0.1, 0.5],
    [0.045, 0.56],
    [0.04, 0.62],
    [0.075, 0.66],
    [0.045, 0.7],
    [0.05, 0.8],
    [0.12, 0.87],
    [0.17, 0.9],
    [0.17, 0.96],
  ],
  amphora: [
    [0.17, 0],
    [0.12, 0.05],
    [0.1, 0.12],
    [0.16, 0.2],
    [0.255, 0.32],
    [0.27, 0.42],
    [0.21, 0.56],
    [0.1, 0.68],
    [0.05, 0.74],
    [0.07, 0.78],
    [0.05, 0.82],
    [0.13, 0.9],
    [0.17, 0.96],
  ],
  bowl: [
    [0.4, 0],
    [0.39, 0.07],
    [0.35, 0.18],
    [0.25, 0.29],
    [0.11, 0.37],
    [0.05, 0.43],
    [0.05, 0.5],
    [0.09, 0.54],
    [0.05, 0.58],
    [0.06, 0.74],
    [0.13, 0.84],
    [0.2, 0.9],
    [0.2, 0.96],
  ],
};

/** A cup that was never any club's: metal, two ears, ribbons in the colours. */
export function drawCup(
  scene: Scene,
  {
    x,
    y,
    height,
    shape,
    metal = 'gold',
  }: { x: number; y: number; height: number; shape: CupShape; metal?: 'gold' | 'silver' },
): string {
  const paint = metal === 'gold' ? gold(scene) : silver(scene);
  const half = SHAPES[shape];
  const at = ([px, py]: readonly [number, number], side: number): Point => [
    x + px * side * height,
    y + py * height,
  ];
  const outline = smooth(
    [...half.map((it) => at(it, 1)), ...half.toReversed().map((it) => at(it, -1))],
    true,
    0.8,
  );
  const rim = (half[0]?.[0] ?? 0.3) * height;
  const [edge, dark] = metal === 'gold' ? ['#fff3c4', '#3d2705'] : ['#ffffff', '#1f2736'];
  return (
    ears(scene, x, y, height, shape, paint, dark) +
    path(outline, paint) +
    grooves(x, y, height, shape, dark, edge) +
    ellipse(x, y, rim, rim * 0.17, dark) +
    ellipse(x, y + rim * 0.03, rim * 0.93, rim * 0.13, mix(dark, '#d9a944', 0.35)) +
    stroke(
      `M${n(x - rim)} ${n(y)}A${n(rim)} ${n(rim * 0.17)} 0 0 0 ${n(x + rim)} ${n(y)}`,
      edge,
      height * 0.008,
    ) +
    plinth(scene, x, y + height * 0.945, height) +
    ribbons(scene, x, y, height, shape)
  );
}

function ears(
  _scene: Scene,
  x: number,
  y: number,
  h: number,
  shape: CupShape,
  paint: string,
  dark: string,
): string {
  const [top, low, out] =
    shape === 'bowl' ? [0.04, 0.27, 0.52] : shape === 'amphora' ? [0.06, 0.36, 0.42] : [0.06, 0.38, 0.46];
  const start = shape === 'amphora' ? 0.13 : shape === 'bowl' ? 0.38 : 0.28;
  const end = shape === 'amphora' ? 0.24 : shape === 'bowl' ? 0.25 : 0.19;
  return [-1, 1]
    .map((side) => {
      const px = (share: number) => n(x + side * share * h);
      const py = (share: number) => n(y + share * h);
      const d = `M${px(start)} ${py(top)}C${px(out)} ${py(top - 0.07)} ${px(out + 0.04)} ${py(low - 0.04)} ${px(end)} ${py(low)}`;
      return (
        stroke(d, dark, h * 0.046) +
        stroke(d, paint, h * 0.036) +
        stroke(d, '#fff3c4', h * 0.008, 'opacity=".7"')
      );
    })
    .join('');
}

function grooves(x: number, y: number, h: number, shape: CupShape, dark: string, edge: string): string {
  const rows =
    shape === 'bowl'
      ? [
          [0.09, 0.388],
          [0.12, 0.38],
        ]
      : shape === 'amphora'
        ? [
            [0.24, 0.2],
            [0.46, 0.26],
            [0.49, 0.252],
          ]
        : [
            [0.09, 0.287],
            [0.12, 0.283],
            [0.34, 0.235],
          ];
  return rows
    .map(([down = 0, wide = 0]) => {
      const [cx, cy, r] = [x, y + down * h, wide * h];
      const d = (shift: number) =>
        `M${n(cx - r)} ${n(cy + shift)}A${n(r)} ${n(r * 0.16)} 0 0 0 ${n(cx + r)} ${n(cy + shift)}`;
      return (
        stroke(d(0), dark, h * 0.007, 'opacity=".6"') + stroke(d(h * 0.008), edge, h * 0.004, 'opacity=".8"')
      );
    })
    .join('');
}

function plinth(scene: Scene, x: number, y: number, h: number): string {
  const [wide, tall] = [h * 0.22, h * 0.15];
  const stone = scene.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#05070c"/><stop offset=".3" stop-color="#3b4356"/><stop offset=".5" stop-color="#141926"/><stop offset="1" stop-color="#04060a"/></linearGradient>`,
  );
  return (
    rect(x - wide, y, wide * 2, tall, stone, 'rx="5"') +
    rect(x - wide * 1.16, y + tall, wide * 2.32, h * 0.04, stone, 'rx="4"') +
    ellipse(x, y + 2, wide, wide * 0.07, '#434c61') +
    rect(x - wide * 0.5, y + tall * 0.28, wide, tall * 0.48, gold(scene), 'rx="3"')
  );
}

function ribbons(scene: Scene, x: number, y: number, h: number, shape: CupShape): string {
  const out = shape === 'amphora' ? 0.36 : shape === 'bowl' ? 0.45 : 0.385;
  return [-1, 1]
    .map((side, at) => {
      const color = at ? scene.b : scene.a;
      const [rx, ry] = [x + side * out * h, y + h * 0.2];
      const tail = (sway: number, long: number, tone: string) => {
        const w = h * 0.034;
        const points: Point[] = [
          [rx - w, ry],
          [rx + side * sway * 0.4 - w, ry + long * 0.4],
          [rx + side * sway - w, ry + long],
          [rx + side * sway, ry + long - w],
          [rx + side * sway + w, ry + long],
          [rx + side * sway * 0.4 + w, ry + long * 0.4],
          [rx + w, ry],
        ];
        return path(smooth(points, true, 0.7), tone);
      };
      return group(
        tail(h * 0.04, h * 0.46, mix(color, '#000000', 0.3)) +
          tail(h * -0.02, h * 0.4, color) +
          ellipse(rx, ry, h * 0.035, h * 0.028, mix(color, '#ffffff', 0.15)),
        '',
      );
    })
    .join('');
}
