import type { RegionChoice } from '#features/competitions/rules/competition.ts';
import { matchText } from '../text.ts';

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
