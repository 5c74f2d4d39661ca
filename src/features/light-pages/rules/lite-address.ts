import { href } from '#platform/http/href.ts';

/** Pages that have a light version. */
const LITE_PAGES = /^\/(?:(?:article|category|oyun)\/[^/]+|todays-games|live-scores)?$/;
/** Prefix of the routes of light versions. Readers never see these addresses. */
const PREFIX = href('/lite');

/** Whether the page at this path has a light version. */
export function hasLite(path: string): boolean {
  return LITE_PAGES.test(path);
}

/** Whether to show the light version: `lite=1` or `lite=0` in the address decides, otherwise the Save-Data header. */
export function wantsLite(parameter: string | null, savesData: boolean): boolean {
  return parameter === null ? savesData : parameter === '1';
}

/** The address of a page's light version; with `0` that of the full version, also for readers with Save-Data. */
export function liteAddress(address: string, choice: 1 | 0 = 1): string {
  return `${address}${address.includes('?') ? '&' : '?'}lite=${choice}`;
}

/** The route of the light version of a page. */
export function liteRoute(path: string): string {
  return path === '/' ? PREFIX : PREFIX + path;
}

/** The page of a light version's route; null for any other path. */
export function pageOfLiteRoute(path: string): string | null {
  if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) return null;
  return path.slice(PREFIX.length) || '/';
}
