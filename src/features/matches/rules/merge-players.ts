import { playerRules } from '#features/teams/rules/definitions/player.ts';
import { squadRules } from '#features/teams/rules/definitions/squad.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockRowsForUpdate } from '#platform/db/lock-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { updateRecordBy } from '#platform/records/rules/update-record-by.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { lockFixtures } from './ledger/match-ledger.ts';

/**
 * Merges a duplicate of a player into the other one. The events and the squads of the duplicate become those of the
 * other. Ledgers are never changed, so the row of the duplicate stays and says where its id leads (`merged_into`). For editors.
 * @throws Forbidden, NotFound, InvalidInput 'player.same'.
 */
export async function mergePlayers(
  db: Db,
  { fromId, intoId, ...change }: Change & { fromId: string; intoId: string },
): Promise<void> {
  requireRole(change.actor, 'editor');
  await inTransaction(db, async (tx) => {
    await lockFixtures(tx, await listFixtureIds(tx, fromId));
    const squads = await listSquadIds(tx, fromId);
    await lockRowsForUpdate(tx, 'squad', squads);
    await lockRowsForUpdate(tx, 'player', [fromId, intoId]);
    const from = await getRecord(tx, playerRules, fromId);
    const into = await getRecord(tx, playerRules, intoId);
    const { merged_into } = await tx
      .selectFrom('player')
      .select('merged_into')
      .where('id', '=', intoId)
      .executeTakeFirstOrThrow();
    if (fromId === intoId || merged_into !== null)
      throw new InvalidInput([{ field: 'into', code: 'player.same' }]);
    await tx
      .updateTable('player')
      .set({ merged_into: intoId })
      .where((eb) => eb.or([eb('id', '=', fromId), eb('merged_into', '=', fromId)]))
      .execute();
    for (const column of ['player_id', 'other_player_id'] as const)
      await tx
        .updateTable('fixture_event')
        .set({ [column]: intoId })
        .where(column, '=', fromId)
        .execute();
    await mergeAppearances(tx, { fromId, intoId });
    for (const id of squads)
      await updateRecordBy(tx, squadRules, { ...change, id }, () => moveInSquad(tx, { id, fromId, intoId }));
    const states = { before: from.values, after: { mergedInto: into.values.name } };
    await recordAudit(tx, change, 'player.merge', fromId, states);
  });
}

/** The line-ups of the duplicate become those of the other, who may stand in the same one. */
async function mergeAppearances(
  tx: Db,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<void> {
  const rows = await tx
    .selectFrom('line_up_player')
    .selectAll()
    .where('player_id', 'in', [fromId, intoId])
    .execute();
  const own = rows.filter(({ player_id }) => player_id === intoId);
  const known = new Set(own.map(({ fixture_id }) => fixture_id));
  await tx.deleteFrom('line_up_player').where('player_id', '=', fromId).execute();
  const moved = rows.filter(({ fixture_id }) => !known.has(fixture_id));
  if (moved.length > 0)
    await tx
      .insertInto('line_up_player')
      .values(moved.map((row) => ({ ...row, player_id: intoId })))
      .execute();
}

async function listSquadIds(tx: Db, player: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('squad_player')
    .select('squad_id')
    .where('player_id', '=', player)
    .orderBy('squad_id')
    .execute();
  return rows.map(({ squad_id }) => squad_id);
}

/** Where the other player has a row of his own, the row of the duplicate goes. */
async function moveInSquad(
  tx: Db,
  { id, fromId, intoId }: { id: string; fromId: string; intoId: string },
): Promise<void> {
  const own = await tx
    .selectFrom('squad_player')
    .select('player_id')
    .where('squad_id', '=', id)
    .where('player_id', '=', intoId)
    .executeTakeFirst();
  const change = own
    ? tx.deleteFrom('squad_player').where('squad_id', '=', id).where('player_id', '=', fromId)
    : tx
        .updateTable('squad_player')
        .set({ player_id: intoId })
        .where('squad_id', '=', id)
        .where('player_id', '=', fromId);
  await change.execute();
}

/** The matches in which the player has events. */
async function listFixtureIds(tx: Db, player: string): Promise<string[]> {
  const select = (column: 'player_id' | 'other_player_id') =>
    tx.selectFrom('fixture_event').select('fixture_id').where(column, '=', player);
  const rows = await select('player_id').union(select('other_player_id')).execute();
  return rows.map(({ fixture_id }) => fixture_id);
}
