import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from './font-characters.ts';
import { raiseSchwa, readExtent } from './font-outlines.ts';
import { findTable, replaceTable, toWords } from './font-tables.ts';

/** What a face keeps besides its glyphs: kerning, ligatures, accents, and figures of equal width for columns of numbers. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

const HYPHEN = 0x2010;
const NO_BREAK_HYPHEN = 0x2011;

/**
 * A face with only our characters, as a web font or as a plain TrueType file. Hinting is half of a file, so only the faces of
 * small text have it: without it the dot of an i melts into its stem on a desktop screen, and i and ı are two letters.
 */
export function subsetFace(
  font: Buffer,
  targetFormat: 'woff2' | 'sfnt',
  { isSmallText = false }: { isSmallText?: boolean } = {},
): Promise<Buffer> {
  return subsetFont(raiseCapitalSchwa(addNoBreakHyphen(font)), FONT_CHARACTERS, {
    targetFormat,
    noHinting: !isSmallText,
    keepFeatures: FEATURES,
  });
}

/**
 * Gives U+2011 the glyph of the hyphen. The families have no glyph of their own for it, and some browsers would take it from
 * another font, in the middle of a club's name.
 */
function addNoBreakHyphen(font: Buffer): Buffer {
  const characters = readCharacters(font);
  const hyphen = characters.get(HYPHEN) ?? characters.get(0x2d);
  if (hyphen === undefined) throw new Error('The font has no hyphen');
  characters.set(NO_BREAK_HYPHEN, hyphen);
  return replaceTable(font, 'cmap', writeCharacters(characters));
}

const CAPITAL_SCHWA = 0x18f;
const CAPITAL_O = 0x4f;

/**
 * Makes the capital Ə as high as the other round capitals. In Barlow it is hardly higher than a small ə, so that names and sentences
 * seem to begin with a small letter.
 */
function raiseCapitalSchwa(font: Buffer): Buffer {
  const characters = readCharacters(font);
  const [schwa = 0, round = 0] = [characters.get(CAPITAL_SCHWA), characters.get(CAPITAL_O)];
  const { top } = readExtent(font, round);
  return readExtent(font, schwa).top < top ? raiseSchwa(font, schwa, top) : font;
}

/** The glyph of each character that a TrueType file has (its `cmap` table, format 4). */
export function readCharacters(font: Buffer): Map<number, number> {
  const cmap = findTable(font, 'cmap');
  const characters = new Map<number, number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + record * 8));
    if (table.readUInt16BE(0) === 4) readSegments(table, characters);
  }
  return characters;
}

function readSegments(table: Buffer, characters: Map<number, number>): void {
  const length = table.readUInt16BE(6);
  for (let at = 0; at < length; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + length + at);
    const delta = table.readUInt16BE(16 + length * 2 + at);
    const offsetAt = 16 + length * 3 + at;
    const offset = table.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const stored = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + (code - start) * 2);
      const glyph = stored === 0 ? 0 : (stored + delta) & 0xffff;
      if (glyph !== 0) characters.set(code, glyph);
    }
  }
}

/** A `cmap` table with one segment for each run of characters whose glyphs follow each other. */
function writeCharacters(characters: ReadonlyMap<number, number>): Buffer {
  const segments: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...characters].sort(([a], [b]) => a - b)) {
    const last = segments.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (last && last.end === code - 1 && last.delta === delta) last.end = code;
    else segments.push({ start: code, end: code, delta });
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const count = segments.length;
  const half = 2 ** Math.floor(Math.log2(count));
  const search = [half * 2, Math.log2(half), (count - half) * 2];
  const words = [
    4,
    16 + count * 8,
    0,
    count * 2,
    ...search,
    ...segments.map(({ end }) => end),
    0,
    ...segments.map(({ start }) => start),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ];
  // One record: the platform of Windows, Unicode, right behind this head.
  return toWords([0, 1, 3, 1, 0, 12, ...words]);
}
