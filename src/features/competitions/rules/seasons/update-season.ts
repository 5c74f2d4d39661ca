import { createTeams } from '#features/teams/rules/create-teams.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { type RecordChange, updateRecord } from '#platform/records/rules/write-record.ts';
import { seasonRules } from '../definitions/season.ts';

type SeasonChange = RecordChange & {
  typed: TypedFields;
  version: number;
  /** Names of its teams that become new teams, when the site does not know them. */
  newTeams: readonly string[];
};

/** Changes a season, and creates its new teams first. When the season is refused, no team is created. @throws as `updateRecord` */
export async function updateSeason(db: Db, { newTeams, ...change }: SeasonChange): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (newTeams.length > 0) await createTeams(tx, { ...change, names: newTeams });
    await updateRecord(tx, seasonRules, change);
  });
}
