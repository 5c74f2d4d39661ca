import { Form, Link } from 'react-router';
import { formatDayMonth, formatTime } from '#az/format/dates.ts';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { SaveButton } from '#platform/admin/save-button.tsx';
import { toActionError, toResponseError } from '#platform/admin/to-action-error.server.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { isAwaitingResult } from '../rules/fixture.ts';
import { changeFixtureStatus } from '../rules/fixtures/change-fixture-status.ts';
import { deleteFixture } from '../rules/fixtures/delete-fixture.ts';
import { getFixtureState } from '../rules/fixtures/get-fixture-state.ts';
import { listFixtureChoices } from '../rules/fixtures/list-fixture-choices.ts';
import { listRoundClashes } from '../rules/fixtures/list-round-clashes.ts';
import { updateFixture } from '../rules/fixtures/update-fixture.ts';
import { lineUpFormText, matchDeskText, matchText } from '../text.ts';
import type { Route } from './+types/match.ts';
import { FixtureConflict } from './facts/fixture-conflict.tsx';
import { FixtureFieldset } from './facts/fixture-fieldset.tsx';
import { parseDecision, readDecisionForm } from './facts/read-decision-form.ts';
import { parseFixtureForm, readFixtureForm, toFixtureForm } from './facts/read-fixture-form.ts';
import { StatusForms } from './facts/status-forms.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const state = await getFixtureState(db, params).catch((error) => {
    throw toResponseError(error);
  });
  const { id, roundId, fields, status } = state;
  const clashes = status === 'cancelled' ? [] : await listRoundClashes(db, { id, roundId, ...fields });
  return { state, clashes, choices: await listFixtureChoices(db), now: now() };
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
    return toActionError(error, { intent, form, decision, version });
  }
}

/** The facts of a match, and decisions about it: postponed, cancelled, awarded. For editors. */
export default function FixtureScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { state, clashes, choices, now } = loaderData;
  const isAwaiting = isAwaitingResult({ status: state.status, kickOff: state.fields.kickOff }, now);
  const refused = actionData?.intent === 'update' ? actionData : undefined;
  const isConflict = refused?.problem === 'match.conflict';
  // After a conflict the next save is based on the version whose differences are shown.
  const version = isConflict || !refused ? state.version : refused.version;
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
        {!isConflict && <ProblemNotice problem={actionData?.problem} />}
      </div>
      <Form key={state.version} method="post" noValidate className="grid gap-4">
        {refused && isConflict && <FixtureConflict typed={refused.form} state={state} choices={choices} />}
        {refused && refused.problems.length > 0 && <Notice kind="error">{matchDeskText.fixErrors}</Notice>}
        <FormGuard isUnsaved={refused !== undefined} />
        <input type="hidden" name="version" value={version} />
        <FixtureFieldset
          form={refused?.form ?? toFixtureForm(state.fields)}
          choices={choices}
          problems={refused?.problems ?? []}
        />
        <SaveButton />
      </Form>
      <StatusForms
        status={state.status}
        isPast={state.fields.kickOff < now}
        typed={actionData?.intent === 'decide' ? actionData.decision : null}
        problems={actionData?.intent === 'decide' ? actionData.problems : []}
      />
      {state.lastSequence === 0 && (
        <ConfirmForm label={matchDeskText.delete} consequence={matchDeskText.deleteHint} intent="delete" />
      )}
    </div>
  );
}
