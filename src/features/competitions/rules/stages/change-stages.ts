import { createTeams } from '#features/teams/rules/names/write-team-names.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { createOnce } from '#platform/db/create-once.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { deleteRecord, runChange, updateRecord } from '#platform/records/rules/write-record.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import type { StageKind } from '../../tables.ts';
import { stageRules } from '../definitions/stage.ts';
import { projectStandings } from '../standings/project-standings.ts';
import { draftStage } from './season-templates.ts';
import { insertStages } from './stages.ts';

type StageChange = SubjectChange & {
  typed: TypedFields;
  version: number;
  /** Names of its teams that become new teams, when the site does not know them. */
  newTeams: readonly string[];
};

/**
 * Changes a stage, and creates its new teams first. When the stage is refused or stays the same, no team is created.
 * @throws as `updateRecord`
 */
export async function updateStage(db: Db, { newTeams, ...change }: StageChange): Promise<void> {
  await runChange(db, async (tx) => {
    if (newTeams.length > 0) await createTeams(tx, { ...change, names: newTeams });
    await updateRecord(tx, stageRules, change);
  });
}

/** Adds a stage to a season, after the others. For editors. @throws Forbidden, NotFound */
export async function addStage(
  db: Db,
  { seasonId, kind, ...change }: SubjectChange & { seasonId: string; kind: StageKind },
): Promise<void> {
  const { actor, id } = change;
  requireRole(actor, 'editor');
  await createOnce(db, 'stage', { id, kind }, async (tx) => {
    const season = await tx.selectFrom('season').select('id').where('id', '=', seasonId).executeTakeFirst();
    if (!season) throw new NotFound(`There is no season ${seasonId}`);
    await insertStages(tx, { seasonId, drafts: [draftStage(kind)], newId: () => id });
    await recordAudit(tx, change, 'stage.create', id, { after: { kind, version: 1 } });
    await projectStandings(tx, seasonId);
  });
}

/**
 * Moves a stage one place up or down. The stages behind take over other results then, so the tables are derived again. For
 * editors. @throws Forbidden, NotFound
 */
export async function moveStage(
  db: Db,
  { step, ...change }: SubjectChange & { step: 'up' | 'down' },
): Promise<void> {
  const { actor, id } = change;
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const { season_id } = await findStage(tx, id);
    const stages = await tx
      .selectFrom('stage')
      .select(['id', 'kind', 'position'])
      .where('season_id', '=', season_id)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const at = stages.findIndex((stage) => stage.id === id);
    const to = step === 'up' ? at - 1 : at + 1;
    const moved = stages[at];
    if (!moved || to < 0 || to >= stages.length) return;
    const ordered = stages.toSpliced(at, 1).toSpliced(to, 0, moved);
    for (const [index, stage] of ordered.entries())
      if (stage.position !== index + 1)
        await tx
          .updateTable('stage')
          .set({ position: index + 1 })
          .where('id', '=', stage.id)
          .execute();
    await projectStandings(tx, season_id);
    await recordAudit(tx, change, 'stage.order', id, {
      before: { position: stages.map(({ kind }) => kind) },
      after: { position: ordered.map(({ kind }) => kind) },
    });
  });
}

/**
 * Deletes a stage without matches. A season keeps one. For editors.
 * @throws Forbidden, NotFound, Conflict 'competition.inUse' or 'stage.last'.
 */
export async function deleteStage(db: Db, change: SubjectChange): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { season_id } = await findStage(tx, change.id);
    const stages = await tx.selectFrom('stage').select('id').where('season_id', '=', season_id).execute();
    if (stages.length === 1) throw new Conflict('stage.last', 'A season has at least one stage');
    await deleteRecord(tx, stageRules, change);
    await projectStandings(tx, season_id);
  });
}

async function findStage(tx: Db, id: string): Promise<{ season_id: string }> {
  const stage = await tx.selectFrom('stage').select('season_id').where('id', '=', id).executeTakeFirst();
  if (!stage) throw new NotFound(`There is no stage ${id}`);
  return stage;
}
