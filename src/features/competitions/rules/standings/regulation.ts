import { z } from 'zod';

/** How teams with equal points are ordered. `headToHead`: points, goal difference and goals of their own matches. */
export const tieBreaks = [
  'headToHead',
  'goalDifference',
  'goalsFor',
  'wins',
  'awayGoals',
  'awayWins',
] as const;
export type TieBreak = (typeof tieBreaks)[number];

export const zoneKinds = ['ucl', 'uel', 'uecl', 'playoff', 'relegation'] as const;

const place = z.number().int().min(1).max(60);

/** The rules of one season. `label` of a zone replaces the usual name of its kind. */
const regulation = z.object({
  points: z.object({ win: z.number().int().min(1).max(9), draw: z.number().int().min(0).max(9) }),
  /** How often each pair of teams meets. */
  legs: z.number().int().min(1).max(6),
  /** The number of teams. */
  teams: z.number().int().min(0).max(60),
  zones: z.array(
    z.object({ from: place, to: place, kind: z.enum(zoneKinds), label: z.string().max(60).nullable() }),
  ),
  /** In the order in which they are applied. */
  tieBreaks: z.array(z.enum(tieBreaks)),
});
export type Regulation = z.infer<typeof regulation>;
export type Zone = Regulation['zones'][number];

export const DEFAULT_REGULATION: Regulation = {
  points: { win: 3, draw: 1 },
  legs: 2,
  teams: 0,
  zones: [],
  tieBreaks: ['goalDifference', 'goalsFor', 'wins'],
};

/** The rules as they are stored. @throws ZodError when somebody has written something else into the column. */
export function parseRegulation(json: string): Regulation {
  return regulation.parse(JSON.parse(json));
}
