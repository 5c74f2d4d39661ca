import { Form, Link, useNavigation } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { RecordFieldGrid } from '#platform/records/admin/record-form.tsx';
import { emptyTyped, readTyped } from '#platform/records/record.ts';
import { recordText } from '#platform/records/text.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { createPoll } from '../rules/change-poll.ts';
import { isPollClosed, type ListedPoll, listPolls, pollShare } from '../rules/poll.ts';
import { pollRecord } from '../rules/poll-record.ts';
import { pollText } from '../text.ts';
import type { Route } from './+types/polls.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, newId } = servicesOf(context);
  const after = new URL(request.url).searchParams.get('after');
  return { ...(await listPolls(db, { actor: actorOf(context), after })), now: now(), newId: newId() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const typed = readTyped(pollRecord, form);
  try {
    const id = readNewId(form, newId);
    await createPoll(db, { id, actor: actorOf(context), typed, now: now(), newId });
    return redirectWithToast(href('/admin/polls'), 'poll.created');
  } catch (error) {
    return toActionError(error, { typed });
  }
}

/** Polls of articles: the form for a new one, and all polls with their results. For authors. */
export default function Polls({ loaderData, actionData }: Route.ComponentProps) {
  const { polls, next, now, newId } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="max-w-4xl">
      <PageHead title={pollText.title} />
      <div className="grid gap-8">
        <section className="grid gap-4 rounded-md border border-line bg-paper p-4">
          <h2 className="text-2xl">{pollText.create}</h2>
          <p className="text-muted text-sm">{pollText.intro}</p>
          <Form key={polls[0]?.id} method="post" noValidate className="grid gap-4">
            <input type="hidden" name="id" value={newId} />
            <ProblemNotice problem={actionData?.problem} />
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

/** Polls with their results so far. */
function PollList({ polls, now }: { polls: readonly ListedPoll[]; now: number }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-paper">
      {polls.map((poll) => (
        <li
          key={poll.id}
          className="grid gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
        >
          <div className="min-w-0">
            <p className="font-semibold">{poll.question}</p>
            <p className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
              <span className={isPollClosed(poll, now) ? '' : 'font-semibold text-accent'}>
                {isPollClosed(poll, now) ? pollText.closed : pollText.open}
              </span>
              {poll.closesAt !== null && <span>{pollText.until(formatDateTime(poll.closesAt))}</span>}
              <span>{pollText.votes(formatNumber(poll.votes))}</span>
            </p>
            <p className="tabular flex flex-wrap gap-x-3 text-sm">
              {poll.options.map((option) => (
                <span key={option.id}>{pollText.share(option.text, pollShare(option, poll))}</span>
              ))}
            </p>
          </div>
          {poll.canEdit && (
            <Link
              to={href('/admin/polls/:id', { id: poll.id })}
              aria-label={pollText.changeThis(poll.question)}
              className="inline-flex min-h-11 items-center px-3 text-accent underline"
            >
              {pollText.change}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
