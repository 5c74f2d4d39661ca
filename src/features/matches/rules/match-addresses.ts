import type { RegionChoice } from '#features/competitions/rules/competition.ts';
import { href } from '#platform/http/href.ts';
import { matchText } from '../text.ts';
import type { Fixture } from './fixture.ts';

/** The competition of `/tournament-tables` (spec §2.1). */
export const HOME_LEAGUE = 'azerbaijan-premier-league';
/** The competition of `/premier-league/table` (spec §2.1). */
export const ENGLISH_LEAGUE = 'premier-league';

export const competitionAddress = (slug: string, season?: string) =>
  href('/turnir/:slug', { slug }) + (season === undefined ? '' : `?season=${season}`);

export const scorersAddress = (slug: string, season?: string) =>
  href('/turnir/:slug/bombardirler', { slug }) + (season === undefined ? '' : `?season=${season}`);

/** The page of all matches of a season. Without a season, of the current one. */
export function seasonMatchesAddress(
  slug: string,
  { season, order }: { season?: string | undefined; order?: 'round' | 'month' } = {},
): string {
  const query = new URLSearchParams();
  if (season !== undefined) query.set('season', season);
  if (order === 'month') query.set('order', order);
  const path = href('/turnir/:slug/oyunlar', { slug });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The page of the matches of a football day `YYYY-MM-DD`; without one, of today's matches. */
export const todaysMatchesAddress = (day?: string) => `${href('/todays-games')}${day ? `?date=${day}` : ''}`;

export const liveScoresAddress = (choice: LeagueChoice = 'all') =>
  `${href('/live-scores')}${choice === 'all' ? '' : `?league=${choice}`}`;

/** The filter of the live scores (spec §2.1). */
export type LeagueChoice = 'all' | RegionChoice;

export const LEAGUE_CHOICES: readonly { choice: LeagueChoice; label: string }[] = [
  { choice: 'all', label: matchText.filter.all },
  { choice: 'azerbaijan', label: matchText.filter.azerbaijan },
  { choice: 'europe', label: matchText.filter.europe },
];

/** The choice of `?league=`: `all` when absent, null when it is invalid. */
export function parseLeagueChoice(query: URLSearchParams): LeagueChoice | null {
  const value = query.get('league') ?? 'all';
  return LEAGUE_CHOICES.find(({ choice }) => choice === value)?.choice ?? null;
}

export function regionOf(choice: LeagueChoice): RegionChoice | undefined {
  return choice === 'all' ? undefined : choice;
}

/** The canonical address of a competition's scores and table. Without a season, of the current one. */
export function tablesAddress(competition: string, season?: string): string {
  const isEnglish = competition === ENGLISH_LEAGUE;
  const query = new URLSearchParams();
  if (!isEnglish && competition !== HOME_LEAGUE) query.set('competition', competition);
  if (season !== undefined) query.set('season', season);
  const path = isEnglish ? href('/premier-league/table') : href('/tournament-tables');
  return query.size > 0 ? `${path}?${query}` : path;
}

type NamedMatch = Pick<Fixture, 'id'> & Record<'home' | 'away', { slug: string }>;

/** The part of the address that names a match: `{id}-{home}-{away}`. */
export const matchParameter = ({ id, home, away }: NamedMatch) => `${id}-${home.slug}-${away.slug}`;

/** The page of a match, from its announcement to the archive. */
export const matchAddress = (match: NamedMatch): string =>
  href('/oyun/:match', { match: matchParameter(match) });
