import type { ConsoleState } from '#features/matches/rules/console/read-console.ts';
import { NOON } from './articles.ts';

const team = { kind: 'club', grammar: null, colors: ['#0b1220', '#e7ecf3'] } as const;

/** The console of Qarabağ against Zirə without an event, a player or a post. */
export const makeConsoleState = (phase: 'firstHalf' | 'shootOut'): ConsoleState => ({
  id: 'a',
  home: { ...team, id: 'h', name: 'Qarabağ', shortName: 'Qarabağ' },
  away: { ...team, id: 'a', name: 'Zirə', shortName: 'Zirə' },
  competition: 'Liqa',
  kickOff: NOON,
  sample: false,
  match: {
    status: 'live',
    phase,
    clock: phase === 'firstHalf' ? { at: NOON, minute: 1, rate: 1 } : null,
    stoppedIn: null,
    announcedAdded: null,
    score: { home: 0, away: 0 },
    halfTime: null,
    regular: null,
    shootOut: null,
    statistics: null,
    reason: null,
  },
  tie: null,
  events: [],
  squads: { home: [], away: [] },
  posts: [],
});
