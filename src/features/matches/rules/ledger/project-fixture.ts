import type { Db } from '#platform/db/schema.ts';
import { kindOf, playersOf, type TimedEvent } from './ledger-event.ts';
import type { MatchLedger } from './match-ledger.ts';

/** Writes the columns and events of a match that are derived from its ledger. Writing the same ledger again changes nothing. */
export async function projectFixture(tx: Db, { fixture, entries, state }: MatchLedger): Promise<void> {
  await tx
    .updateTable('fixture')
    .set({
      status: state.status,
      phase: state.phase,
      reason: state.reason,
      clock_at: state.clock?.at ?? null,
      clock_minute: state.clock?.minute ?? null,
      clock_rate: state.clock?.rate ?? null,
      announced_added: state.announcedAdded,
      home_score: state.score?.home ?? null,
      away_score: state.score?.away ?? null,
      home_half_time: state.halfTime?.home ?? null,
      away_half_time: state.halfTime?.away ?? null,
      home_shoot_out: state.shootOut?.home ?? null,
      away_shoot_out: state.shootOut?.away ?? null,
      last_sequence: entries.at(-1)?.sequence ?? 0,
      updated_at: Math.max(fixture.edited_at, ...entries.map(({ createdAt }) => createdAt)),
    })
    .where('id', '=', fixture.id)
    .execute();
  await tx.deleteFrom('fixture_event').where('fixture_id', '=', fixture.id).execute();
  const rows = state.events.map(({ id, event }, position) => ({
    id,
    fixture_id: fixture.id,
    position,
    ...toColumns(event),
  }));
  const merged = await findMergedPlayers(
    tx,
    rows.flatMap((row) => [row.player_id, row.other_player_id]),
  );
  for (const row of rows) {
    row.player_id = merged.get(row.player_id ?? '') ?? row.player_id;
    row.other_player_id = merged.get(row.other_player_id ?? '') ?? row.other_player_id;
  }
  if (rows.length > 0) await tx.insertInto('fixture_event').values(rows).execute();
}

function toColumns(event: TimedEvent) {
  const { type, minute, added } = event;
  const [player, other] = playersOf(event);
  return {
    type,
    minute,
    added,
    side: 'side' in event ? event.side : null,
    detail: kindOf(event).detail(event),
    note: ('note' in event && event.note.trim()) || null,
    player: player?.name ?? null,
    player_id: player?.id ?? null,
    other_player: other?.name ?? null,
    other_player_id: other?.id ?? null,
  };
}

/** Which of these players were merged into another one: old id → id of the other. Ledgers keep old ids for ever. */
async function findMergedPlayers(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('player')
    .select(['id', 'merged_into'])
    .where('id', 'in', known)
    .where('merged_into', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, merged_into }) => (merged_into ? [[id, merged_into]] : [])));
}
