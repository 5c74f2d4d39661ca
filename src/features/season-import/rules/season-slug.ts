/** `2024-25` for a season over two years, `2024` for one within a year. */
export function isSeasonSlug(text: string): boolean {
  const [, first, second] = /^((?:19|20)\d{2})(?:-(\d{2}))?$/.exec(text) ?? [];
  return first !== undefined && (second === undefined || (Number(first) + 1) % 100 === Number(second));
}
