import { brotliCompressSync } from 'node:zlib';
import { attributesOf } from './html.ts';

/** What a page may load before the reader touches it (decision 2), in bytes. */
export const SCRIPT_LIMIT = 5 * 1024;

/**
 * The bytes of all scripts that a page loads at once, as they are sent (Brotli), with the modules that they import. `read` gives the text
 * of an address.
 */
export async function measureScripts(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<number> {
  const seen = new Map<string, number>();
  const load = async (address: string) => {
    if (seen.has(address)) return;
    seen.set(address, 0);
    const code = await read(address);
    seen.set(address, brotliCompressSync(code).length);
    for (const [, next] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      await load(`/assets/${next}`);
  };
  for (const src of attributesOf(html, 'src')) if (src.endsWith('.js')) await load(src);
  if (seen.size === 0) throw new Error('The page loads no script');
  return [...seen.values()].reduce((sum, size) => sum + size, 0);
}
