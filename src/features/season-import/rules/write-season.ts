import { slugifyOr } from '#az/characters/slug.ts';
import { stageRules } from '#features/competitions/rules/definitions/stage.ts';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import {
  insertStages,
  listStages,
  orderStages,
  type Stage,
} from '#features/competitions/rules/stages/stages.ts';
import { findOrCreateRounds } from '#features/matches/rules/fixtures/write-fixture-fields.ts';
import type { Db } from '#platform/db/schema.ts';
import { toChunks } from '#platform/limits/to-chunks.ts';
import type { NewId } from '#platform/new-id.ts';
import { updateRecordBy } from '#platform/records/rules/update-record-by.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { PlannedMatch } from './plan-import.ts';
import { chooseRegulation, type PlannedStage } from './plan-stages.ts';
import type { SeasonState } from './read-season-state.ts';
import { removeDemo } from './remove-demo.ts';
import { nameSeason, startOfSeason } from './season-slug.ts';

export interface SeasonWriterInput {
  state: SeasonState;
  target: { season: string };
  stages: readonly PlannedStage[];
  plan: readonly PlannedMatch[];
  /** The file covers what the stages had before their first match here. */
  replacesStarts: boolean;
  actor: Actor | null;
  /** Epoch ms. */
  now: number;
  newId: NewId;
}

/** A stage of the file in the database. */
export interface WrittenStage {
  id: string;
  hasTies: boolean;
  rounds: ReadonlyMap<string, string>;
  groups: ReadonlyMap<string, string>;
}

/** The rows to which the matches of a season refer. */
export interface WrittenSeason {
  seasonId: string;
  stages: WrittenStage[];
  /** The ids of the venues by their names. */
  venues: ReadonlyMap<string, string>;
}

/** Writes what the matches of a season need: the season, its stages, rounds, teams and venues. Demo matches are removed. */
export async function writeSeason(tx: Db, input: SeasonWriterInput): Promise<WrittenSeason> {
  const seasonId = input.state.season?.id ?? (await insertSeason(tx, input));
  await removeDemo(tx, input.state.samples);
  const stages = await writeStages(tx, seasonId, input);
  const venues = await writeVenues(tx, input);
  return { seasonId, stages, venues };
}

async function insertSeason(tx: Db, { state, target, newId }: SeasonWriterInput): Promise<string> {
  const id = newId();
  await tx
    .insertInto('season')
    .values({
      id,
      competition_id: state.competition.id,
      slug: target.season,
      version: 1,
      name: nameSeason(target.season),
      starts_on: startOfSeason(target.season),
    })
    .execute();
  return id;
}

/** Writes the stages of the file with their groups, rounds and teams, and puts them into the order of the file. */
async function writeStages(tx: Db, seasonId: string, input: SeasonWriterInput): Promise<WrittenStage[]> {
  const { state, stages, plan, replacesStarts, actor, now, newId } = input;
  const before = stages.every(({ known }) => known) ? [] : await listStagesBefore(tx, { state, seasonId });
  const written: WrittenStage[] = [];
  const byStage = Map.groupBy(plan, ({ match }) => match.stage);
  const teamsOf = (index: number) =>
    new Map(
      (byStage.get(index) ?? []).flatMap(({ match, home, away }) =>
        [home, away].map((team) => [team.id, match.group] as const),
      ),
    );
  for (const [index, { file, known }] of stages.entries()) {
    const own = byStage.get(index) ?? [];
    const teams = teamsOf(index);
    const behind = stages.findIndex(
      (stage, at) => at > index && (stage.file.kind === 'groups' || stage.file.kind === 'knockout'),
    );
    const regulation = chooseRegulation(file, {
      teams: teams.size,
      next: behind === -1 ? null : teamsOf(behind).size,
      before,
      competitionKind: state.competition.kind,
    });
    const id =
      known?.id ??
      (
        await insertStages(tx, {
          seasonId,
          drafts: [{ kind: file.kind, name: file.name, regulation }],
          newId,
        })
      )[0] ??
      '';
    let groups: ReadonlyMap<string, string> = new Map();
    const writeParts = async () => {
      groups = await writeGroups(tx, { stageId: id, names: file.groups, known: known?.groups, newId });
      await writeStageTeams(tx, { stageId: id, teams, groups });
      if (replacesStarts) await tx.deleteFrom('standing_start').where('stage_id', '=', id).execute();
    };
    // They are fields of the form of the stage.
    if (known) await updateRecordBy(tx, stageRules, { id, actor, now, newId }, writeParts);
    else await writeParts();
    const keys = new Set(own.flatMap(({ match }) => match.round ?? []));
    const created = await findOrCreateRounds(tx, {
      seasonId,
      stageId: id,
      keys: [...keys].filter((key) => !known?.rounds.has(key)),
      newId,
    });
    const rounds = new Map([...(known?.rounds ?? []), ...created]);
    written.push({ id, hasTies: hasTies(known?.kind ?? file.kind), rounds, groups });
  }
  await orderStages(tx, { seasonId, ids: written.map(({ id }) => id) });
  return written;
}

