import { z } from '#platform/zod.ts';

/**
 * Where a side of a tie comes from: the winner or the loser of another tie (its id), or a place in the table of a stage (its id) or
 * of one of its groups (its name).
 */
const tieSource = z.discriminatedUnion('from', [
  z.object({ from: z.literal('winner'), tie: z.string() }),
  z.object({ from: z.literal('loser'), tie: z.string() }),
  z.object({
    from: z.literal('place'),
    stage: z.string(),
    group: z.string().max(60).nullable(),
    place: z.number().int().min(1).max(60),
  }),
]);
export type TieSource = z.infer<typeof tieSource>;

/** The source as it is stored. @throws ZodError when somebody has written something else into the column. */
export function parseTieSource(json: string | null): TieSource | null {
  return json === null ? null : tieSource.parse(JSON.parse(json));
}
