import { type Random, seededRandom } from './random.ts';

export const WIDTH = 1600;
export const HEIGHT = 1000;

/** A sheet being drawn on: its chance, its two colours, and the paints defined so far. */
export interface Scene {
  random: Random;
  a: string;
  b: string;
  /** Keeps a definition and gives the `url(#…)` it is used by; the same words are kept once. */
  define(markup: (id: string) => string): string;
  defs(): string;
}

/** Offset 0..1, colour, opacity (1 unless told). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

export function createScene(colors: readonly [string, string], seed: number): Scene {
  const definitions = new Map<string, { id: string; markup: string }>();
  return {
    random: seededRandom(seed),
    a: colors[0],
    b: colors[1],
    define(markup) {
      const key = markup('');
      const known = definitions.get(key);
      if (known) return `url(#${known.id})`;
      const id = `d${definitions.size}`;
      definitions.set(key, { id, markup: markup(id) });
      return `url(#${id})`;
    },
    defs: () => [...definitions.values()].map((it) => it.markup).join(''),
  };
}

/** Gradient along a line of the sheet. */
export function linear(
  scene: Scene,
  line: readonly [number, number, number, number],
  stops: readonly Stop[],
): string {
  const [x1, y1, x2, y2] = line.map(n);
  return scene.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
  );
}

/** Gradient round a point of the sheet. */
export function radial(scene: Scene, x: number, y: number, r: number, stops: readonly Stop[]): string {
  return scene.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(r)}">${stopMarkup(stops)}</radialGradient>`,
  );
}

/** Gradient across whatever is painted: from `x1,y1` to `x2,y2`, shares of its box. */
export function across(
  scene: Scene,
  line: readonly [number, number, number, number],
  stops: readonly Stop[],
): string {
  const [x1, y1, x2, y2] = line;
  return scene.define(
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
  );
}

/** Gradient from the middle (or `fx,fy`) of whatever is painted to its edge. */
export function within(scene: Scene, stops: readonly Stop[], fx = 0.5, fy = 0.5): string {
  return scene.define(
    (id) => `<radialGradient id="${id}" fx="${fx}" fy="${fy}">${stopMarkup(stops)}</radialGradient>`,
  );
}

export function clip(scene: Scene, d: string): string {
  return scene.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${seeThrough(more)}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${seeThrough(more)}/>`;
}

export function stroke(d: string, color: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${seeThrough(more)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${seeThrough(more)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${seeThrough(more)}/>`;
}

/** One shape's `opacity` would cost a sheet of its own; paint that is seen through looks the same and costs nothing. */
function seeThrough(more: string): string {
  return more && ` ${more.replace(/(?<![-\w])opacity="([^"]+)"/, 'fill-opacity="$1" stroke-opacity="$1"')}`;
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`;
}

/** A number short enough for a path. */
export function n(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `times` things, one after the other. */
export function repeat(times: number, draw: (at: number) => string): string {
  let all = '';
  for (let at = 0; at < times; at += 1) all += draw(at);
  return all;
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
