import { notFoundResponse } from '#platform/site/not-found-response.ts';
import type { SeasonName } from '../rules/standings/list-seasons.ts';

/** The season of `?season=`, and whether it is the newest. Null for a competition without seasons. @throws a 404 */
export function chooseSeason(
  seasons: readonly SeasonName[],
  request: Request,
): { season: SeasonName; isCurrent: boolean } | null {
  const slug = new URL(request.url).searchParams.get('season');
  const season = slug === null ? seasons[0] : seasons.find((one) => one.slug === slug);
  if (!season && slug !== null) throw notFoundResponse('page');
  return season ? { season, isCurrent: season === seasons[0] } : null;
}
