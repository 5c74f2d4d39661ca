import { parseTieSource } from '#features/competitions/rules/ties/tie-source.ts';
import type { Db } from '#platform/db/schema.ts';
import { toChunks } from '#platform/limits/to-chunks.ts';
import type { SampleFixture } from './read-season-state.ts';

const IDS_PER_QUERY = 500;

/**
 * Deletes the demo matches of a season with their ties, and takes their teams out of the stages. A match that is being played goes on,
 * outside of the season. `removeEmptyDemo` does the rest, when the real matches are there.
 */
export async function removeDemo(tx: Db, samples: readonly SampleFixture[]): Promise<void> {
  for (const { id, isLive } of samples) {
    if (isLive) {
      const outside = { season_id: null, stage_id: null, group_id: null, round_id: null, tie_id: null };
      await tx
        .updateTable('fixture')
        .set({ ...outside, leg: null })
        .where('id', '=', id)
        .execute();
    } else {
      await tx.deleteFrom('ledger_entry').where('fixture_id', '=', id).execute();
      await tx.deleteFrom('fixture').where('id', '=', id).execute();
    }
  }
  for (const [stageId, own] of groupByStage(samples)) {
    await removeTies(tx, stageId, new Set(own.flatMap(({ tieId }) => tieId ?? [])));
    await removeTeams(tx, stageId, [...new Set(own.flatMap(({ teamIds }) => teamIds))]);
  }
}

function groupByStage(samples: readonly SampleFixture[]): [stageId: string, own: SampleFixture[]][] {
  return [...Map.groupBy(samples, ({ stageId }) => stageId)].flatMap(([id, own]) =>
    id === null ? [] : [[id, own]],
  );
}

/** Ties of demo matches, and those that wait for their winners. */
async function removeTies(tx: Db, stageId: string, ids: ReadonlySet<string>): Promise<void> {
  const ties = await tx
    .selectFrom('tie')
    .select(['id', 'home_source', 'away_source'])
    .where('stage_id', '=', stageId)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('fixture').select('id').whereRef('tie_id', '=', 'tie.id'))))
    .execute();
  const gone = new Set(ids);
  for (let count = -1; count !== gone.size; ) {
    count = gone.size;
    for (const { id, home_source, away_source } of ties) {
      const sources = [parseTieSource(home_source), parseTieSource(away_source)];
      if (sources.some((source) => source && source.from !== 'place' && gone.has(source.tie))) gone.add(id);
    }
  }
  const empty = ties.map(({ id }) => id).filter((id) => gone.has(id));
  for (const some of toChunks(empty, IDS_PER_QUERY))
    await tx.deleteFrom('tie').where('id', 'in', some).execute();
}

/** Teams with a real match stay, and so do those of which an editor has entered something. */
async function removeTeams(tx: Db, stageId: string, teamIds: readonly string[]): Promise<void> {
  for (const some of toChunks(teamIds, IDS_PER_QUERY)) {
    await tx
      .deleteFrom('stage_team')
      .where('stage_id', '=', stageId)
      .where('team_id', 'in', some)
      .where((eb) =>
        eb.not(
          eb.or([
            ...(['standing_start', 'standing_place', 'point_deduction'] as const).map((table) =>
              eb.exists(
                eb
                  .selectFrom(table)
                  .select(`${table}.team_id`)
                  .whereRef(`${table}.stage_id`, '=', 'stage_team.stage_id')
                  .whereRef(`${table}.team_id`, '=', 'stage_team.team_id'),
              ),
            ),
            eb.exists(
              eb
                .selectFrom('fixture')
                .select('fixture.id')
                .whereRef('fixture.stage_id', '=', 'stage_team.stage_id')
                .where(({ or, eb: on, ref }) =>
                  or([
                    on('fixture.home_id', '=', ref('stage_team.team_id')),
                    on('fixture.away_id', '=', ref('stage_team.team_id')),
                  ]),
                ),
            ),
          ]),
        ),
      )
      .execute();
  }
}

/** Deletes the rounds and groups of the demo that have nothing, and its stages when nothing is left. A season keeps one stage. */
export async function removeEmptyDemo(tx: Db, samples: readonly SampleFixture[]): Promise<void> {
  for (const [stageId] of groupByStage(samples)) {
    await tx
      .deleteFrom('round')
      .where('stage_id', '=', stageId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('fixture').select('fixture.id').whereRef('fixture.round_id', '=', 'round.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tie').select('tie.id').whereRef('tie.round_id', '=', 'round.id'))),
      )
      .execute();
    await tx
      .deleteFrom('stage_group')
      .where('stage_id', '=', stageId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('fixture').select('fixture.id').whereRef('fixture.group_id', '=', 'stage_group.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('stage_team')
              .select('stage_team.team_id')
              .whereRef('stage_team.group_id', '=', 'stage_group.id'),
          ),
        ),
      )
      .execute();
    if (await isLastOrUsed(tx, stageId)) continue;
    await tx.deleteFrom('stage').where('id', '=', stageId).execute();
  }
}

async function isLastOrUsed(tx: Db, stageId: string): Promise<boolean> {
  for (const table of [
    'fixture',
    'tie',
    'stage_team',
    'standing_start',
    'standing_place',
    'point_deduction',
  ] as const) {
    const used = await tx
      .selectFrom(table)
      .select('stage_id')
      .where('stage_id', '=', stageId)
      .executeTakeFirst();
    if (used) return true;
  }
  const other = await tx
    .selectFrom('stage')
    .innerJoin('stage as own', 'own.season_id', 'stage.season_id')
    .select('stage.id')
    .where('own.id', '=', stageId)
    .where('stage.id', '<>', stageId)
    .executeTakeFirst();
  return other === undefined;
}
