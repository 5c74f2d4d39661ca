import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';

/**
 * Returns the bytes of a body that is available as a whole, such as one made of a string or of JSON. Otherwise returns a
 * stream of all its parts, with the first already read. Rejects when the body fails before its first part.
 */
export async function readCompleteBody(body: ReadableStream<Uint8Array>): Promise<Buffer | Readable> {
  const reader = body.getReader();
  const first = await reader.read();
  if (first.done) return Buffer.alloc(0);
  const second = reader.read();
  const next = await Promise.race([second.catch(() => null), turn(null)]);
  if (next?.done) return Buffer.from(first.value.buffer, first.value.byteOffset, first.value.byteLength);

  async function* parts() {
    let isRead = false;
    try {
      yield first.value;
      for (let part = await second; !part.done; part = await reader.read()) yield part.value;
      isRead = true;
    } finally {
      if (!isRead) await reader.cancel();
    }
  }
  return Readable.from(parts(), { objectMode: false });
}
