import { MergeDuplicateForm } from '#features/teams/admin/merge-duplicate-form.tsx';
import { changeOrMerge, readMergeChoices } from '#features/teams/admin/merge-references.server.ts';
import { Squad } from '#features/teams/admin/squad.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { loadRecord } from '#platform/records/admin/record-actions.server.ts';
import { RecordEntryScreen } from '#platform/records/admin/record-screens.tsx';
import { teamRules } from '../rules/definitions/team.ts';
import { listSquad } from '../rules/list-squad.ts';
import { team } from '../rules/team-records.ts';
import type { Route } from './+types/team.ts';
import { FieldsWithEndings } from './fields-with-endings.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { db } = servicesOf(args.context);
  const entry = await loadRecord(teamRules, args);
  return {
    ...entry,
    merge: await readMergeChoices(db, { kind: 'team', request: args.request, entry }),
    squad: await listSquad(db, { teamId: entry.id }),
  };
}

export const action = (args: Route.ActionArgs) => changeOrMerge('team', teamRules, args);

/** One team with its players. For editors. */
export default function TeamScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { squad, merge } = loaderData;
  return (
    <RecordEntryScreen
      record={team}
      {...{ loaderData, actionData }}
      fields={(fields) => <FieldsWithEndings kind="team" {...fields} />}
    >
      <Squad players={squad} />
      <MergeDuplicateForm {...merge} refusal={actionData?.intent === 'merge' ? actionData : undefined} />
    </RecordEntryScreen>
  );
}
