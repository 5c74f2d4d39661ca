import type { Db } from '#platform/db/schema.ts';
import { findMergedPlayers } from '../find-merged-players.ts';
import { deriveMatch, type MatchState } from './derive-match.ts';
import { foldLedger } from './fold-ledger.ts';
import type { PlayerRef, TimedEvent } from './ledger-event.ts';
import { listLedger } from './list-ledger.ts';

/**
 * Writes the columns and events of a match that are derived from its ledger, and returns its state. The caller has locked
 * the fixture. Writing the same ledger again changes nothing.
 */
export async function projectFixture(tx: Db, fixtureId: string): Promise<MatchState> {
  const entries = await listLedger(tx, { fixtureId });
  const state = deriveMatch(foldLedger(entries));
  const { edited_at } = await tx
    .selectFrom('fixture')
    .select('edited_at')
    .where('id', '=', fixtureId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('fixture')
    .set({
      ...{ status: state.status, phase: state.phase, reason: state.reason },
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
      updated_at: Math.max(edited_at, ...entries.map(({ createdAt }) => createdAt)),
    })
    .where('id', '=', fixtureId)
    .execute();
  await tx.deleteFrom('fixture_event').where('fixture_id', '=', fixtureId).execute();
  const rows = state.events.map(({ id, event }, position) => ({
    ...{ id, fixture_id: fixtureId, position },
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
  return state;
}

function toColumns(event: TimedEvent) {
  const { type, minute, added } = event;
  const [player, other] = playersOf(event);
  return {
    ...{ type, minute, added, side: 'side' in event ? event.side : null, detail: detailOf(event) },
    note: event.type === 'var' ? event.note.trim() || null : null,
    ...{ player: player?.name ?? null, player_id: player?.id ?? null },
    ...{ other_player: other?.name ?? null, other_player_id: other?.id ?? null },
  };
}

function playersOf(event: TimedEvent): [player: PlayerRef | null, other: PlayerRef | null] {
  if (event.type === 'substitution') return [event.playerIn, event.playerOut];
  return ['player' in event ? event.player : null, 'assist' in event ? event.assist : null];
}

function detailOf(event: TimedEvent): string | null {
  switch (event.type) {
    case 'mark':
      return event.mark;
    case 'var':
      return event.decision;
    case 'addedTime':
      return String(event.minutes);
    case 'shootOutKick':
      return event.isScored ? 'scored' : 'missed';
    case 'substitution':
      return event.isInjury ? 'injury' : null;
    default:
      return null;
  }
}
