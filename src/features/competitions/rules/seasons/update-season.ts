import { createTeams } from '#features/teams/rules/create-teams.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ReferenceChange } from '../reference/reference-change.ts';
import type { Fields } from '../reference/reference-definition.ts';
import { updateReference } from '../reference/update-reference.ts';

type SeasonChange = Omit<ReferenceChange, 'kind'> & {
  fields: Fields;
  version: number;
  /** Names of its teams that become new teams, when the site does not know them. */
  newTeams: readonly string[];
};

/** Changes a season, and creates its new teams first. When the season is refused, no team is created. @throws as `updateReference` */
export async function updateSeason(db: Db, { newTeams, ...change }: SeasonChange): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (newTeams.length > 0) await createTeams(tx, { ...change, names: newTeams });
    await updateReference(tx, { ...change, kind: 'season' });
  });
}
