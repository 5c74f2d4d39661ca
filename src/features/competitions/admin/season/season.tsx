import { data, redirect } from 'react-router';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { ParentLink } from '#platform/admin/parent-link.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey } from '#platform/records/admin/record-form.tsx';
import { entryAddress, formatTyped } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { deleteRecord } from '#platform/records/rules/write-record.ts';
import { recordText } from '#platform/records/text.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { season } from '../../rules/competition-records.ts';
import { seasonRules } from '../../rules/definitions/season.ts';
import { readSeasonOverview } from '../../rules/seasons/read-season-overview.ts';
import { updateSeason } from '../../rules/seasons/update-season.ts';
import { competitionRecordText, seasonText } from '../../text.ts';
import type { Route } from './+types/season.ts';
import { changeTieBreaks, readSeasonForm } from './read-season-form.ts';
import { SeasonForm } from './season-form.tsx';
import { SeasonRounds, SeasonTable } from './season-overview.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const overview = await readSeasonOverview(db, params);
  if (!overview) throw new Response(null, { status: 404 });
  const { version, values } = await getRecord(db, seasonRules, params.id);
  return {
    season: { version, name: values.name, typed: formatTyped(season, values) },
    ...overview,
    now: now(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const typed = readSeasonForm(form);
  const version = Number(form.get('version'));
  const chain = String(form.get('chain') ?? '');
  const intent = String(form.get('intent') ?? 'update');
  const change = { actor: actorOf(context), id: params.id, now: now(), newId };
  const address = entryAddress(season, params.id);
  if (chain) {
    const reordered = { ...typed, tieBreaks: changeTieBreaks(typed.tieBreaks ?? '', chain) };
    const unsaved = { intent, typed: reordered, problems: [], problem: null, conflict: null };
    return { ...unsaved, version, isReordered: true };
  }
  try {
    if (intent === 'theirs') return redirect(address);
    if (intent === 'delete') {
      await deleteRecord(db, seasonRules, change);
      return redirectWithToast(href('/admin/competitions'), 'record.deleted');
    }
    const newTeams = intent === 'createTeams' ? String(form.get('newTeams') ?? '').split('\n') : [];
    await updateSeason(db, { ...change, typed, version, newTeams });
    return redirectWithToast(address, 'record.updated');
  } catch (error) {
    const read = () => getRecord(db, seasonRules, params.id);
    const { data: refusal, init } = await refuseChange(db, error, {
      rules: season,
      intent,
      typed,
      version,
      read,
    });
    return data({ ...refusal, version, isReordered: false }, init ?? undefined);
  }
}

/** One season: its teams, rules, deductions and opening totals, with the table as it stands. For editors. */
export default function Season({ loaderData, actionData }: Route.ComponentProps) {
  const { season: stored, competition, standings, rounds, now } = loaderData;
  const refusal = actionData?.intent === 'delete' ? undefined : actionData;
  return (
    <>
      <PageHead title={seasonText.title(competition.name, stored.name)} />
      <ParentLink to={href('/admin/competitions/:id', { id: competition.id })} className="mb-3">
        {competition.name}
      </ParentLink>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          {!actionData?.conflict && <ProblemNotice problem={actionData?.problem} />}
          <SeasonForm
            key={formKey(stored.name, stored.version, refusal)}
            season={stored}
            refusal={refusal}
            now={now}
          />
          <ConfirmForm
            label={recordText.delete}
            consequence={competitionRecordText.deleteHint}
            intent="delete"
          />
        </div>
        <div className="grid gap-6">
          <SeasonTable standings={standings} />
          <SeasonRounds rounds={rounds} />
        </div>
      </div>
    </>
  );
}
