import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** A provider may have another day for a match, until its kick-off is fixed. */
export const MAX_APART_MS = 36 * HOUR;

/** Selects the matches of providers that are linked to none of ours and not long over at `now` (epoch ms), with their teams. */
export function selectOpenFixtures(db: Db, { now }: { now: number }) {
  return db
    .selectFrom('provider_fixture as reported')
    .innerJoin('provider_team as home', (join) =>
      join
        .onRef('home.provider', '=', 'reported.provider')
        .onRef('home.external_id', '=', 'reported.home_external_id'),
    )
    .innerJoin('provider_team as away', (join) =>
      join
        .onRef('away.provider', '=', 'reported.provider')
        .onRef('away.external_id', '=', 'reported.away_external_id'),
    )
    .where('reported.fixture_id', 'is', null)
    .where('reported.kick_off', '>', now - MAX_APART_MS);
}
