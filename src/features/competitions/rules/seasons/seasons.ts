import { createTeams } from '#features/teams/rules/names/write-team-names.ts';
import type { Db } from '#platform/db/schema.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { runChange, updateRecord } from '#platform/records/rules/write-record.ts';
import type { SubjectChange } from '#platform/sessions/actor.ts';
import { seasonRules } from '../definitions/season.ts';
import { findTableOfSeason } from '../standings/find-league-table.ts';
import type { Standing } from '../standings/league-table.ts';

export interface SeasonOverview {
  competition: { id: string; name: string };
  /** The table as it stands. Empty without one. */
  standings: Standing[];
  rounds: { id: string; key: string }[];
}

/** What the screen of a season shows beside its form. Null when there is no such season. */
export async function readSeasonOverview(db: Db, { id }: { id: string }): Promise<SeasonOverview | null> {
  const season = await db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['competition.id', 'competition.name'])
    .where('season.id', '=', id)
    .executeTakeFirst();
  if (!season) return null;
  const [table, rounds] = await Promise.all([
    findTableOfSeason(db, { seasonId: id }),
    db.selectFrom('round').select(['id', 'key']).where('season_id', '=', id).orderBy('position').execute(),
  ]);
  return {
    competition: { id: season.id, name: season.name },
    standings: table?.standings ?? [],
    rounds,
  };
}

/** The seasons of a competition, the newest first. */
export async function listCompetitionSeasons(
  db: Db,
  { competitionId }: { competitionId: string },
): Promise<{ id: string; name: string; startsOn: number }[]> {
  return db
    .selectFrom('season')
    .select(['id', 'name', 'starts_on as startsOn'])
    .where('competition_id', '=', competitionId)
    .orderBy('starts_on', 'desc')
    .execute();
}

type SeasonChange = SubjectChange & {
  typed: TypedFields;
  version: number;
  /** Names of its teams that become new teams, when the site does not know them. */
  newTeams: readonly string[];
};

/**
 * Changes a season, and creates its new teams first. When the season is refused or stays the same, no team is created.
 * @throws as `updateRecord`
 */
export async function updateSeason(db: Db, { newTeams, ...change }: SeasonChange): Promise<void> {
  await runChange(db, async (tx) => {
    if (newTeams.length > 0) await createTeams(tx, { ...change, names: newTeams });
    await updateRecord(tx, seasonRules, change);
  });
}
