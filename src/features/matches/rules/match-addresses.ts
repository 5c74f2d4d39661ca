import { href } from '#platform/http/href.ts';
import type { LeagueChoice } from './league-choice.ts';

/** The competition of `/tournament-tables` (spec §2.1). */
export const HOME_LEAGUE = 'azerbaijan-premier-league';
/** The competition of `/premier-league/table` (spec §2.1). */
export const ENGLISH_LEAGUE = 'premier-league';

export const competitionAddress = (slug: string, season?: string) =>
  href('/turnir/:slug', { slug }) + (season === undefined ? '' : `?season=${season}`);

export const scorersAddress = (slug: string, season?: string) =>
  href('/turnir/:slug/bombardirler', { slug }) + (season === undefined ? '' : `?season=${season}`);

/** The page of the matches of a football day `YYYY-MM-DD`; without one, of today's matches. */
export const todaysMatchesAddress = (day?: string) => `${href('/todays-games')}${day ? `?date=${day}` : ''}`;

export const liveScoresAddress = (choice: LeagueChoice = 'all') =>
  `${href('/live-scores')}${choice === 'all' ? '' : `?league=${choice}`}`;

/** The canonical address of a competition's scores and table. Without a season, of the current one. */
export function tablesAddress(competition: string, season?: string): string {
  const isEnglish = competition === ENGLISH_LEAGUE;
  const query = new URLSearchParams();
  if (!isEnglish && competition !== HOME_LEAGUE) query.set('competition', competition);
  if (season !== undefined) query.set('season', season);
  const path = isEnglish ? href('/premier-league/table') : href('/tournament-tables');
  return query.size > 0 ? `${path}?${query}` : path;
}
