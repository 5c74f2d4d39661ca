import { DEFAULT_REGULATION, type Regulation } from '#features/competitions/rules/standings/regulation.ts';
import type { CompetitionKind, CompetitionRegion, StageKind } from '#features/competitions/tables.ts';
import type { RecordedStep } from '#features/match-replay/rules/recording.ts';
import { makeRandomOf } from '../generate/make-random.ts';
import { statisticsStep } from './demo-statistics.ts';
import { DEMO_ID, type DemoTeamSlug } from './demo-teams.ts';

type Score = readonly [home: number, away: number];

/** A match of a demo tournament. Those without a score are still to be played. */
interface TournamentMatch {
  home: DemoTeamSlug;
  away: DemoTeamSlug;
  /** Days from the start of the demo: below zero in the past. */
  day: number;
  score: Score | undefined;
  /** The score after 90 minutes of a match with extra time. */
  regular: Score | undefined;
  /** The kicks of a shoot-out that were scored. */
  shootOut: Score | undefined;
}

export interface TournamentStage {
  kind: StageKind;
  regulation: Partial<Regulation>;
  groups?: Record<string, readonly DemoTeamSlug[]>;
  /** The rounds in their order, by key. */
  rounds: Record<string, readonly TournamentMatch[]>;
  /** Ties whose teams are not known yet: the winners of ties of the round before, by their places. */
  open?: { round: string; winners: readonly [home: number, away: number] };
}

export interface Tournament {
  slug: string;
  name: string;
  region: CompetitionRegion;
  kind: CompetitionKind;
  category: string;
  stages: readonly TournamentStage[];
}

const match = (
  home: DemoTeamSlug,
  away: DemoTeamSlug,
  day: number,
  score = '-',
  { regular = '-', shootOut = '-' } = {},
): TournamentMatch => ({
  home,
  away,
  day,
  score: parseScore(score),
  regular: parseScore(regular),
  shootOut: parseScore(shootOut),
});

const twoLegs = { ...DEFAULT_REGULATION.ties, legs: 2 };
const advance = (to: number) => [{ from: 1, to, kind: 'advance' as const, label: null }];

/** Every pair of a group of four twice: the matches of each round, with the places of the teams in the group. */
const CIRCLE = ['0:3 1:2', '2:0 3:1', '0:1 2:3', '3:0 2:1', '0:2 1:3', '1:0 3:2'];

/** `2:1`, or `-` for a match that is still to be played. */
function parseScore(text: string): Score | undefined {
  const [home, away] = text.split(':').map(Number);
  return home === undefined || away === undefined ? undefined : [home, away];
}

/** The matches of groups by round: `scores` has a line for each round, with the scores group by group. */
function groupRounds(
  groups: readonly (readonly DemoTeamSlug[])[],
  { from, every, scores }: { from: number; every: number; scores: readonly string[] },
): Record<string, TournamentMatch[]> {
  return Object.fromEntries(
    CIRCLE.map((line, round) => {
      const pairs = line.split(' ').map(parseScore);
      const results = scores[round]?.split(' ') ?? [];
      const matches = groups.flatMap((teams, group) =>
        pairs.flatMap((pair, index) => {
          const [home, away] = pair ? [teams[pair[0]], teams[pair[1]]] : [];
          const score = results[group * pairs.length + index];
          return home && away ? [match(home, away, from + round * every, score)] : [];
        }),
      );
      return [String(round + 1), matches];
    }),
  );
}

const CONFERENCE_GROUPS = {
  A: ['qarabag', 'marsel', 'psv', 'seltik'],
  B: ['neftci', 'monako', 'benfika', 'ayaks'],
} as const satisfies Record<string, readonly DemoTeamSlug[]>;
const QUALIFYING_GROUP = [
  'norvec',
  'azerbaycan',
  'gurcustan',
  'estoniya',
] as const satisfies readonly DemoTeamSlug[];

/** Tournaments at the start of the demo: groups that are over, a bracket in progress, and a group of the national team. */
export const tournaments: readonly Tournament[] = [
  {
    slug: 'conference-league',
    name: 'Konfrans Liqası',
    region: 'europe',
    kind: 'europe',
    category: 'conference-league',
    stages: [
      {
        kind: 'qualifying',
        regulation: { ties: twoLegs, counts: false },
        rounds: {
          playoff: [
            match('qarabag', 'sevilya', -100, '1:1'),
            match('sevilya', 'qarabag', -93, '1:2', { regular: '1:1' }),
            match('selta', 'neftci', -100, '0:1'),
            match('neftci', 'selta', -93, '2:2'),
            match('sabah', 'porto', -100, '1:2'),
            match('porto', 'sabah', -93, '0:1', { regular: '0:1', shootOut: '5:4' }),
            match('zire', 'brayton', -100, '0:2'),
            match('brayton', 'zire', -93, '1:1'),
          ],
        },
      },
      {
        kind: 'groups',
        regulation: {
          legs: 2,
          teams: 8,
          tieBreaks: ['headToHead', 'goalDifference', 'goalsFor'],
          zones: advance(2),
        },
        groups: CONFERENCE_GROUPS,
        rounds: groupRounds(Object.values(CONFERENCE_GROUPS), {
          from: -80,
          every: 11,
          scores: [
            '2:1 1:1 0:1 2:2',
            '0:1 2:0 1:1 0:2',
            '1:1 3:1 2:0 1:1',
            '0:0 2:2 1:3 0:1',
            '2:0 1:0 1:0 2:1',
            '3:1 0:2 2:2 1:0',
          ],
        }),
      },
      {
        kind: 'knockout',
        regulation: { ties: twoLegs },
        rounds: {
          semi: [
            match('monako', 'qarabag', -8, '1:2'),
            match('qarabag', 'monako', -1, '1:2', { regular: '1:2', shootOut: '4:3' }),
            match('marsel', 'neftci', -7, '1:1'),
            match('neftci', 'marsel', 6),
          ],
        },
        open: { round: 'final', winners: [1, 2] },
      },
    ],
  },
  {
    slug: 'world-cup-qualification',
    name: 'DÇ-nin seçmə mərhələsi',
    region: 'world',
    kind: 'tournament',
    category: 'national-team',
    stages: [
      {
        kind: 'groups',
        regulation: {
          legs: 2,
          teams: 4,
          zones: [
            { from: 1, to: 1, kind: 'advance', label: null },
            { from: 2, to: 2, kind: 'playoff', label: null },
          ],
        },
        groups: { D: QUALIFYING_GROUP },
        rounds: groupRounds([QUALIFYING_GROUP], {
          from: -75,
          every: 16,
          scores: ['3:0 1:1', '0:2 0:1', '2:1 2:0', '1:4 1:2'],
        }),
      },
    ],
  },
];

