import type { Db } from '#platform/db/schema.ts';
import { toChunks } from '#platform/limits/to-chunks.ts';
import { kindOf, playersOf, type TimedEvent } from './ledger-event.ts';
import type { FoldedLedger, MatchLedger } from './match-ledger.ts';

/** Writes the columns and events of a match that are derived from its ledger. Writing the same ledger again changes nothing. */
export async function projectFixture(tx: Db, { fixture, ...ledger }: MatchLedger): Promise<void> {
  await tx
    .updateTable('fixture')
    .set(toDerivedColumns(ledger, fixture.edited_at))
    .where('id', '=', fixture.id)
    .execute();
  await tx.deleteFrom('fixture_event').where('fixture_id', '=', fixture.id).execute();
  await insertEvents(tx, [{ fixtureId: fixture.id, ledger }]);
}

/** The columns of a match that follow from its ledger. `editedAt` is the last change of its facts, epoch ms. */
export function toDerivedColumns({ entries, state }: FoldedLedger, editedAt: number) {
  return {
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
    home_regular: state.regular?.home ?? null,
    away_regular: state.regular?.away ?? null,
    home_shoot_out: state.shootOut?.home ?? null,
    away_shoot_out: state.shootOut?.away ?? null,
    statistics: state.statistics && JSON.stringify(state.statistics),
    last_sequence: entries.at(-1)?.sequence ?? 0,
    updated_at: Math.max(editedAt, ...entries.map(({ createdAt }) => createdAt)),
  };
}

const EVENTS_PER_QUERY = 500;

/** Writes the events of matches that have none. */
export async function insertEvents(
  tx: Db,
  matches: readonly { fixtureId: string; ledger: FoldedLedger }[],
): Promise<void> {
  const rows = matches.flatMap(({ fixtureId, ledger: { state } }) =>
    state.events.map(({ id, event }, position) => ({
      id,
      fixture_id: fixtureId,
      position,
      ...toColumns(event),
    })),
  );
  for (const some of toChunks(rows, EVENTS_PER_QUERY)) {
    const merged = await findMergedPlayers(
      tx,
      some.flatMap((row) => [row.player_id, row.other_player_id]),
    );
    for (const row of some) {
      row.player_id = merged.get(row.player_id ?? '') ?? row.player_id;
      row.other_player_id = merged.get(row.other_player_id ?? '') ?? row.other_player_id;
    }
    await tx.insertInto('fixture_event').values(some).execute();
  }
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
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('player')
    .select(['id', 'merged_into'])
    .where('id', 'in', known)
    .where('merged_into', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, merged_into }) => (merged_into ? [[id, merged_into]] : [])));
}
