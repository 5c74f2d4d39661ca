const PARAMETER = 'stashed';
/** `URL` needs a host to parse a path. */
const BASE = 'http://here.invalid';

/** The address of an article form that shows the stashed submission `id`. */
export function stashAddress(path: string, id: string): string {
  const url = new URL(path, BASE);
  url.searchParams.set(PARAMETER, id);
  return url.pathname + url.search;
}

/** The id of the stashed submission that an address names; null when it names none. */
export function readStashId(address: string): string | null {
  return new URL(address, BASE).searchParams.get(PARAMETER) || null;
}
