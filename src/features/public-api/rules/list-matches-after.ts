import type { Fixture } from '#features/matches/rules/fixture.ts';
import { selectFixtures, toFixtures } from '#features/matches/rules/select-fixtures.ts';
import type { FixtureStatus } from '#features/matches/tables.ts';
import type { Db } from '#platform/db/schema.ts';
import { type KeysetPage, type PageCursor, toKeysetPage } from '#platform/http/page-cursor.ts';

export interface MatchWindow {
  /** Kick-offs in [`start`, `end`), epoch ms. */
  day?: { start: number; end: number };
  /** The slug. */
  competition?: string;
  teamId?: string;
  status?: FixtureStatus;
  /** By kick-off. */
  order: 'asc' | 'desc';
  after: PageCursor<number> | null;
  limit: number;
}

/** A page of matches, ordered by kick-off. */
export async function listMatchesAfter(db: Db, window: MatchWindow): Promise<KeysetPage<Fixture, number>> {
  const { teamId, order, limit } = window;
  const found =
    teamId === undefined ? await selectWindow(db, window).execute() : await listOfTeam(db, window, teamId);
  const sign = order === 'asc' ? 1 : -1;
  const rows = found.toSorted((a, b) => sign * (a.kick_off - b.kick_off || (a.id < b.id ? -1 : 1)));
  const page = toKeysetPage(rows, limit, (row) => ({ value: row.kick_off, id: row.id }));
  return { items: await toFixtures(db, page.items), next: page.next };
}

/** One query for each index: with `or` the databases would read and sort all matches of the team. */
async function listOfTeam(db: Db, window: MatchWindow, teamId: string) {
  const columns = ['fixture.home_id', 'fixture.away_id'] as const;
  const lists = await Promise.all(
    columns.map((column) => selectWindow(db, window).where(column, '=', teamId).execute()),
  );
  return lists.flat();
}

function selectWindow(db: Db, { day, competition, status, order, after, limit }: MatchWindow) {
  const later = order === 'asc' ? '>' : '<';
  let query = selectFixtures(db);
  if (day) query = query.where('fixture.kick_off', '>=', day.start).where('fixture.kick_off', '<', day.end);
  if (competition !== undefined)
    query = query.where('fixture.competition_id', '=', (eb) =>
      eb.selectFrom('competition').select('id').where('slug', '=', competition),
    );
  if (status !== undefined) query = query.where('fixture.status', '=', status);
  if (after)
    query = query
      .where('fixture.kick_off', order === 'asc' ? '>=' : '<=', after.value)
      .where((eb) => eb.or([eb('fixture.kick_off', later, after.value), eb('fixture.id', later, after.id)]));
  return query
    .orderBy('fixture.kick_off', order)
    .orderBy('fixture.id', order)
    .limit(limit + 1);
}
