import { INK, mix } from './color.ts';
import type { BodyPart, Figure } from './figure.ts';
import { clip, group, linear, n, path, type Scene } from './scene.ts';

export interface Kit {
  shirt: string;
  shorts: string;
  socks: string;
  skin: string;
  hair?: string;
  boots?: string;
  hands?: string;
  /** Second colour of the shirt. */
  trim?: string;
  pattern?: 'plain' | 'stripes' | 'hoops' | 'sash' | 'half';
}

/** The whole figure in one colour, as one shape. */
export function drawSilhouette(figure: Figure, fill: string, more = ''): string {
  return path(figure.pieces.map((it) => it.d).join(''), fill, more);
}

/**
 * A figure in its kit, lit from one side: `side` -1 from the left, 1 from the right; `dark` 0..1 is how deep the
 * other side falls into the night.
 */
export function drawPlayer(
  scene: Scene,
  figure: Figure,
  kit: Kit,
  { side = -1, dark = 0.7, rim = '#ffffff' }: { side?: -1 | 1; dark?: number; rim?: string } = {},
): string {
  const colors: Record<BodyPart, string> = {
    skin: kit.skin,
    neck: mix(kit.skin, INK, 0.3),
    face: mix(kit.skin, '#1c0f0a', 0.62),
    hand: kit.hands ?? kit.skin,
    hair: kit.hair ?? '#16100c',
    shirt: kit.shirt,
    shorts: kit.shorts,
    sock: kit.socks,
    boot: kit.boots ?? '#11151f',
  };
  const { height: h, hips, head } = figure;
  const left = Math.min(hips[0], head[0]) - h * 0.22;
  const right = Math.max(hips[0], head[0]) + h * 0.22;
  const body = figure.pieces
    .map(
      (it) =>
        path(it.d, it.far ? mix(colors[it.part], INK, 0.34) : colors[it.part]) +
        (it.d === figure.torso ? drawPattern(scene, figure, kit) : ''),
    )
    .join('');
  const shade = linear(scene, side < 0 ? [left, 0, right, 0] : [right, 0, left, 0], [
    [0, '#ffffff', 0.22],
    [0.3, INK, 0.02],
    [0.62, INK, dark * 0.55],
    [1, INK, dark],
  ]);
  const lit = `transform="translate(${n(side * h * 0.004)} ${n(h * -0.0028)})" opacity=".75"`;
  return drawSilhouette(figure, rim, lit) + body + drawSilhouette(figure, shade);
}

function drawPattern(scene: Scene, { torso, hips, neck, height }: Figure, kit: Kit): string {
  const { pattern = 'plain', trim } = kit;
  if (pattern === 'plain' || !trim) return '';
  const tilt = (Math.atan2(neck[0] - hips[0], hips[1] - neck[1]) * 180) / Math.PI;
  const unit = height * 0.042;
  const bars =
    pattern === 'stripes'
      ? [-4, -2, 0, 2, 4].map((at) => [at * unit - unit / 2, -height * 0.4, unit, height * 0.55])
      : pattern === 'hoops'
        ? [0, 2, 4, 6, 8].map((at) => [-height * 0.2, -height * 0.33 + at * unit, height * 0.4, unit])
        : pattern === 'half'
          ? [[0, -height * 0.4, height * 0.3, height * 0.55]]
          : [[-unit * 0.9, -height * 0.5, unit * 1.8, height * 0.8]];
  const turned = pattern === 'sash' ? tilt + 38 : tilt;
  const shapes = bars
    .map(([x = 0, y = 0, w = 0, t = 0]) => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(t)}"/>`)
    .join('');
  return group(
    group(shapes, `transform="translate(${n(hips[0])} ${n(hips[1])}) rotate(${n(turned)})" fill="${trim}"`),
    `clip-path="${clip(scene, torso)}"`,
  );
}
