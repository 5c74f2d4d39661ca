import type { ImportSystem } from '../imported-record.ts';

/** Longer ones would not fit into an index of PostgreSQL. */
const MAX_LENGTH = 200;

/**
 * The name of a site by its address: the host without `www.`, and the path when several sites share the host:
 * `old.az`, `example.com/blog`. Null for text that is no web address. `https://` may be missing.
 */
export function parseSiteName(address: string): string | null {
  const text = address.trim();
  const url = URL.parse(/^[a-z][a-z+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || !/[.:]|^localhost$/.test(url.host)) return null;
  const name = url.host.replace(/^www\./, '') + url.pathname.replace(/\/+$/, '');
  return name.length <= MAX_LENGTH ? name : null;
}

/**
 * The source of records: `wordpress:old.az`. Two sites of one system count their posts from 1, so the ids of a system alone
 * would be the same. Without a site it is the system, as all sources were in earlier versions.
 */
export function sourceOf(system: ImportSystem, site: string | null): string {
  return site === null ? system : `${system}:${site}`;
}

/** The site of a source, or the name that an operator gave it. Null when it has none. */
export function siteOf(source: string): string | null {
  const at = source.indexOf(':');
  return at === -1 ? null : source.slice(at + 1);
}

/** The address of a site that somebody has typed, without the last slash: `https://old.az/blog`. Undefined: it is none. */
export function parseSiteUrl(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol) || parseSiteName(url.href) === null) return undefined;
  return url.origin + url.pathname.replace(/\/+$/, '');
}
