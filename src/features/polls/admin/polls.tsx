import { Form, useNavigation } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { RecordFieldGrid } from '#platform/records/admin/record-form.tsx';
import { emptyTyped, readTyped } from '#platform/records/record.ts';
import { recordText } from '#platform/records/text.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { createPoll } from '../rules/create-poll.ts';
import { listPolls } from '../rules/list-polls.ts';
import { pollRecord } from '../rules/poll-record.ts';
import { pollText } from '../text.ts';
import type { Route } from './+types/polls.ts';
import { PollList } from './poll-list.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const after = new URL(request.url).searchParams.get('after');
  return { ...(await listPolls(db, { actor: actorOf(context), after })), now: now() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const typed = readTyped(pollRecord, await request.formData());
  try {
    await createPoll(db, { actor: actorOf(context), typed, now: now(), newId });
    return redirectWithToast(href('/admin/polls'), 'poll.created');
  } catch (error) {
    return toActionError(error, { typed });
  }
}

/** Polls of articles: the form for a new one, and all polls with their results. For authors. */
export default function Polls({ loaderData, actionData }: Route.ComponentProps) {
  const { polls, next, now } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="max-w-4xl">
      <PageHead title={pollText.title} />
      <div className="grid gap-8">
        <section className="grid gap-4 rounded-md border border-line bg-paper p-4">
          <h2 className="text-2xl">{pollText.create}</h2>
          <p className="text-muted text-sm">{pollText.intro}</p>
          <Form key={polls[0]?.id} method="post" noValidate className="grid gap-4">
            {actionData && actionData.problems.length > 0 && (
              <Notice kind="error">{recordText.fixErrors}</Notice>
            )}
            <RecordFieldGrid
              record={pollRecord}
              typed={actionData?.typed ?? emptyTyped(pollRecord)}
              problems={actionData?.problems}
            />
            <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
              {pollText.add}
            </Button>
          </Form>
        </section>
        {polls.length > 0 ? (
          <PollList polls={polls} now={now} />
        ) : (
          <p className="rounded-md border border-line p-6 text-center text-muted">{pollText.none}</p>
        )}
        {next && (
          <ButtonLink to={`${href('/admin/polls')}?after=${next}`} className="justify-self-start">
            {pollText.more}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