/** The stages of the newest other season of the competition: a new season has their rules. */
async function listStagesBefore(
  tx: Db,
  { state, seasonId }: { state: SeasonState; seasonId: string },
): Promise<Stage[]> {
  const last = await tx
    .selectFrom('season')
    .select('id')
    .where('competition_id', '=', state.competition.id)
    .where('id', '<>', seasonId)
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? listStages(tx, { seasonId: last.id }) : [];
}

async function writeGroups(
  tx: Db,
  {
    stageId,
    names,
    known = new Map(),
    newId,
  }: {
    stageId: string;
    names: readonly string[];
    known?: ReadonlyMap<string, string> | undefined;
    newId: NewId;
  },
): Promise<ReadonlyMap<string, string>> {
  const groups = new Map(known);
  for (const [index, name] of names.entries()) {
    if (groups.has(name)) continue;
    const id = newId();
    groups.set(name, id);
    await tx
      .insertInto('stage_group')
      .values({ id, stage_id: stageId, name, position: index + 1 })
      .execute();
  }
  return groups;
}

const TEAMS_PER_QUERY = 1000;

/** A team that has no group yet gets that of its matches. */
async function writeStageTeams(
  tx: Db,
  {
    stageId,
    teams,
    groups,
  }: {
    stageId: string;
    teams: ReadonlyMap<string, string | null>;
    groups: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const rows = [...teams].map(([team_id, group]) => ({
    stage_id: stageId,
    team_id,
    group_id: group === null ? null : (groups.get(group) ?? null),
  }));
  for (const some of toChunks(rows, TEAMS_PER_QUERY))
    await tx
      .insertInto('stage_team')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['stage_id', 'team_id'])
          .doUpdateSet((eb) => ({ group_id: eb.ref('excluded.group_id') }))
          .where('stage_team.group_id', 'is', null)
          .where('excluded.group_id', 'is not', null),
      )
      .execute();
}

async function writeVenues(tx: Db, { plan, newId }: SeasonWriterInput): Promise<Map<string, string>> {
  const names = new Set(plan.flatMap(({ match }) => match.venue ?? []));
  const venues = new Map<string, string>();
  if (names.size === 0) return venues;
  const known = await tx.selectFrom('venue').select(['id', 'name', 'slug']).execute();
  const slugs = new Set(known.map(({ slug }) => slug));
  for (const name of names) {
    const id = known.find((venue) => venue.name === name)?.id ?? newId();
    venues.set(name, id);
    if (known.some((venue) => venue.id === id)) continue;
    const slug = slugifyOr(name, id);
    const free = slugs.has(slug) ? `${slug}-${id.slice(0, 6).toLowerCase()}` : slug;
    slugs.add(free);
    await tx.insertInto('venue').values({ id, slug: free, name, city: null, version: 1 }).execute();
  }
  return venues;
}
