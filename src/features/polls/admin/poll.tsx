import { Form, useNavigation } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError, toResponseError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { closePoll } from '../rules/close-poll.ts';
import { deletePoll } from '../rules/delete-poll.ts';
import { getPoll } from '../rules/get-poll.ts';
import { isPollClosed } from '../rules/poll.ts';
import { updatePoll } from '../rules/update-poll.ts';
import { pollText } from '../text.ts';
import type { Route } from './+types/poll.ts';
import { PollFields } from './poll-fields.tsx';
import { parsePollForm, readPollForm, toPollForm } from './read-poll-form.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const poll = await getPoll(db, { id: params.id }).catch((error) => {
    throw toResponseError(error);
  });
  const { id, version, votes } = poll;
  return { id, version, votes, form: toPollForm(poll), isClosed: isPollClosed(poll, now()) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const sent = await request.formData();
  const form = readPollForm(sent);
  const change = { actor: actorOf(context), id: params.id, now: now(), newId };
  try {
    if (sent.get('intent') === 'close') {
      await closePoll(db, change);
      return redirectWithToast(href('/admin/polls'), 'poll.closed');
    }
    if (sent.get('intent') === 'delete') {
      await deletePoll(db, change);
      return redirectWithToast(href('/admin/polls'), 'poll.deleted');
    }
    await updatePoll(db, { ...change, poll: parsePollForm(form), version: Number(sent.get('version')) });
    return redirectWithToast(href('/admin/polls'), 'poll.saved');
  } catch (error) {
    return toActionError(error, { form });
  }
}

/** The form of a poll, with the buttons that close or delete it. For its author and editors. */
export default function PollScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, votes, isClosed } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="max-w-4xl">
      <PageHead title={pollText.edit}>
        <ButtonLink to={href('/sorgu/:id', { id })} look="quiet" reloadDocument>
          {pollText.seeResult}
        </ButtonLink>
        <ButtonLink to={href('/admin/polls')} look="quiet">
          {pollText.back}
        </ButtonLink>
      </PageHead>
      <Form method="post" noValidate className="grid gap-4">
        <ProblemNotice problem={actionData?.problem} />
        {actionData && actionData.problems.length > 0 && <Notice kind="error">{pollText.fixErrors}</Notice>}
        <input type="hidden" name="version" value={version} />
        <PollFields
          form={actionData?.form ?? loaderData.form}
          problems={actionData?.problems ?? []}
          isVoted={votes > 0}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" isBusy={isBusy}>
            {pollText.save}
          </Button>
          {!isClosed && (
            <Button type="submit" name="intent" value="close">
              {pollText.closeNow}
            </Button>
          )}
          {votes === 0 && (
            <Button type="submit" name="intent" value="delete" look="danger">
              {pollText.delete}
            </Button>
          )}
        </div>
      </Form>
    </div>
  );
}
