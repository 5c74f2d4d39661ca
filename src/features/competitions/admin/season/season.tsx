import { data } from 'react-router';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { ParentLink } from '#platform/admin/parent-link.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { deleteReference } from '../../rules/reference/delete-reference.ts';
import { getReference } from '../../rules/reference/find-reference.ts';
import type { Fields } from '../../rules/reference/reference-definition.ts';
import { readSeasonOverview } from '../../rules/seasons/read-season-overview.ts';
import { updateSeason } from '../../rules/seasons/update-season.ts';
import { referenceText, seasonText } from '../../text.ts';
import { listPaths } from '../reference-screens.ts';
import { refuseReferenceChange } from '../refuse-reference-change.server.ts';
import type { Route } from './+types/season.ts';
import { changeTieBreaks, readSeasonForm } from './read-season-form.ts';
import { SeasonForm } from './season-form.tsx';
import { SeasonRounds, SeasonTable } from './season-overview.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const overview = await readSeasonOverview(db, params);
  if (!overview) throw new Response(null, { status: 404 });
  const season = await getReference(db, { kind: 'season', id: params.id });
  return { season, ...overview, now: now() };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const fields = readSeasonForm(await request.formData());
  const version = Number(fields.version);
  const change = { actor, kind: 'season' as const, id: params.id, now: now(), newId };
  if (fields.chain) {
    const tieBreaks = changeTieBreaks(fields.tieBreaks ?? '', fields.chain);
    const reordered: Fields = { ...fields, tieBreaks };
    const unsaved = { ...{ problems: [], problem: null, changes: [], version }, isReordered: true };
    return { ...unsaved, fields: reordered };
  }
  try {
    if (fields.intent === 'delete') {
      await deleteReference(db, change);
      return redirectWithToast(listPaths.competition, 'reference.deleted');
    }
    const newTeams = fields.intent === 'createTeams' ? (fields.newTeams ?? '').split('\n') : [];
    await updateSeason(db, { ...change, fields, version, newTeams });
    return redirectWithToast(href('/admin/seasons/:id', { id: params.id }), 'reference.updated');
  } catch (error) {
    const { refusal, init } = await refuseReferenceChange(context, error, {
      kind: 'season',
      id: params.id,
      version,
    });
    return data({ ...refusal, isReordered: false, fields }, init);
  }
}

/** One season: its teams, rules, deductions and opening totals, with the table as it stands. For editors. */
export default function Season({ loaderData, actionData }: Route.ComponentProps) {
  const { season, competition, standings, rounds, now } = loaderData;
  const problem = actionData?.problem;
  return (
    <>
      <PageHead title={seasonText.title(competition.name, season.name)} />
      <ParentLink to={href('/admin/competitions/:id', { id: competition.id })} className="mb-3">
        {competition.name}
      </ParentLink>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          {problem !== 'reference.conflict' && <ProblemNotice problem={problem} />}
          <SeasonForm
            key={season.version}
            season={season}
            refusal={actionData?.fields.intent === 'delete' ? undefined : actionData}
            now={now}
          />
          <ConfirmForm label={referenceText.delete} consequence={referenceText.deleteHint} intent="delete" />
        </div>
        <div className="grid gap-6">
          <SeasonTable standings={standings} />
          <SeasonRounds rounds={rounds} />
        </div>
      </div>
    </>
  );
}
