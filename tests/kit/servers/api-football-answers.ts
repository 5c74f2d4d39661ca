/** Answers of API-Football v3 in the documented form. Teams 1 and 2 play match 9001. */

const TEAMS = {
  home: { id: 1, name: 'Qarabag', logo: 'https://media.example/1.png', winner: null },
  away: { id: 2, name: 'Neftci Baku', logo: 'https://media.example/2.png', winner: null },
};

export interface ApiMatch {
  id?: number;
  short?: string;
  elapsed?: number | null;
  /** Epoch ms. */
  kickOff: number;
  goals?: [home: number | null, away: number | null];
  halfTime?: [number, number];
  /** After 90 minutes. */
  fullTime?: [number, number];
  /** The goals of extra time alone. */
  extraTime?: [number, number];
  round?: string;
  penalties?: [number, number];
  events?: unknown[];
  lineups?: unknown[];
  statistics?: unknown[];
  teams?: { home: { id: number; name: string }; away: { id: number; name: string } };
}

export function apiMatch(match: ApiMatch) {
  const { id = 9001, short = '1H', elapsed = 30, kickOff, goals = [0, 0], events = [], lineups = [] } = match;
  const pair = (one?: readonly (number | null)[]) => ({ home: one?.[0] ?? null, away: one?.[1] ?? null });
  const seconds = Math.floor(kickOff / 1000);
  const hasBegun = !['NS', 'TBD', 'PST', 'CANC'].includes(short);
  const hasSecond = ['2H', 'ET', 'BT', 'P', 'FT', 'AET', 'PEN'].includes(short);
  return {
    fixture: {
      id,
      referee: null,
      timezone: 'UTC',
      date: new Date(kickOff).toISOString(),
      timestamp: seconds,
      periods: { first: hasBegun ? seconds : null, second: hasSecond ? seconds + 3720 : null },
      venue: { id: 150, name: 'Tofiq Bəhramov adına stadion', city: 'Baku' },
      status: { long: short, short, elapsed, extra: null },
    },
    league: {
      id: 419,
      name: 'Premyer Liqa',
      country: 'Azerbaijan',
      season: 2026,
      round: match.round ?? 'Regular Season - 12',
    },
    teams: match.teams ?? TEAMS,
    goals: pair(goals),
    score: {
      halftime: pair(match.halfTime),
      fulltime: pair(match.fullTime),
      extratime: pair(match.extraTime),
      penalty: pair(match.penalties),
    },
    events,
    lineups,
    statistics: match.statistics ?? [],
    players: [],
  };
}

export function apiEvent(
  elapsed: number,
  type: string,
  detail: string,
  more: { team?: 1 | 2; player?: string | null; assist?: string; extra?: number; comments?: string } = {},
) {
  const { team = 1, player = 'L. Andrade', assist = null, extra = null, comments = null } = more;
  const person = (name: string | null) => ({ id: name === null ? null : name.length * 100, name });
  return {
    time: { elapsed, extra },
    team: { id: team, name: team === 1 ? 'Qarabag' : 'Neftci Baku', logo: '' },
    player: person(player),
    assist: person(assist),
    type,
    detail,
    comments,
  };
}

/** The statistics of both teams, by the names of API-Football. */
export function apiStatistics(home: Record<string, unknown>, away: Record<string, unknown>) {
  return [home, away].map((values, index) => ({
    team: { id: index + 1, name: index === 0 ? 'Qarabag' : 'Neftci Baku', logo: '' },
    statistics: Object.entries(values).map(([type, value]) => ({ type, value })),
  }));
}

export const apiGoal = (elapsed: number, player: string | null = 'L. Andrade') =>
  apiEvent(elapsed, 'Goal', 'Normal Goal', { player });

/** `errors` is an empty list, or an object when the call failed. */
export function apiAnswer(response: unknown[], errors: unknown = []) {
  return {
    get: 'fixtures',
    parameters: {},
    errors,
    results: response.length,
    paging: { current: 1, total: 1 },
    response,
  };
}
