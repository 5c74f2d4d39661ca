import { href } from '#domain/href.ts';
import type { LeagueChoice } from './league-choice.ts';

/** The competition whose table opens first, and the one with an address of its own (spec §2.1). */
export const HOME_LEAGUE = 'azerbaijan-premier-league';
export const ENGLISH_LEAGUE = 'premier-league';

/** The games of a football day `YYYY-MM-DD`; of today without one. */
export const todaysGamesAddress = (day?: string) => `${href('/todays-games')}${day ? `?date=${day}` : ''}`;

export const liveScoresAddress = (choice: LeagueChoice = 'all') =>
  `${href('/live-scores')}${choice === 'all' ? '' : `?league=${choice}`}`;

/** The one address of a competition's scores and table. */
export function tablesAddress(competition: string): string {
  if (competition === ENGLISH_LEAGUE) return href('/premier-league/table');
  return `${href('/tournament-tables')}${competition === HOME_LEAGUE ? '' : `?league=${competition}`}`;
}
