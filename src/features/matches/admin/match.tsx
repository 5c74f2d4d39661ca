import { data, Form, Link, redirect } from 'react-router';
import { formatDayMonth, formatTime } from '#az/format/dates.ts';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import { redirectWithToast, throwResponse, toActionError } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm, SaveButton } from '#platform/admin/action-buttons.tsx';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { formKey, RecordConflictNotice } from '#platform/records/admin/record-form.tsx';
import { actorOf } from '#platform/sessions/session.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { isAwaitingResult } from '../rules/fixture.ts';
import { deleteFixture, updateFixture } from '../rules/fixtures/change-fixture.ts';
import { changeFixtureStatus } from '../rules/fixtures/change-fixture-status.ts';
import { listFixtureChoices, listRoundClashes } from '../rules/fixtures/desk-fixtures.ts';
import { fixtureRecord } from '../rules/fixtures/fixture-fields.ts';
import { getFixtureState } from '../rules/fixtures/get-fixture-state.ts';
import { lineUpFormText, matchDeskText, matchText } from '../text.ts';
import type { Route } from './+types/match.ts';
import {
  FixtureFieldset,
  parseFixtureForm,
  readFixtureForm,
  toFixtureForm,
} from './facts/fixture-fieldset.tsx';
import { parseDecision, readDecisionForm } from './facts/read-decision-form.ts';
import { readFixtureConflict } from './facts/read-fixture-conflict.server.ts';
import { StatusForms } from './facts/status-forms.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const state = await getFixtureState(db, params).catch(throwResponse);
  const { id, roundId, fields, status } = state;
  const clashes = status === 'cancelled' ? [] : await listRoundClashes(db, { id, roundId, ...fields });
  return { state, clashes, choices: await listFixtureChoices(db, fields), now: now() };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const change = { actor: actorOf(context), id, now: now(), newId };
  const sent = await request.formData();
  const intent = readForm(sent).text('intent');
  const form = readFixtureForm(sent);
  const decision = readDecisionForm(sent);
  const version = readForm(sent).count('version');
  const here = href('/admin/matches/:id', { id });
  try {
    switch (intent) {
      case 'theirs':
        return redirect(here);
      case 'update':
        await updateFixture(db, { ...change, fields: parseFixtureForm(form), version });
        return redirectWithToast(here, 'match.saved');
      case 'delete':
        await deleteFixture(db, change);
        return redirectWithToast(href('/admin/matches'), 'match.deleted');
      case 'decide':
        await changeFixtureStatus(db, { ...change, decision: parseDecision(decision) });
        return redirectWithToast(here, 'match.status');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    const { data: refusal, init } = toActionError(error, { intent, form, decision, version });
    const isConflict = refusal.problem === 'record.conflict';
    const conflict = isConflict ? await readFixtureConflict(db, { id, version, form }) : null;
    return data({ ...refusal, conflict }, init ?? undefined);
  }
}

/** The facts of a match, and decisions about it: postponed, cancelled, awarded. For editors. */
export default function FixtureScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { state, clashes, choices, now } = loaderData;
  const isAwaiting = isAwaitingResult({ status: state.status, kickOff: state.fields.kickOff }, now);
  const refused = actionData?.intent === 'update' ? actionData : undefined;
  const conflict = refused?.conflict;
  return (
    <div className="grid max-w-4xl gap-8">
      <div>
        <PageHead
          title={`${state.names.home} ${matchText.vs} ${state.names.away}`}
          aside={matchText.status[isAwaiting ? 'awaitingResult' : state.status]}
        >
          <ButtonLink to={`${href('/admin/articles/create')}?match=${state.id}`}>
            {matchDeskText.writeArticle}
          </ButtonLink>
          {state.roundId !== null && (
            <ButtonLink to={href('/admin/matches/rounds/:id', { id: state.roundId })}>
              {matchDeskText.roundTexts}
            </ButtonLink>
          )}
          <ButtonLink to={href('/admin/matches')} look="quiet">
            {matchDeskText.back}
          </ButtonLink>
          <ButtonLink to={href('/admin/matches/:id/line-ups', { id: state.id })}>
            {lineUpFormText.title}
          </ButtonLink>
          <ButtonLink to={href('/admin/matches/:id/console', { id: state.id })}>
            {matchDeskText.console}
          </ButtonLink>
        </PageHead>
        {state.reason && (
          <Notice>
            {matchDeskText.reason}: {state.reason}
          </Notice>
        )}
        {clashes.length > 0 && (
          <Notice>
            <p className="font-semibold text-warning">{matchDeskText.roundClash}</p>
            <ul>
              {clashes.map(({ id, home, away, kickOff }) => (
                <li key={id}>
                  <Link
                    to={href('/admin/matches/:id', { id })}
                    className="inline-flex min-h-11 items-center underline"
                  >
                    {`${home} ${matchText.vs} ${away}, ${formatDayMonth(kickOff)}, ${formatTime(kickOff)}`}
                  </Link>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {!conflict && <ProblemNotice problem={actionData?.problem} />}
      </div>
      <Form key={formKey(state.id, state.version, refused)} method="post" noValidate className="grid gap-4">
        {conflict && <RecordConflictNotice record={fixtureRecord} conflict={conflict} now={now} />}
        {refused && refused.problems.length > 0 && <Notice kind="error">{matchDeskText.fixErrors}</Notice>}
        <FormGuard isUnsaved={refused !== undefined} />
        <input type="hidden" name="version" value={conflict?.version ?? refused?.version ?? state.version} />
        <FixtureFieldset
          form={conflict?.typed ?? refused?.form ?? toFixtureForm(state.fields)}
          choices={choices}
          problems={refused?.problems ?? []}
        />
        <SaveButton />
      </Form>
      <StatusForms
        status={state.status}
        isPast={state.fields.kickOff < now}
        hasExtraTime={state.tieId !== null || state.stageKind === null || hasTies(state.stageKind)}
        typed={actionData?.intent === 'decide' ? actionData.decision : null}
        problems={actionData?.intent === 'decide' ? actionData.problems : []}
      />
      {state.lastSequence === 0 && (
        <ConfirmForm label={matchDeskText.delete} consequence={matchDeskText.deleteHint} intent="delete" />
      )}
    </div>
  );
}
