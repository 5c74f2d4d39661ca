import { stage as stageRecord } from '#features/competitions/rules/competition-records.ts';
import { isKnockOutRound } from '#features/competitions/rules/stages/round-name.ts';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import type { StageKind } from '#features/competitions/tables.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { createOnce } from '#platform/db/create-once.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { findOrCreateRound } from '../fixtures/write-fixture-fields.ts';

/**
 * Adds a tie whose teams are not known to a round of a knock-out stage, after the other ties of the round. Its own form says where the
 * teams come from. `round` is a key of `KNOCK_OUT_ROUNDS`. The form brings the new id, so that a form that is sent twice creates one tie.
 * For editors. @throws Forbidden; NotFound without the stage, or when it has no ties; InvalidInput at `round`.
 */
export async function createTie(
  db: Db,
  { stageId, round, ...change }: SubjectChange & { stageId: string; round: string },
): Promise<void> {
  const { actor, id, newId } = change;
  requireRole(actor, 'editor');
  if (!isKnockOutRound(round)) throw new InvalidInput([{ field: 'round', code: 'match.round' }]);
  await createOnce(db, 'tie', { id, stage_id: stageId }, async (tx) => {
    const stage = await lockRecordRow(tx, stageRecord, stageId);
    if (!hasTies(stage.kind as StageKind)) throw new NotFound(`The stage ${stageId} has no ties`);
    const seasonId = String(stage.season_id);
    const roundId = await findOrCreateRound(tx, { seasonId, stageId, key: round, newId });
    const last = await tx
      .selectFrom('tie')
      .select('position')
      .where('round_id', '=', roundId)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    const position = (last?.position ?? 0) + 1;
    await tx
      .insertInto('tie')
      .values({ id, stage_id: stageId, round_id: roundId, position, is_bye: 0, version: 1 })
      .execute();
    await recordAudit(tx, change, 'tie.create', id, { after: { round, position, version: 1 } });
  });
}
