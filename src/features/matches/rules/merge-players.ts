import { playerRules } from '#features/teams/rules/definitions/player.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockRowsForUpdate } from '#platform/db/lock-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { lockFixtures } from './ledger/match-ledger.ts';

/**
 * Merges a duplicate of a player into the other one. The events of the duplicate become events of the other. Ledgers are
 * never changed, so the row of the duplicate stays and says where its id leads (`merged_into`). For editors.
 * @throws Forbidden, NotFound, InvalidInput 'player.same'.
 */
export async function mergePlayers(
  db: Db,
  { fromId, intoId, ...change }: Change & { fromId: string; intoId: string },
): Promise<void> {
  requireRole(change.actor, 'editor');
  await inTransaction(db, async (tx) => {
    await lockFixtures(tx, await listFixtureIds(tx, fromId));
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
    const states = { before: from.values, after: { mergedInto: into.values.name } };
    await recordAudit(tx, change, 'player.merge', fromId, states);
  });
}

/** The matches in which the player has events. */
async function listFixtureIds(tx: Db, player: string): Promise<string[]> {
  const select = (column: 'player_id' | 'other_player_id') =>
    tx.selectFrom('fixture_event').select('fixture_id').where(column, '=', player);
  const rows = await select('player_id').union(select('other_player_id')).execute();
  return rows.map(({ fixture_id }) => fixture_id);
}