export const idOf = (...parts: readonly (string | number)[]) => DEMO_ID + parts.join('').replaceAll('-', '');

export interface TournamentFixture {
  id: string;
  stageId: string;
  round: string;
  entry: TournamentMatch;
}

/** The matches of a tournament with their ids. */
export function listMatches({ slug, stages }: Tournament): TournamentFixture[] {
  return stages.flatMap(({ rounds }, stage) =>
    Object.entries(rounds).flatMap(([round, matches]) =>
      matches.map((entry, index) => ({
        id: idOf('cup', slug, stage, round, 'm', index),
        stageId: idOf(slug, 'stage', stage),
        round,
        entry,
      })),
    ),
  );
}

const scripted = new Map(
  tournaments.flatMap(listMatches).flatMap(({ id, entry }) => (entry.score ? [[id, entry] as const] : [])),
);

/** The steps of a match of a demo tournament with a result; undefined for any other match. */
export function scriptedSteps(id: string): RecordedStep[] | undefined {
  const entry = scripted.get(id);
  return entry && writeScript(entry, makeRandomOf(id));
}

const SCORERS = [9, 10, 11, 7, 8, 9, 17];
const GOAL_MINUTES = [12, 27, 38, 55, 64, 71, 83, 88];

/** Goals at fixed minutes, of the regular time and then of the extra time, with the marks of the parts. */
function writeScript(
  { score = [0, 0], regular, shootOut }: TournamentMatch,
  random: () => number,
): RecordedStep[] {
  const end = regular ? { minute: 120, added: 2 } : { minute: 90, added: 5 };
  const [home, away] = regular ?? score;
  const early = [...sidesOf('home', home), ...sidesOf('away', away)].map((side, index) =>
    goal(side, GOAL_MINUTES[(index * 3) % GOAL_MINUTES.length] ?? 60, index),
  );
  const late = [...sidesOf('home', score[0] - home), ...sidesOf('away', score[1] - away)].map((side, index) =>
    goal(side, 98 + 9 * index, 3 + index),
  );
  const inOrder = [...early, ...late].sort((a, b) => a.minute - b.minute);
  const between = (from: number, to: number) => inOrder.filter(({ minute }) => minute > from && minute <= to);
  const extraTime: RecordedStep[] = regular
    ? [
        mark('extraTimeBreak', 90, 4),
        mark('extraTime', 91),
        ...between(90, 105),
        mark('extraTimeHalf', 105, 1),
        mark('extraTimeSecondHalf', 106),
        ...between(105, 120),
      ]
    : [];
  return [
    mark('kickOff', 1),
    ...between(0, 45),
    mark('halfTime', 45, 2),
    mark('secondHalf', 46),
    { type: 'yellow', side: 'away', player: '№ 5', minute: 51, added: null },
    ...between(45, 90),
    ...extraTime,
    ...(shootOut ? [mark('shootOut', 120, 1), ...listKicks(shootOut)] : []),
    statisticsStep({ home: score[0], away: score[1] }, random, end),
    mark('fullTime', end.minute, end.added),
  ];
}

type Side = 'home' | 'away';
const sidesOf = (side: Side, count: number): Side[] => Array.from({ length: count }, () => side);

function goal(side: Side, minute: number, index: number): RecordedStep & { minute: number } {
  const player = `№ ${SCORERS[index % SCORERS.length]}`;
  return { type: 'goal', side, player, assist: index % 2 === 0 ? '№ 6' : null, minute, added: null };
}

function mark(
  name: Extract<RecordedStep, { type: 'mark' }>['mark'],
  minute: number,
  added: number | null = null,
): RecordedStep {
  return { type: 'mark', mark: name, minute, added };
}

/** Kicks in turn. Each side scores its first ones, and misses the others of five. */
function listKicks([home, away]: Score): RecordedStep[] {
  const rounds = 5;
  return Array.from({ length: rounds }, (_, index) => index).flatMap((index) => {
    const player = `№ ${SCORERS[index]}`;
    const kick = (side: Side, scored: number): RecordedStep => ({
      type: 'shootOutKick',
      side,
      player,
      isScored: index < scored,
      minute: 120,
      added: null,
    });
    return [kick('home', home), kick('away', away)];
  });
}
