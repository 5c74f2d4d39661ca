import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';

/** The face of the site's headlines. It comes from its package, so that no machine needs it installed. */
const FONT_FILE = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
);
/** The comma ends the name of the family. Without it "Condensed" is read as a style. */
const FONT = 'Barlow Condensed, Bold Condensed';

/** How much of a text that is too long is kept at each try. */
const KEPT_WORDS = 0.85;

interface RenderedText {
  image: Buffer;
  width: number;
  height: number;
}

interface TextBox {
  left: number;
  top: number;
  width: number;
  height: number;
  color: string;
  /** Sizes in pixels, the largest first. The first one whose text fits is used, otherwise the last one with fewer words and `…`. */
  sizes: readonly number[];
  /** Where the text stands in its box. By default at its left and top. */
  align?: 'left' | 'center' | 'right';
  vertical?: 'top' | 'middle' | 'bottom';
}

/** Draws a text into a box, with line breaks between words. Empty text gives no layer. */
export async function drawText(text: string, box: TextBox): Promise<OverlayOptions[]> {
  const clean = cleanText(text);
  const rendered = clean === '' ? null : await renderFitting(clean, box);
  if (!rendered) return [];
  const { image, width, height } = rendered;
  const free = { x: box.width - width, y: box.height - height };
  const left = { left: 0, center: free.x / 2, right: free.x }[box.align ?? 'left'];
  const top = { top: 0, middle: free.y / 2, bottom: free.y }[box.vertical ?? 'top'];
  return [{ input: image, left: Math.round(box.left + left), top: Math.round(box.top + top) }];
}

/** Tries the sizes and then, at the smallest one, fewer and fewer words. */
async function renderFitting(text: string, { sizes, width, height, align = 'left', color }: TextBox) {
  const fits = (one: RenderedText) => one.width <= width && one.height <= height;
  const words = text.split(' ');
  let rendered: RenderedText | null = null;
  for (const size of sizes) {
    rendered = await render(text, { size, width, align, color });
    if (fits(rendered)) return rendered;
  }
  while (words.length > 1) {
    words.splice(Math.floor(words.length * KEPT_WORDS));
    rendered = await render(`${words.join(' ')}…`, { size: sizes.at(-1) ?? 16, width, align, color });
    if (fits(rendered)) return rendered;
  }
  return null;
}

async function render(
  text: string,
  { size, width, align, color }: Required<Pick<TextBox, 'width' | 'align' | 'color'>> & { size: number },
): Promise<RenderedText> {
  // At 72 dots per inch a point is a pixel.
  const face = { font: `${FONT} ${size}`, fontfile: FONT_FILE, dpi: 72, rgba: true };
  const { data, info } = await sharp({
    text: { ...face, text: toMarkup(text, color), width, align, wrap: 'word-char' },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
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
