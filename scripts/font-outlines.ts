import { findTable, replaceTable, toWords } from './font-tables.ts';

/** The lowest and the highest point, in units of the font. */
interface Extent {
  bottom: number;
  top: number;
}

/** The height of a glyph in a TrueType file. */
export function readExtent(font: Buffer, glyph: number): Extent {
  const outline = findOutline(font, glyph);
  return { bottom: outline.readInt16BE(4), top: outline.readInt16BE(8) };
}

/**
 * Makes a capital Ə as high as `top`. Its strokes keep their thickness: only the space above and below the crossbar grows. The
 * outline loses its hinting, which was made for the old one.
 */
export function raiseSchwa(font: Buffer, glyph: number, top: number): Buffer {
  const outline = findOutline(font, glyph);
  const { ends, flags, xs, ys } = readPoints(outline);
  const old = readExtent(font, glyph);
  // The second contour is the space between the lower arc and the crossbar.
  const space = ys.slice((ends[0] ?? 0) + 1);
  const [spaceBottom, bar] = [Math.min(...space), Math.max(...space)];
  const stroke = spaceBottom - old.bottom;
  const growth = top - old.top;
  const barGrowth = Math.round((growth * (bar - spaceBottom)) / (old.top - old.bottom - 3 * stroke));
  const knots = [
    { at: spaceBottom, growth: 0 },
    { at: bar, growth: barGrowth },
    { at: bar + stroke, growth: barGrowth },
    { at: old.top - stroke, growth },
  ];
  const raised = ys.map((y) => y + growthAt(y, knots));
  return replaceOutline(font, glyph, writeOutline(outline, { ends, flags, xs, ys: raised }));
}

function growthAt(y: number, knots: readonly { at: number; growth: number }[]): number {
  const next = knots.find(({ at }) => y <= at);
  const last = knots.findLast(({ at }) => y > at);
  if (!next) return last?.growth ?? 0;
  if (!last) return next.growth;
  return Math.round(last.growth + ((next.growth - last.growth) * (y - last.at)) / (next.at - last.at));
}

interface Points {
  /** The last point of each contour. */
  ends: readonly number[];
  flags: readonly number[];
  xs: readonly number[];
  ys: readonly number[];
}

const FLAG = { isOnCurve: 1, isShortX: 2, isShortY: 4, repeats: 8, isSameX: 16, isSameY: 32 };

/** The points of a glyph without components (https://learn.microsoft.com/typography/opentype/spec/glyf). */
function readPoints(outline: Buffer): Points {
  const ends = Array.from({ length: outline.readInt16BE(0) }, (_, contour) =>
    outline.readUInt16BE(10 + contour * 2),
  );
  let at = 10 + ends.length * 2;
  at += 2 + outline.readUInt16BE(at);
  const count = (ends.at(-1) ?? -1) + 1;
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = outline.readUInt8(at++);
    const repeats = flag & FLAG.repeats ? outline.readUInt8(at++) : 0;
    for (let copy = 0; copy <= repeats; copy++) flags.push(flag);
  }
  const readAxis = (isShort: number, isSame: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & isShort) value += outline.readUInt8(at++) * (flag & isSame ? 1 : -1);
      else if (!(flag & isSame)) {
        value += outline.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  return {
    ends,
    flags,
    xs: readAxis(FLAG.isShortX, FLAG.isSameX),
    ys: readAxis(FLAG.isShortY, FLAG.isSameY),
  };
}

/** An outline without hinting. Each step from point to point has 16 bits. */
function writeOutline(old: Buffer, { ends, flags, xs, ys }: Points): Buffer {
  const steps = (axis: readonly number[]) => axis.map((value, point) => value - (axis[point - 1] ?? 0));
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const outline = Buffer.concat([
    toWords([old.readInt16BE(0), ...box, ...ends, 0]),
    Buffer.from(flags.map((flag) => flag & FLAG.isOnCurve)),
    toWords([...steps(xs), ...steps(ys)]),
  ]);
  return Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]);
}

function findOutline(font: Buffer, glyph: number): Buffer {
  const offsets = readOffsets(font);
  return findTable(font, 'glyf').subarray(offsets[glyph], offsets[glyph + 1]);
}

function replaceOutline(font: Buffer, glyph: number, outline: Buffer): Buffer {
  const offsets = readOffsets(font);
  const glyphs = findTable(font, 'glyf');
  const [from = 0, to = 0] = offsets.slice(glyph, glyph + 2);
  const moved = offsets.map((offset, at) => (at > glyph ? offset + outline.length - (to - from) : offset));
  const changed = Buffer.concat([glyphs.subarray(0, from), outline, glyphs.subarray(to)]);
  return replaceTable(replaceTable(font, 'glyf', changed), 'loca', writeOffsets(font, moved));
}

const hasLongOffsets = (font: Buffer) => findTable(font, 'head').readInt16BE(50) === 1;

/** Where the outline of each glyph begins in the table `glyf`, and where the last one ends. */
function readOffsets(font: Buffer): number[] {
  const [table, isLong] = [findTable(font, 'loca'), hasLongOffsets(font)];
  return Array.from({ length: table.length / (isLong ? 4 : 2) }, (_, at) =>
    isLong ? table.readUInt32BE(at * 4) : table.readUInt16BE(at * 2) * 2,
  );
}

function writeOffsets(font: Buffer, offsets: readonly number[]): Buffer {
  const isLong = hasLongOffsets(font);
  return toWords(offsets.flatMap((offset) => (isLong ? [offset >>> 16, offset] : [offset / 2])));
}
