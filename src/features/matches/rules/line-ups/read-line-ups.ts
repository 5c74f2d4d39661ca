import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { type Side, sides } from '../event-fields.ts';
import { formatTeamSheet } from './format-team-sheet.ts';
import { parseLineUpPlayers } from './line-up.ts';

/** The line-up of one team as its form shows it. */
export interface StoredSheet {
  side: Side;
  teamId: string;
  team: string;
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
    .where('fixture.id', '=', fixtureId)
    .executeTakeFirst();
  if (!fixture) throw new NotFound(`There is no match ${fixtureId}`);
  const rows = await db.selectFrom('line_up').selectAll().where('fixture_id', '=', fixtureId).execute();
  return sides.map((side) => {
    const row = rows.find((candidate) => candidate.side === side);
    return {
      ...{ side, teamId: fixture[`${side}Id`], team: fixture[side] },
      sheet: row ? formatTeamSheet({ ...row, players: parseLineUpPlayers(row.players) }) : '',
      ...{ isOfficial: row?.is_official === 1, version: row?.version ?? 0 },
    };
  });
}
