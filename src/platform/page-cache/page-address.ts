/** An address whose page may be cached. */
export interface CachedAddress {
  /** The query parameters that change the page, each with the values that may be cached. */
  parameters: Readonly<Record<string, RegExp>>;
  /**
   * A request with any other parameter, or with one twice, must reach the page, so it is not cached. Elsewhere other parameters and
   * further values are ignored.
   */
  isStrict?: boolean;
  /** Parameters that are ignored in spite of that. */
  ignored?: RegExp;
}

/** Which pages of the site may be cached. */
export interface AddressRules {
  /** The rule for a path; null when it is never cached. Called for every request. */
  find(path: string): CachedAddress | null;
  /** The last parameter of the cached address, for a page that has a version for slow connections; null for the usual page. */
  findVersion(path: string, version: { given: URLSearchParams; savesData: boolean }): string | null;
}

/**
 * The address under which a page is cached: its path and the known parameters in a fixed order, without campaign tags and
 * other unknown parameters. The version that the reader gets comes last. `savesData`: the browser asks for small responses.
 * Null when the rules refuse the path or a value, so that requests such as `?page=anything` cannot fill the cache. A
 * parameter that the page does not use is ignored.
 */
export function pageAddress(target: string, rules: AddressRules, savesData = false): string | null {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const found = rules.find(path);
  if (!found) return null;
  if (mark < 0 && !savesData) return path;
  const { parameters } = found;
  const given = new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1));
  const isUnknown = (name: string) => !Object.hasOwn(parameters, name) && !found.ignored?.test(name);
  const names = [...given.keys()];
  if (found.isStrict && (names.some(isUnknown) || new Set(names).size < names.length)) return null;
  const parts: string[] = [];
  for (const name in parameters) {
    const value = given.get(name);
    if (value === null) continue;
    if (!parameters[name]?.test(value)) return null;
    if (name === 'page' && value === '1') continue;
    parts.push(`${name}=${encodeURIComponent(value)}`);
  }
  const version = rules.findVersion(path, { given, savesData });
  if (version !== null) parts.push(version);
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
