import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { keepTogether } from '#az/text/keep-together.ts';
import { SHARE_SIZE } from './share-card.ts';

/** The face of the site's headlines. It comes from its package, so that no machine needs it installed. */
const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
);
/** The comma ends the name of the family. Without it "Condensed" is read as a style. */
const FONT = 'Barlow Condensed, Bold Condensed';

/** How much of a text that is too long is kept at each try. */
const KEPT = 0.85;

interface RenderedText {
  image: Buffer;
  width: number;
  /** From the top of the capitals in the first line to the baseline of the last one. */
  height: number;
  /** Pixels of the image above and below that height, for accents and descenders. */
  overhang: number;
}

/** The height counts from the top of capitals to the baseline. Accents and descenders may stand out of it. */
interface TextBox {
  left: number;
  top: number;
  width: number;
  height: number;
  color: string;
  /** Sizes in pixels, the largest first. The first one whose text fits is used, otherwise the last one with a shorter text and `…`. */
  sizes: readonly number[];
  /** Where the text stands in its box. By default at its left and top. */
  align?: 'left' | 'center' | 'right';
  vertical?: 'top' | 'middle' | 'bottom';
}

/** Draws a text into a box, with line breaks between words but not inside names. Empty text gives no layer. */
export async function drawText(text: string, box: TextBox): Promise<OverlayOptions[]> {
  // The face has no U+2011. A word joiner does the same.
  const clean = keepTogether(cleanText(text)).replaceAll('\u2011', '-\u2060');
  const rendered = clean === '' ? null : await renderFitting(clean, box);
  if (!rendered) return [];
  const { image, width, height, overhang } = rendered;
  const free = { x: box.width - width, y: box.height - height };
  const left = { left: 0, center: free.x / 2, right: free.x }[box.align ?? 'left'];
  const top = { top: 0, middle: free.y / 2, bottom: free.y }[box.vertical ?? 'top'];
  return [{ input: image, left: Math.round(box.left + left), top: Math.round(box.top + top - overhang) }];
}

/** Tries the sizes and then, at the smallest one, fewer and fewer words, and of a single word fewer and fewer letters. */
async function renderFitting(text: string, { sizes, width, height, align = 'left', color }: TextBox) {
  const fits = (one: RenderedText) => one.width <= width && one.height <= height;
  for (const size of sizes) {
    const rendered = await render(text, { size, width, align, color });
    if (fits(rendered)) return rendered;
  }
  for (let kept = shorten(text); kept !== ''; kept = shorten(kept)) {
    const rendered = await render(`${kept}…`, { size: sizes.at(-1) ?? 16, width, align, color });
    if (fits(rendered)) return rendered;
  }
  return null;
}

/** The text with fewer words, or with fewer letters when it is a single word. */
function shorten(text: string): string {
  const separator = text.includes(' ') ? ' ' : '';
  const parts = separator === '' ? Array.from(text) : text.split(separator);
  return parts.slice(0, Math.floor(parts.length * KEPT)).join(separator);
}

interface TextStyle {
  size: number;
  width: number;
  align: 'left' | 'center' | 'right';
  color: string;
}

/** Letters as high as a capital, without accent and descender. */
const CAPITAL = 'I';

/**
 * sharp cuts a text to its ink, so that a text with İ would be higher than one without, and stand lower. A line with a
 * capital before and after the text makes the image equally high for every text with as many lines; then both are cut off.
 */
async function render(text: string, style: TextStyle): Promise<RenderedText> {
  const { capHeight, lineHeight } = await measureLine(style.size);
  const { data, info } = await drawLines([CAPITAL, text, CAPITAL], style);
  const { width, height, channels } = info;
  const cut = { left: 0, top: capHeight, width, height: height - 2 * capHeight };
  const image = await sharp(data, { raw: { width, height, channels } }).extract(cut).png().toBuffer();
  return { image, width, height: height - 2 * lineHeight, overhang: lineHeight - capHeight };
}

const measured = new Map<number, { capHeight: number; lineHeight: number }>();

/** The colours of share pictures, those of the dark theme. */
export const NIGHT = '#0b1220';
export const WHITE = '#ffffff';
export const MUTED = '#b6c2d6';

async function measureLine(size: number): Promise<{ capHeight: number; lineHeight: number }> {
  const known = measured.get(size);
  if (known) return known;
  const style: TextStyle = { size, width: SHARE_SIZE.width, align: 'left', color: WHITE };
  const [one, two] = [await drawLines([CAPITAL], style), await drawLines([CAPITAL, CAPITAL], style)];
  const line = { capHeight: one.info.height, lineHeight: two.info.height - one.info.height };
  measured.set(size, line);
  return line;
}

function drawLines(lines: readonly string[], { size, width, align, color }: TextStyle) {
  // At 72 dots per inch a point is a pixel.
  const face = { font: `${FONT} ${size}`, fontfile: FONT_FILE, dpi: 72, rgba: true };
  const text = toMarkup(lines.join('\n'), color);
  return sharp({ text: { ...face, text, width, align, wrap: 'word-char' } })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Markup with control characters cannot be read. */
function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Pango reads markup. */
function toMarkup(text: string, color: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<span foreground="${color}">${escaped}</span>`;
}
