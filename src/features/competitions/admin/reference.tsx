import { data } from 'react-router';
import { listSquad } from '#features/teams/rules/list-squad.ts';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toResponseError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { deleteReference } from '../rules/reference/delete-reference.ts';
import { getReference } from '../rules/reference/find-reference.ts';
import { updateReference } from '../rules/reference/update-reference.ts';
import { listCompetitionSeasons } from '../rules/seasons/list-competition-seasons.ts';
import { referenceText } from '../text.ts';
import type { Route } from './+types/reference.ts';
import { CompetitionSeasons } from './competition-seasons.tsx';
import { kindAt } from './kind-at.server.ts';
import { MergeDuplicateForm } from './merge-duplicate-form.tsx';
import { mergeReferences, readMergeChoices } from './merge-references.server.ts';
import { readReferenceForm } from './read-reference-form.ts';
import { readReferenceChoices } from './reference-choices.ts';
import { ReferenceForm } from './reference-form.tsx';
import { entryPath, listPaths } from './reference-screens.ts';
import { refuseReferenceChange } from './refuse-reference-change.server.ts';
import { createSeason } from './season/create-season.server.ts';
import { Squad } from './squad.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, now, newId } = servicesOf(context);
  const kind = kindAt(request);
  const { id } = params;
  const entry = await getReference(db, { kind, id }).catch((error) => {
    throw toResponseError(error);
  });
  return {
    ...{ kind, entry, now: now(), newId: newId() },
    choices: await readReferenceChoices(db, kind),
    merge: await readMergeChoices(db, { request, kind, entry }),
    squad: kind === 'team' ? await listSquad(db, { teamId: id }) : null,
    seasons: kind === 'competition' ? await listCompetitionSeasons(db, { competitionId: id }) : null,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const kind = kindAt(request);
  const fields = readReferenceForm(await request.formData());
  const { intent = 'update' } = fields;
  const version = Number(fields.version);
  const change = { actor, kind, id: params.id, now: now(), newId };
  try {
    switch (intent) {
      case 'delete':
        await deleteReference(db, change);
        return redirectWithToast(listPaths[kind], 'reference.deleted');
      case 'merge':
        await mergeReferences(db, { ...change, intoId: fields.into ?? '' });
        return redirectWithToast(entryPath(kind, fields.into ?? ''), 'reference.merged');
      case 'season':
        return await createSeason(db, { ...change, fields });
      case 'update':
        await updateReference(db, { ...change, fields, version });
        return redirectWithToast(entryPath(kind, params.id), 'reference.updated');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    const { refusal, init } = await refuseReferenceChange(context, error, { kind, id: params.id, version });
    return data({ ...refusal, intent, fields }, init);
  }
}

/** One competition, team, player, venue, official or broadcaster. For editors. */
export default function Reference({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, entry, now, newId, choices, merge, squad, seasons } = loaderData;
  const refusalOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  const problem = actionData?.problem;
  return (
    <>
      <PageHead title={entry.name} aside={referenceText.list[kind]} />
      <div className="grid max-w-3xl gap-6">
        {problem !== 'reference.conflict' && <ProblemNotice problem={problem} />}
        <ReferenceForm
          key={`${entry.id} ${entry.version}`}
          {...{ kind, entry, choices, now }}
          refusal={refusalOf('update')}
        />
        {seasons && <CompetitionSeasons seasons={seasons} newId={newId} refusal={refusalOf('season')} />}
        {squad && <Squad players={squad} />}
        {merge && <MergeDuplicateForm {...merge} refusal={refusalOf('merge')} />}
        <ConfirmForm label={referenceText.delete} consequence={referenceText.deleteHint} intent="delete" />
      </div>
    </>
  );
}
