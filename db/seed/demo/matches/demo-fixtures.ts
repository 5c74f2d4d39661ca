import { DAY_MS } from '#az/format/baku-time.ts';
import { footballDay } from '#az/format/dates.ts';
import type { Mark } from '#domain/matches/ledger/ledger-event.ts';
import type { DemoCompetitionSlug } from './demo-competitions.ts';
import type { DemoTeamSlug } from './demo-teams.ts';

/** Players of the demo are shirt numbers, so that no real player gets a goal that he never scored. */
type DemoEventType = 'goal' | 'ownGoal' | 'penaltyGoal' | 'yellow' | 'red';
export type DemoEvent = [type: DemoEventType, side: 'home' | 'away', shirt: number, minute: number];

export interface DemoFixture {
  competition: DemoCompetitionSlug;
  home: DemoTeamSlug;
  away: DemoTeamSlug;
  round: string;
  venue: string | null;
  /** Epoch ms. */
  kickOff: number;
  state:
    | { status: 'scheduled' | 'postponed' }
    /** The marks so far. `ago`: minutes before now. */
    | { status: 'live'; marks: [mark: Mark, ago: number][] }
    | { status: 'finished' };
  /** The score is counted from the goals. */
  events: DemoEvent[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Both halves and the break. */
const MATCH_MS = 115 * MINUTE_MS;
const FOOTBALL_DAY_FROM_HOUR = 6;

/** The demo fixtures around `now` (epoch ms): live, today, the week before, and the next two weeks. */
export function demoFixtures(now: number): DemoFixture[] {
  return [...liveFixtures(now), ...playedToday(now), ...calendar(now)];
}

function liveFixtures(now: number): DemoFixture[] {
  const live = (...marks: [mark: Mark, ago: number][]) => ({ status: 'live', marks }) as const;
  const startedAgo = (minutesAgo: number) => now - minutesAgo * MINUTE_MS;
  return [
    {
      ...apl('qarabag', 'neftci', '12', 'Tofiq Bəhramov adına Respublika stadionu'),
      kickOff: startedAgo(95),
      state: live(['kickOff', 95], ['halfTime', 48], ['secondHalf', 32]),
      events: [
        ['goal', 'home', 9, 12],
        ['goal', 'away', 7, 19],
        ['penaltyGoal', 'home', 10, 33],
        ['ownGoal', 'away', 4, 41],
        ['yellow', 'away', 5, 50],
        ['goal', 'home', 9, 56],
        ['goal', 'away', 17, 63],
        ['goal', 'home', 20, 71],
      ],
    },
    {
      ...apl('zire', 'sabah', '12', 'Zirə İdman Kompleksi'),
      kickOff: startedAgo(35),
      state: live(['kickOff', 33]),
      events: [['goal', 'home', 11, 22]],
    },
    {
      ...match('premier-league', 'arsenal', 'celsi', '13'),
      kickOff: startedAgo(52),
      state: live(['kickOff', 52], ['halfTime', 5]),
      events: [
        ['goal', 'away', 20, 8],
        ['yellow', 'home', 6, 30],
        ['goal', 'home', 7, 38],
      ],
    },
  ];
}

function playedToday(now: number): DemoFixture[] {
  const endedAgo = (hoursAgo: number) => now - hoursAgo * HOUR_MS;
  return [
    {
      ...apl('araz-naxcivan', 'sumqayit', '12', 'Naxçıvan şəhər stadionu'),
      kickOff: endedAgo(2.5),
      state: { status: 'finished' },
      events: [
        ['goal', 'home', 14, 27],
        ['red', 'away', 3, 66],
        ['goal', 'home', 9, 88],
      ],
    },
    {
      ...match('premier-league', 'liverpul', 'everton', '13'),
      kickOff: endedAgo(3),
      state: { status: 'finished' },
      events: [
        ['goal', 'home', 11, 15],
        ['goal', 'away', 9, 52],
        ['penaltyGoal', 'home', 11, 74],
      ],
    },
  ];
}

/** Day (0 is today), hour of the Baku football day (24 is midnight), fixture, and its goals for the case that it is over. */
type CalendarRow = [day: number, hour: number, fixture: ReturnType<typeof match>, goals: DemoEvent[]];

function calendar(now: number): DemoFixture[] {
  const today = footballDay(now);
  const kickOffOf = (day: number, hour: number) =>
    today.start + day * DAY_MS + (hour - FOOTBALL_DAY_FROM_HOUR) * HOUR_MS;
  const postponed: DemoFixture = {
    ...apl('kepez', 'sebail', '12', 'Gəncə şəhər stadionu'),
    kickOff: kickOffOf(0, 18.5),
    state: { status: 'postponed' },
    events: [],
  };
  const rows = calendarRows.map(([day, hour, fixture, goals]): DemoFixture => {
    const kickOff = kickOffOf(day, hour);
    const isFinished = kickOff + MATCH_MS < now;
    // A fixture that would be live now moves to the end of the day: `liveFixtures` has the live ones.
    const shown = !isFinished && kickOff <= now ? Math.min(now + HOUR_MS, today.end - MINUTE_MS) : kickOff;
    return {
      ...fixture,
      kickOff: shown,
      state: { status: isFinished ? 'finished' : 'scheduled' },
      events: isFinished ? goals : [],
    };
  });
  return [postponed, ...rows];
}

function match(competition: DemoCompetitionSlug, home: DemoTeamSlug, away: DemoTeamSlug, round: string) {
  return { competition, home, away, round, venue: null as string | null };
}
function apl(home: DemoTeamSlug, away: DemoTeamSlug, round: string, venue: string) {
  return { ...match('azerbaijan-premier-league', home, away, round), venue };
}

const calendarRows: CalendarRow[] = [
  [-7, 20, apl('neftci', 'zire', '11', 'Neftçi Arena'), [['goal', 'away', 11, 61]]],
  [
    -6,
    19,
    match('premier-league', 'celsi', 'fulhem', '12'),
    [
      ['goal', 'home', 20, 44],
      ['goal', 'home', 8, 79],
    ],
  ],
  [
    -6,
    21,
    apl('sabah', 'qarabag', '11', 'Bank Respublika Arena'),
    [
      ['goal', 'away', 10, 17],
      ['goal', 'home', 9, 39],
      ['goal', 'away', 9, 90],
    ],
  ],
  [-5, 18, apl('samaxi', 'kepez', '11', 'Şamaxı şəhər stadionu'), []],
  [
    -4,
    24,
    match('champions-league', 'psj', 'atletiko-madrid', 'league'),
    [
      ['goal', 'home', 10, 5],
      ['goal', 'away', 7, 48],
      ['goal', 'home', 29, 83],
    ],
  ],
  [
    -3,
    24,
    match('champions-league', 'borussiya-dortmund', 'arsenal', 'league'),
    [
      ['goal', 'home', 9, 12],
      ['goal', 'away', 7, 33],
      ['goal', 'away', 11, 57],
      ['yellow', 'home', 4, 70],
    ],
  ],
  [
    -2,
    19,
    match('azerbaijan-cup', 'turan-tovuz', 'sumqayit', 'r16'),
    [
      ['goal', 'home', 8, 29],
      ['goal', 'home', 19, 68],
      ['goal', 'away', 10, 72],
    ],
  ],
  [
    -1,
    23,
    match('la-liga', 'sevilya', 'barselona', '13'),
    [
      ['goal', 'away', 9, 21],
      ['goal', 'away', 10, 55],
      ['goal', 'home', 7, 80],
      ['red', 'home', 5, 86],
    ],
  ],
  [0, 20.5, apl('turan-tovuz', 'samaxi', '12', 'Tovuz şəhər stadionu'), [['goal', 'home', 10, 36]]],
  [
    0,
    21.5,
    match('premier-league', 'aston-villa', 'nyukasl', '13'),
    [
      ['goal', 'away', 14, 12],
      ['goal', 'home', 11, 77],
    ],
  ],
  [0, 24, match('champions-league', 'barselona', 'inter-milan', 'league'), [['goal', 'home', 9, 60]]],
  [0, 24, match('champions-league', 'bavariya', 'psj', 'league'), []],
  [0, 24.25, match('la-liga', 'real-madrid', 'sevilya', '13'), [['goal', 'home', 7, 31]]],
  [1, 18, match('premier-league', 'mancester-siti', 'tottenhem', '13'), [['goal', 'home', 9, 51]]],
  [1, 20.5, match('premier-league', 'mancester-yunayted', 'brayton', '13'), []],
  [1, 24, match('la-liga', 'atletiko-madrid', 'barselona', '14'), []],
  [3, 19, match('azerbaijan-cup', 'qarabag', 'zire', 'r16'), [['goal', 'home', 10, 70]]],
  [4, 24, match('champions-league', 'inter-milan', 'real-madrid', 'league'), []],
  [6, 18, apl('sabah', 'araz-naxcivan', '13', 'Bank Respublika Arena'), []],
  [6, 20.5, apl('neftci', 'turan-tovuz', '13', 'Neftçi Arena'), [['goal', 'home', 7, 64]]],
  [7, 18.5, apl('sumqayit', 'kepez', '13', 'Mehdi Hüseynzadə adına stadion'), []],
  [7, 20.5, apl('sebail', 'zire', '13', 'Bayıl Arena'), []],
  [8, 20, apl('samaxi', 'qarabag', '13', 'Şamaxı şəhər stadionu'), []],
  [8, 19, match('premier-league', 'celsi', 'liverpul', '14'), []],
  [11, 24, match('champions-league', 'psj', 'borussiya-dortmund', 'league'), []],
  [13, 18, apl('qarabag', 'araz-naxcivan', '14', 'Tofiq Bəhramov adına Respublika stadionu'), []],
  [13, 20.5, apl('zire', 'turan-tovuz', '14', 'Zirə İdman Kompleksi'), []],
  [14, 20, apl('kepez', 'neftci', '14', 'Gəncə şəhər stadionu'), []],
];
