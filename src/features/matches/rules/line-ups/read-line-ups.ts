import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { z } from '#platform/zod.ts';
import { teamSheetText } from '../../text.ts';
import { type Side, sides } from '../event-fields.ts';

/** The line-up of one team as its form shows it. */
export interface StoredSheet {
  side: Side;
  teamId: string;
  team: string;
  /** When the match begins, epoch ms. */
  kickOff: number;
  /** Empty without a line-up. */
  sheet: string;
  isOfficial: boolean;
  /** 0: no line-up has been saved. */
  version: number;
}

/** The line-ups of both teams of a match, home first. @throws NotFound */
export async function readLineUps(db: Db, { fixtureId }: { fixtureId: string }): Promise<StoredSheet[]> {
  const fixture = await db
    .selectFrom('fixture')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['home.id as homeId', 'home.name as home', 'away.id as awayId', 'away.name as away'])
    .select('fixture.kick_off as kickOff')
    .where('fixture.id', '=', fixtureId)
    .executeTakeFirstOrThrow(() => new NotFound(`There is no match ${fixtureId}`));
  const rows = await db.selectFrom('line_up').selectAll().where('fixture_id', '=', fixtureId).execute();
  return sides.map((side) => {
    const row = rows.find((candidate) => candidate.side === side);
    return {
      side,
      teamId: fixture[`${side}Id`],
      team: fixture[side],
      kickOff: fixture.kickOff,
      sheet: row ? formatTeamSheet({ ...row, players: parseLineUpPlayers(row.players) }) : '',
      isOfficial: row?.is_official === 1,
      version: row?.version ?? 0,
    };
  });
}

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

/** A line-up as `parseTeamSheet` reads it, so that an editor can change the text. */
export function formatTeamSheet({ formation, coach, players }: Omit<LineUp, 'isOfficial'>): string {
  const linesOf = (isStarting: boolean) =>
    players.filter((player) => player.isStarting === isStarting).map(formatPlayer);
  const bench = linesOf(false);
  return [
    ...(formation ? [`${teamSheetText.formation}: ${formation}`] : []),
    ...linesOf(true),
    ...(bench.length > 0 ? [`${teamSheetText.bench}:`, ...bench] : []),
    ...(coach ? [`${teamSheetText.coach}: ${coach}`] : []),
  ].join('\n');
}

/** `10. Abdellah Zubir (K)`. */
function formatPlayer({ name, shirt, isCaptain, isGoalkeeper }: LineUpPlayer): string {
  const marks = [
    ...(isCaptain ? [teamSheetText.captainMark] : []),
    ...(isGoalkeeper ? [teamSheetText.goalkeeperMark] : []),
  ];
  const number = shirt === null ? '' : `${shirt}. `;
  return `${number}${name}${marks.map((mark) => ` (${mark})`).join('')}`;
}
