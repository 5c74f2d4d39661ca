/** `2024-25` for a season over two years, `2024` for one within a year. */
export function isSeasonSlug(text: string): boolean {
  const [, first, second] = /^((?:19|20)\d{2})(?:-(\d{2}))?$/.exec(text) ?? [];
  return first !== undefined && (second === undefined || (Number(first) + 1) % 100 === Number(second));
}

/** The name of the season with this slug: `2024/25`. */
export function nameSeason(slug: string): string {
  return slug.replace('-', '/');
}

/** When the season with this slug begins, epoch ms: one of two years in July, one of a calendar year in January. */
export function startOfSeason(slug: string): number {
  const [year = '', second] = slug.split('-');
  return Date.UTC(Number(year), second === undefined ? 0 : 6, 1);
}
