import { MergeDuplicateForm } from '#features/teams/admin/merge-duplicate-form.tsx';
import { changeOrMerge, readMergeChoices } from '#features/teams/admin/merge-references.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { loadRecord } from '#platform/records/admin/record-actions.server.ts';
import { RecordEntryScreen } from '#platform/records/admin/record-screens.tsx';
import { TextLink } from '#platform/ui/button.tsx';
import { teamRules } from '../rules/definitions/team.ts';
import { listSquad } from '../rules/players.ts';
import { team } from '../rules/team-records.ts';
import { teamRecordText } from '../text.ts';
import type { Route } from './+types/team.ts';
import { FieldsWithEndings } from './fields-with-endings.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { db, now } = servicesOf(args.context);
  const entry = await loadRecord(teamRules, args);
  return {
    ...entry,
    merge: await readMergeChoices(db, { kind: 'team', request: args.request, entry }),
    squad: await listSquad(db, { teamId: entry.id, at: now() }),
  };
}

export const action = (args: Route.ActionArgs) => changeOrMerge('team', teamRules, args);

/** One team with its players. For editors. */
export default function TeamScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { squad, merge } = loaderData;
  return (
    <RecordEntryScreen
      record={team}
      loaderData={loaderData}
      actionData={actionData}
      fields={(fields) => <FieldsWithEndings kind="team" {...fields} />}
    >
      <Squad players={squad} />
      <MergeDuplicateForm {...merge} refusal={actionData?.intent === 'merge' ? actionData : undefined} />
    </RecordEntryScreen>
  );
}

/** The players of a team with their shirts. */
function Squad({ players }: { players: readonly { id: string; name: string; shirt: number | null }[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">{teamRecordText.squad}</h2>
      {players.length === 0 ? (
        <p className="text-muted">{teamRecordText.squadEmpty}</p>
      ) : (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {players.map(({ id, name, shirt }) => (
            <li key={id} className="flex items-center gap-3 border-line border-b">
              <span className="tabular w-6 text-end text-muted">{shirt}</span>
              <TextLink to={href('/admin/players/:id', { id })}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
