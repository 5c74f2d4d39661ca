import { z } from '#platform/zod.ts';

/**
 * How teams with equal points are ordered. `headToHead`: points, goal difference and goals of their own matches. The three of
 * opponents sum up what the teams have that a team has played against (UEFA's league phase).
 */
export const tieBreaks = [
  'headToHead',
  'goalDifference',
  'goalsFor',
  'wins',
  'awayGoals',
  'awayWins',
  'opponentPoints',
  'opponentGoalDifference',
  'opponentGoalsFor',
  'fairPlay',
] as const;
export type TieBreak = (typeof tieBreaks)[number];

export const zoneKinds = ['ucl', 'uel', 'uecl', 'promotion', 'advance', 'playoff', 'relegation'] as const;

/**
 * What a stage takes over from the last stage before it in which a team stood. `all`: every result. `mutual`: the results of the teams of the same table.
 * `half`: half of the points, rounded up, and no results.
 */
export const carries = ['none', 'all', 'mutual', 'half'] as const;

const place = z.number().int().min(1).max(60);

export const MAX_SINGLE_ROUNDS = 20;

/** How a tie is decided. */
const tieRules = z.object({
  /** The matches of a tie. The final of a stage with two has one: see `singleRounds`. */
  legs: z.number().int().min(1).max(2),
  /** A tie of two legs that is level is won by the team with more goals away. */
  awayGoals: z.boolean(),
  extraTime: z.boolean(),
  shootOut: z.boolean(),
  /** A level match is played again, on the other ground. */
  replay: z.boolean(),
  /** Rounds of one match in a stage of two legs, such as `final`. */
  singleRounds: z.array(z.string().max(30)).max(MAX_SINGLE_ROUNDS),
});
export type TieRules = z.infer<typeof tieRules>;

const DEFAULT_TIE_RULES: TieRules = {
  legs: 1,
  awayGoals: false,
  extraTime: true,
  shootOut: true,
  replay: false,
  singleRounds: ['final', 'third'],
};

/**
 * The rules of one stage of a season. `label` of a zone replaces the usual name of its kind. Rules of earlier versions lack the
 * last ones.
 */
const regulation = z.object({
  points: z.object({ win: z.number().int().min(1).max(9), draw: z.number().int().min(0).max(9) }),
  /** How often each pair of teams meets in the tables of the stage. */
  legs: z.number().int().min(1).max(6),
  /** The number of teams. */
  teams: z.number().int().min(0).max(60),
  /** The places of each table, or of the table of the group with this name. */
  zones: z.array(
    z.object({
      from: place,
      to: place,
      kind: z.enum(zoneKinds),
      label: z.string().max(60).nullable(),
      group: z.string().min(1).max(60).optional(),
    }),
  ),
  /** In the order in which they are applied. */
  tieBreaks: z.array(z.enum(tieBreaks)),
  carry: z.enum(carries).default('none'),
  /** The best teams at this place of the groups go on too: four of the six that are third. Null: none. */
  best: z.object({ place, count: place }).nullable().default(null),
  ties: tieRules.default(DEFAULT_TIE_RULES),
  /** Its goals and cards count in the lists of players. */
  counts: z.boolean().default(true),
});
export type Regulation = z.infer<typeof regulation>;
export type Zone = Regulation['zones'][number];

export const DEFAULT_REGULATION: Regulation = {
  points: { win: 3, draw: 1 },
  legs: 2,
  teams: 0,
  zones: [],
  tieBreaks: ['goalDifference', 'goalsFor', 'wins'],
  carry: 'none',
  best: null,
  ties: DEFAULT_TIE_RULES,
  counts: true,
};

/** The zone of a place in a table: that of its group (a name), or else one of all tables. */
export function findZone(
  zones: readonly Zone[],
  { position, group }: { position: number; group: string | null },
): Zone | undefined {
  const here = zones.filter(({ from, to }) => position >= from && position <= to);
  return (
    here.find((zone) => zone.group !== undefined && zone.group === group) ??
    here.find((zone) => zone.group === undefined)
  );
}

/** The rules as they are stored. @throws ZodError when somebody has written something else into the column. */
export function parseRegulation(json: string): Regulation {
  return regulation.parse(JSON.parse(json));
}
