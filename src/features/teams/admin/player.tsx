import { MergeDuplicateForm } from '#features/teams/admin/merge-duplicate-form.tsx';
import { changeOrMerge, readMergeChoices } from '#features/teams/admin/merge-references.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { loadRecord } from '#platform/records/admin/record-actions.server.ts';
import { RecordEntryScreen } from '#platform/records/admin/record-screens.tsx';
import { playerRules } from '../rules/definitions/player.ts';
import { player } from '../rules/team-records.ts';
import type { Route } from './+types/player.ts';
import { FieldsWithEndings } from './fields-with-endings.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { db } = servicesOf(args.context);
  const entry = await loadRecord(playerRules, args);
  return { ...entry, merge: await readMergeChoices(db, { kind: 'player', request: args.request, entry }) };
}

export const action = (args: Route.ActionArgs) => changeOrMerge('player', playerRules, args);

/** One player. For editors. */
export default function PlayerScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordEntryScreen
      record={player}
      loaderData={loaderData}
      actionData={actionData}
      fields={(fields) => <FieldsWithEndings kind="player" {...fields} />}
    >
      <MergeDuplicateForm
        {...loaderData.merge}
        refusal={actionData?.intent === 'merge' ? actionData : undefined}
      />
    </RecordEntryScreen>
  );
}
