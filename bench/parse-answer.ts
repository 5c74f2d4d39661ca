const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNK_END = Buffer.from('0\r\n\r\n');

/**
 * Counts the HTTP responses in the bytes of one connection. It parses just enough of HTTP/1.1 for a server that sends the
 * same page again and again, so that the generator uses far less CPU than the server.
 */
export function createAnswerCounter(): (bytes: Buffer) => number {
  let rest: Buffer = Buffer.alloc(0);
  /** Bytes of the current response that have not arrived yet. */
  let owed = 0;
  /** Head length, total length and position of the size of the last response. The next one is nearly always the same. */
  let known = { head: 0, whole: 0, sizeAt: 0, size: Buffer.alloc(0) };

  return (bytes) => {
    let at = 0;
    let answers = 0;
    if (owed > 0) {
      at = Math.min(owed, bytes.length);
      owed -= at;
      if (owed > 0) return 0;
      answers = 1;
    }
    const data = rest.length > 0 ? Buffer.concat([rest, bytes.subarray(at)]) : bytes.subarray(at);
    rest = Buffer.alloc(0);
    at = 0;
    while (at < data.length) {
      const length = lengthOfAnswer(data, at);
      if (length === null) {
        rest = data.subarray(at);
        return answers;
      }
      if (at + length > data.length) {
        owed = at + length - data.length;
        return answers;
      }
      at += length;
      answers += 1;
    }
    return answers;
  };

  /** The length of the response at `at`; null when too little has arrived to know. */
  function lengthOfAnswer(data: Buffer, at: number): number | null {
    const end = at + known.head;
    const sizeAt = at + known.sizeAt;
    const isKnown =
      known.head > 0 &&
      end <= data.length &&
      data.compare(HEAD_END, 0, 4, end - 4, end) === 0 &&
      data.compare(known.size, 0, known.size.length, sizeAt, sizeAt + known.size.length) === 0;
    if (isKnown) return known.whole;
    const headEnd = data.indexOf(HEAD_END, at);
    if (headEnd < 0) return null;
    const head = data.toString('latin1', at, headEnd);
    if (!/^HTTP\/1\.1 (?:200|304)/.test(head)) throw new Error(`Unexpected answer:\n${head}`);
    const size = /\r\ncontent-length: (\d+)\r\n/i.exec(`${head}\r\n`);
    if (size) {
      const length = headEnd + 4 - at;
      known = {
        head: length,
        whole: length + Number(size[1]),
        sizeAt: size.index,
        size: Buffer.from(size[0], 'latin1'),
      };
      return known.whole;
    }
    return lengthOfChunks(data, headEnd + 4, at);
  }

  function lengthOfChunks(data: Buffer, from: number, start: number): number | null {
    let at = from;
    while (true) {
      const line = data.indexOf('\r\n', at);
      if (line < 0) return null;
      const size = Number.parseInt(data.toString('latin1', at, line), 16);
      if (size === 0)
        return line + CHUNK_END.length - 1 <= data.length ? line + CHUNK_END.length - 1 - start : null;
      at = line + 2 + size + 2;
    }
  }
}
