import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { stage as stageRecord } from '#features/competitions/rules/competition-records.ts';
import type { DrawnTie } from '#features/competitions/rules/draws/plan-knockout.ts';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import { projectStandings } from '#features/competitions/rules/standings/project-standings.ts';
import type { TieSource } from '#features/competitions/rules/ties/tie-source.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { insertFixture, linkToTie } from '../fixtures/change-fixture.ts';
import { askOnce, findOrCreateRound } from '../fixtures/write-fixture-fields.ts';
import { findScheduleObstacle } from './find-schedule-obstacle.ts';
import { planSchedule, type ScheduledRound, type ScheduleOptions } from './plan-schedule.ts';
import { readScheduleStage, type ScheduleStage } from './read-schedule-stage.ts';

/** SQLite writes without a pause: this many matches take about 40 ms. Other requests are answered between them. */
const MATCHES_AT_ONCE = 50;

/**
 * Creates the matches of a stage, and the ties of a knock-out, in one transaction with one line in the audit log. `version` is that of
 * the stage for which the editor has seen the schedule. For editors.
 * @throws Forbidden, NotFound, Conflict 'schedule.exists' when the stage has matches or ties, 'schedule.changed' when it has been
 * changed since `version`, 'schedule.impossible' when its rules or teams do not allow it; InvalidInput as a match.
 */
export async function createSchedule(
  db: Db,
  { id, version, options, ...change }: SubjectChange & { version: number; options: ScheduleOptions },
): Promise<{ matches: number; ties: number }> {
  const { actor, now, newId } = change;
  requireRole(actor, 'editor');
  return inTransaction(db, async (tx) => {
    await lockRecordRow(tx, stageRecord, id);
    const stage = await readScheduleStage(tx, { id });
    if (!stage) throw new NotFound(`There is no stage ${id}`);
    const obstacle = findScheduleObstacle(stage);
    if (obstacle === 'hasMatches') throw new Conflict('schedule.exists', 'The stage has matches');
    if (stage.version !== version) throw new Conflict('schedule.changed', 'The stage has been changed');
    if (obstacle) throw new Conflict('schedule.impossible', `The stage cannot be scheduled: ${obstacle}`);
    const rounds = planSchedule(stage, options);
    await writeTies(tx, { stage, rounds, newId });
    const matches = rounds.flatMap(({ key, matches: ofRound }) =>
      ofRound.map((match) => ({ ...match, round: key })),
    );
    const ask = askOnce();
    for (const [index, { homeId, awayId, kickOff, round }] of matches.entries()) {
      if (index % MATCHES_AT_ONCE === MATCHES_AT_ONCE - 1) await yieldToRequests();
      const fields = {
        competitionId: stage.competition.id,
        seasonId: stage.season.id,
        stageId: id,
        round,
        homeId,
        awayId,
        kickOff,
        venueId: null,
        isNeutral: false,
        broadcast: { kind: 'unknown' as const },
        officials: {},
      };
      const fixtureId = await insertFixture(tx, { fields, now, newId, ask });
      if (hasTies(stage.kind)) await linkToTie(tx, fixtureId, newId);
    }
    await projectStandings(tx, stage.season.id);
    const created = { matches: matches.length, ties: rounds.flatMap(({ ties }) => ties).length };
    await recordAudit(tx, change, 'stage.schedule', id, {
      after: { ...created, rounds: rounds.length, kickOffAt: options.firstKickOff },
    });
    return created;
  });
}

/** Writes the ties of a knock-out with their rounds. Those that a round before decides name its ties. */
async function writeTies(
  tx: Db,
  { stage, rounds, newId }: { stage: ScheduleStage; rounds: readonly ScheduledRound[]; newId: NewId },
): Promise<void> {
  const place = { seasonId: stage.season.id, stageId: stage.id };
  const ids = new Map<string, string>();
  for (const { key, ties } of rounds) {
    if (ties.length === 0) continue;
    const round_id = await findOrCreateRound(tx, { ...place, key, newId });
    for (const tie of ties) {
      const id = newId();
      ids.set(`${key} ${tie.position}`, id);
      await tx
        .insertInto('tie')
        .values({
          id,
          stage_id: stage.id,
          round_id,
          position: tie.position,
          home_id: tie.home,
          away_id: tie.away,
          home_source: toSource(tie, 0, ids),
          away_source: toSource(tie, 1, ids),
          is_bye: tie.isBye ? 1 : 0,
          version: 1,
        })
        .execute();
    }
  }
}

/** Where a side of a tie comes from, as it is stored. */
function toSource({ from }: DrawnTie, side: 0 | 1, ids: ReadonlyMap<string, string>): string | null {
  const tie = from && ids.get(`${from.round} ${from.positions[side]}`);
  return from && tie ? JSON.stringify({ from: from.result, tie } satisfies TieSource) : null;
}
