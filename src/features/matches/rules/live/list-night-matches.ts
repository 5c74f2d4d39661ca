import { sql } from 'kysely';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { type ConsoleState, listConsoles } from '../console/read-console.ts';
import type { Side } from '../event-fields.ts';
import { MAX_FOLLOWED, OVERDUE_AFTER_MS } from '../fixture.ts';

/** A match that is being played or is about to begin. */
export interface NightMatch {
  /** Its console, without the commentary and the history of its events. */
  state: ConsoleState;
  /** When the match was heard of last, epoch ms; null when it is not being played. */
  heardAt: number | null;
  /** The teams whose line-up has been entered. */
  lineUps: Side[];
}

/** A match is listed this long before its kick-off. */
export const SOON_MS = 30 * MINUTE;

/**
 * The matches that are being played or suspended, those that begin within half an hour, and those that should have begun, by their
 * kick-off: at most as many as a screen can follow. The number of queries does not depend on the number of matches. `now` is epoch ms.
 */
export async function listNightMatches(db: Db, { now }: { now: number }): Promise<NightMatch[]> {
  const listed = db.selectFrom('fixture').select('id');
  const rows = await db
    .selectFrom('fixture')
    .leftJoin('match_heartbeat', 'match_heartbeat.fixture_id', 'fixture.id')
    .select(['fixture.id', 'status', 'updated_at', 'heard_at'])
    // `union all` uses the index of each status.
    .where('fixture.id', 'in', () =>
      listed
        .where('status', '=', sql.lit('live'))
        .unionAll(listed.where('status', '=', sql.lit('suspended')))
        .unionAll(
          listed
            .where('status', '=', sql.lit('scheduled'))
            .where('kick_off', '>', now - OVERDUE_AFTER_MS)
            .where('kick_off', '<=', now + SOON_MS),
        ),
    )
    .orderBy('kick_off')
    .orderBy('fixture.id')
    .limit(MAX_FOLLOWED)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lineUps = await db
    .selectFrom('line_up')
    .select(['fixture_id', 'side'])
    .where('fixture_id', 'in', ids)
    .execute();
  const consoles = await listConsoles(db, { ids });
  return rows.flatMap(({ id, status, updated_at, heard_at }) => {
    const state = consoles.get(id);
    if (!state) return [];
    return {
      state,
      heardAt: status === 'live' ? Math.max(updated_at, heard_at ?? 0) : null,
      lineUps: lineUps.filter(({ fixture_id }) => fixture_id === id).map(({ side }) => side),
    };
  });
}
