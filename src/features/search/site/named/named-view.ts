import type { Fixture } from '#features/matches/rules/fixture.ts';
import { formatMatch, formatMatchDay, type MatchView } from '#features/matches/site/match-view.ts';
import type { Team } from '#features/teams/rules/team.ts';

/** A team, a player, a competition or two teams that a query names, with their matches. */
export interface NamedView {
  name: string;
  /** Its page; null when it has none. */
  address: string | null;
  /** The teams whose marks stand beside the name. */
  teams: Team[];
  /** Its kind and details: `Komanda`, `Futbolçu · № 8`. */
  note: string;
  links: { label: string; to: string }[];
  matches: NamedMatch[];
}

interface NamedMatch {
  match: MatchView;
  heading: string;
}

/** A match under a heading: `Son oyun · 12 noyabr`. `now` in epoch milliseconds. */
export function formatNamedMatch(fixture: Fixture, heading: string, now: number): NamedMatch {
  return {
    match: formatMatch(fixture, now),
    heading: [heading, formatMatchDay(fixture.kickOff)].filter(Boolean).join(' · '),
  };
}
