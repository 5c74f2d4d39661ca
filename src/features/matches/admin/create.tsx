import { Form, useNavigation } from 'react-router';
import { footballDay, parseFootballDay } from '#az/format/dates.ts';
import { NoCompetitions } from '#features/competitions/admin/no-competitions.tsx';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { commonText } from '#platform/text/common.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { toTypedDate } from '#platform/ui/date-field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { createFixture } from '../rules/fixtures/change-fixture.ts';
import { listFixtureChoices } from '../rules/fixtures/desk-fixtures.ts';
import { matchDeskText } from '../text.ts';
import type { Route } from './+types/create.ts';
import { FixtureFieldset, parseFixtureForm, readFixtureForm } from './facts/fixture-fieldset.tsx';

/** The usual time of a match in the evening. */
const USUAL_TIME = '19:00';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, newId } = servicesOf(context);
  const date = new URL(request.url).searchParams.get('date') ?? '';
  const { day } = parseFootballDay(date) ?? footballDay(now());
  return {
    newId: newId(),
    choices: await listFixtureChoices(db),
    form: { kickOff: `${toTypedDate(day)} ${USUAL_TIME}` },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const sent = await request.formData();
  const form = readFixtureForm(sent);
  try {
    const change = { actor, id: readNewId(sent, newId), now: now(), newId };
    const { id } = await createFixture(db, { ...change, fields: parseFixtureForm(form) });
    return redirectWithToast(href('/admin/matches/:id', { id }), 'match.created');
  } catch (error) {
    return toActionError(error, { form });
  }
}

/** The form of a new match. For editors. */
export default function CreateFixture({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, form, newId } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="max-w-4xl">
      <PageHead title={matchDeskText.create}>
        <ButtonLink to={href('/admin/matches')} look="quiet">
          {matchDeskText.back}
        </ButtonLink>
      </PageHead>
      <Form method="post" noValidate className="grid gap-4">
        {choices.competitions.length === 0 && <NoCompetitions />}
        <input type="hidden" name="id" value={newId} />
        <ProblemNotice problem={actionData?.problem} />
        {actionData && actionData.problems.length > 0 && (
          <Notice kind="error">{matchDeskText.fixErrors}</Notice>
        )}
        <FormGuard isUnsaved={actionData !== undefined} />
        <FixtureFieldset
          form={actionData?.form ?? form}
          choices={choices}
          problems={actionData?.problems ?? []}
        />
        <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
          {commonText.save}
        </Button>
      </Form>
    </div>
  );
}
