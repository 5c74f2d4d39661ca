import { fetchOutbound, OutboundError } from './fetch-outbound.ts';

/** Bytes. Larger ones would not be accepted as pictures even when they are made smaller. */
const MAX_BYTES = 25 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;

/** The bytes of a picture of another site. Null when it does not answer with one, or lies in a private network. */
export async function fetchForeignImage(url: string): Promise<Uint8Array | null> {
  try {
    const { status, body } = await fetchOutbound(url, {
      ...{ allowPrivate: false, headers: { accept: 'image/*' } },
      ...{ maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, maxRedirects: MAX_REDIRECTS },
    });
    return status === 200 ? body : null;
  } catch (error) {
    if (error instanceof OutboundError) return null;
    throw error;
  }
}
