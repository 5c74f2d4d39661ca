import { DAY, HOUR } from '#az/format/durations.ts';
import type { OfficialRole } from '#features/matches/tables.ts';
import type { Db } from '#platform/db/schema.ts';
import { DEMO_ID, DEMO_SHIRTS, demoPlayer } from './demo-teams.ts';
import { insertMany } from './insert-many.ts';
import { demoOfficialId } from './write-demo-names.ts';

/** Older matches have no line-ups, so that the demo starts quickly. */
const SINCE_MS = 10 * DAY;

const ROLES: readonly OfficialRole[] = ['referee', 'assistant1', 'assistant2', 'fourth', 'var', 'avar'];

/** Writes the line-ups and officials of the demo matches of the last days and of the next hour. `now` is epoch ms. */
export async function writeMatchSheets(db: Db, { now }: { now: number }): Promise<void> {
  const fixtures = await db
    .selectFrom('fixture')
    .select(['id', 'home_id', 'away_id', 'kick_off'])
    .where('kick_off', '>', now - SINCE_MS)
    .where('kick_off', '<=', now + HOUR)
    .where('sample', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('line_up').select('side').whereRef('fixture_id', '=', 'fixture.id'))),
    )
    .orderBy('kick_off')
    .orderBy('id')
    .execute();
  const demo = fixtures.filter(({ id }) => id.startsWith(DEMO_ID));
  await insertMany(
    db,
    'line_up',
    demo.flatMap(({ id, home_id, away_id, kick_off }) => [
      toLineUp(id, 'home', home_id, kick_off),
      toLineUp(id, 'away', away_id, kick_off),
    ]),
  );
  await insertMany(
    db,
    'fixture_official',
    demo.flatMap(({ id }, match) =>
      ROLES.map((role, index) => ({
        ...{ fixture_id: id, role, official_id: demoOfficialId(match * ROLES.length + index) },
      })),
    ),
  );
}

function toLineUp(fixture_id: string, side: 'home' | 'away', teamId: string, kickOff: number) {
  const players = Array.from({ length: DEMO_SHIRTS }, (_, index) => {
    const shirt = index + 1;
    const { id: playerId, name } = demoPlayer(teamId, shirt);
    return {
      ...{ playerId, name, shirt, isStarting: shirt <= 11, isCaptain: shirt === 10 },
      isGoalkeeper: shirt === 1 || shirt === 12,
    };
  });
  return {
    ...{ fixture_id, side, formation: side === 'home' ? '4-3-3' : '4-2-3-1', coach: null },
    ...{ is_official: 1 as const, players: JSON.stringify(players), version: 1 },
    updated_at: kickOff - HOUR,
  };
}
