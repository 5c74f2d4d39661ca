/** Night, the darkest colour of every picture. */
export const INK = '#0b1220';
export const GRASS = {
  deep: '#0b4a34',
  dark: '#12693f',
  mid: '#1c8650',
  light: '#35a866',
  lit: '#63c985',
} as const;
export const SKIN = ['#8d5a3c', '#b97a56', '#d49a74', '#e3b08c', '#6b4230'] as const;

type Lab = [lightness: number, a: number, b: number];

/** Between two colours, `share` 0..1 of the way, mixed as the eye mixes (OKLab) so that no mud appears halfway. */
export function mix(from: string, to: string, share: number): string {
  const [one, two] = [toLab(from), toLab(to)];
  return toHex([0, 1, 2].map((at) => lerp(one[at] ?? 0, two[at] ?? 0, share)) as Lab);
}

/** The colour with another lightness, 0 black .. 1 white; `chroma` makes it stronger or paler. */
export function tone(color: string, lightness: number, chroma = 1): string {
  const [, a, b] = toLab(color);
  return toHex([lightness, a * chroma, b * chroma]);
}

/** 0 black .. 1 white, as seen. */
export function lightnessOf(color: string): number {
  return toLab(color)[0];
}

/** Black, white and what lies between. */
export function isGrey(color: string): boolean {
  const [, a, b] = toLab(color);
  return Math.hypot(a, b) < 0.03;
}

/** The colour as light: never darker than a lamp may be, never lost in white. */
export function glowOf(color: string): string {
  const [lightness, a, b] = toLab(color);
  const chroma = Math.hypot(a, b);
  return toHex([
    Math.min(Math.max(lightness, 0.7), 0.86),
    chroma > 0.2 ? a * 0.85 : a,
    chroma > 0.2 ? b * 0.85 : b,
  ]);
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const linear = (byte: number) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const byte = (share: number) => {
    const bent = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(Math.max(bent, 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${byte(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}
