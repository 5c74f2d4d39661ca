const encodedWord = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;

/** A header of a letter as it reads: its encoded words (RFC 2047, UTF-8) decoded. */
export function decodeMailWords(header: string): string {
  // Between two encoded words the space is only there to break the line.
  const joined = header.replace(/\?=\s+=\?/g, '?==?');
  const bytes = joined.replace(encodedWord, (_, kind: string, text: string) =>
    (kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : fromQ(text)).toString('latin1'),
  );
  return joined === bytes ? header : Buffer.from(bytes, 'latin1').toString('utf8');
}

function fromQ(text: string): Buffer {
  const plain = text
    .replaceAll('_', ' ')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
}
