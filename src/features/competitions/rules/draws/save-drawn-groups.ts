import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { formatTyped } from '#platform/records/record.ts';
import { getRecord, lockRecordRow } from '#platform/records/rules/read-records.ts';
import { updateRecord } from '#platform/records/rules/write-record.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { stageRules } from '../definitions/stage.ts';
import { joinTeamLines, readTeamLines } from '../definitions/stage-rows.ts';
import { drawGroups, isGroupCount } from './draw-groups.ts';

type GroupDraw = SubjectChange & {
  /** The version of the stage for which the editor has seen the draw. */
  version: number;
  count: number;
  seed: string;
};

/**
 * Divides the teams of a stage without groups into groups: those that `drawGroups` gives for their names. It is a change of the
 * stage. For editors.
 * @throws Forbidden, NotFound, InvalidInput for an impossible number of groups, Conflict 'schedule.changed' when the stage has groups
 * or has been changed since `version`.
 */
export async function saveDrawnGroups(db: Db, draw: GroupDraw): Promise<void> {
  const { version, count, seed, ...change } = draw;
  requireRole(change.actor, 'editor');
  await inTransaction(db, async (tx) => {
    const row = await lockRecordRow(tx, stageRules, change.id);
    const { values } = await getRecord(tx, stageRules, change.id);
    const teams = readTeamLines(values.teams);
    if (row.version !== version || teams.some(({ group }) => group !== null))
      throw new Conflict('schedule.changed', 'The stage has been changed');
    if (!isGroupCount(count, teams.length))
      throw new InvalidInput([{ field: 'groups', code: 'schedule.groups' }]);
    const drawn = drawGroups(
      teams.map(({ name }) => name),
      { count, seed },
    );
    const lines = drawn.flatMap((group, position) =>
      group.teams.map((name) => ({ name, group: group.name, position })),
    );
    const typed = { ...formatTyped(stageRules, values), teams: joinTeamLines(lines) };
    await updateRecord(tx, stageRules, { ...change, typed, version });
  });
}
