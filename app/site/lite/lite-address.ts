import { href } from '#domain/href.ts';

/** Pages that have a light version. */
const LITE_PAGES = /^\/(?:(?:article|category)\/[^/]+|todays-games|live-scores)?$/;
/** Where the light versions stand among the routes; no reader sees these addresses. */
const PREFIX = href('/lite');

/** Whether the page at this path has a light version. */
export function hasLite(path: string): boolean {
  return LITE_PAGES.test(path);
}

/** `lite=1` asks for the light version and `lite=0` for the full one; without either the reader's Save-Data decides. */
export function wantsLite(given: string | null, savesData: boolean): boolean {
  return given === null ? savesData : given === '1';
}

/** The address of a page's light version, or with `0` of the full one whatever the reader's browser asks for. */
export function liteAddress(address: string, choice: 1 | 0 = 1): string {
  return `${address}${address.includes('?') ? '&' : '?'}lite=${choice}`;
}

/** The route that makes the light version of a page. */
export function liteRoute(path: string): string {
  return path === '/' ? PREFIX : PREFIX + path;
}

/** The page that a route of light versions belongs to; null for any other path. */
export function pageOfLiteRoute(path: string): string | null {
  if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) return null;
  return path.slice(PREFIX.length) || '/';
}
