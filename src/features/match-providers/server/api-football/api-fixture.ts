import { z } from 'zod';

const count = z.number().int().nullable().catch(null);
const pair = z.object({ home: count, away: count }).catch({ home: null, away: null });
const team = z.object({ id: z.number(), name: z.string() });
const epochSeconds = z.number().nullable().catch(null);

/** A player of a line-up. `grid` is line and place, `2:4`; `pos` is `G` for the goalkeeper. */
const listed = z
  .array(
    z.object({
      player: z.object({
        id: count,
        number: count.optional(),
        name: z.string().nullable(),
        pos: z.string().nullable().catch(null),
        grid: z.string().nullable().catch(null),
      }),
    }),
  )
  .catch([]);

const person = z
  .object({ id: z.number().nullable().catch(null), name: z.string().nullable().catch(null) })
  .catch({ id: null, name: null });

const apiEvent = z.object({
  time: z.object({
    elapsed: z.number().int().min(0).max(130),
    extra: z.number().int().nullable().catch(null),
  }),
  team: z.object({ id: z.number() }),
  player: person,
  assist: person,
  type: z.string(),
  detail: z.string(),
  comments: z.string().nullable().catch(null),
});
export type ApiEvent = z.infer<typeof apiEvent>;

/** `{ "type": "Total Shots", "value": 13 }`, `{ "type": "Ball Possession", "value": "55%" }`. Null when it is not known. */
const apiStatistic = z.object({ type: z.string(), value: z.union([z.number(), z.string()]).nullable() });

/** Only what we read. Everything that may be missing has a default, so that one strange value does not lose the match. */
export const apiFixture = z.object({
  fixture: z.object({
    id: z.number(),
    timestamp: epochSeconds.optional(),
    periods: z.object({ first: epochSeconds, second: epochSeconds }).catch({ first: null, second: null }),
    venue: z.object({ name: z.string().nullable() }).catch({ name: null }),
    status: z.object({ short: z.string(), elapsed: count.optional() }),
  }),
  league: z.object({ round: z.string().nullable().catch(null) }).catch({ round: null }),
  teams: z.object({ home: team, away: team }),
  goals: pair,
  /** `extratime` is null without extra time: several cups go straight from 90 minutes to a shoot-out. */
  score: z.object({ halftime: pair, fulltime: pair, extratime: pair, penalty: pair }).catch({
    halftime: { home: null, away: null },
    fulltime: { home: null, away: null },
    extratime: { home: null, away: null },
    penalty: { home: null, away: null },
  }),
  events: z.array(apiEvent.nullable().catch(null)).catch([]),
  lineups: z
    .array(
      z.object({
        team: z.object({ id: count }).catch({ id: null }),
        formation: z.string().nullable().catch(null),
        coach: z.object({ name: z.string().nullable() }).catch({ name: null }),
        startXI: listed,
        substitutes: listed,
      }),
    )
    .catch([]),
  /** Of both teams. Only answers for one match, or for a list of ids, have it. */
  statistics: z
    .array(
      z.object({
        team: z.object({ id: count }).catch({ id: null }),
        statistics: z.array(apiStatistic.nullable().catch(null)).catch([]),
      }),
    )
    .catch([]),
});
export type ApiFixture = z.infer<typeof apiFixture>;

export function toScore({ home, away }: z.infer<typeof pair>) {
  return home === null || away === null ? null : { home, away };
}
