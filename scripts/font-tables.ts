/** Offset in the directory of a TrueType file where the record of a table stands. */
function findRecord(font: Buffer, tag: string): number {
  for (let record = 0; record < font.readUInt16BE(4); record++) {
    const at = 12 + record * 16;
    if (font.toString('latin1', at, at + 4) === tag) return at;
  }
  throw new Error(`The font has no table ${tag}`);
}

/** A table of a TrueType file, by its tag of four letters. */
export function findTable(font: Buffer, tag: string): Buffer {
  const record = findRecord(font, tag);
  const offset = font.readUInt32BE(record + 8);
  return font.subarray(offset, offset + font.readUInt32BE(record + 12));
}

/** The file with another table. It stands at the end. The checksums are those of the old file: the subset gets its own. */
export function replaceTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const changed = Buffer.concat([font, padding, table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  const record = findRecord(font, tag);
  changed.writeUInt32BE(font.length + padding.length, record + 8);
  changed.writeUInt32BE(table.length, record + 12);
  return changed;
}

/** 16-bit numbers as they stand in a TrueType file. Negative ones become their two's complement. */
export function toWords(words: readonly number[]): Buffer {
  const buffer = Buffer.alloc(words.length * 2);
  for (const [at, word] of words.entries()) buffer.writeUInt16BE(word & 0xffff, at * 2);
  return buffer;
}
