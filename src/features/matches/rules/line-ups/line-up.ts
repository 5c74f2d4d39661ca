import { z } from 'zod';

/** A player of a line-up, as the column `line_up.players` stores it. */
const lineUpPlayer = z.object({
  /** Null for a player whom the site does not know. */
  playerId: z.string().nullable(),
  name: z.string().min(1).max(80),
  shirt: z.number().int().min(1).max(99).nullable(),
  /** Otherwise he sits on the bench. */
  isStarting: z.boolean(),
  isCaptain: z.boolean(),
  isGoalkeeper: z.boolean(),
});
export type LineUpPlayer = z.infer<typeof lineUpPlayer>;

/** The line-up of one team. */
export interface LineUp {
  /** `4-3-3`; null when it is not known. */
  formation: string | null;
  coach: string | null;
  /** False: the line-up that the newsroom expects. */
  isOfficial: boolean;
  /** Starters line by line from the goalkeeper to the attack, then the bench. */
  players: LineUpPlayer[];
}

/** The players as they are stored. @throws ZodError when somebody has written something else into the column. */
export function parseLineUpPlayers(json: string): LineUpPlayer[] {
  return z.array(lineUpPlayer).parse(JSON.parse(json));
}
