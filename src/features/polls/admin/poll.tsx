import { redirect, useNavigation } from 'react-router';
import { redirectWithToast, throwResponse } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey, RecordForm } from '#platform/records/admin/record-form.tsx';
import { entryAddress, formatTyped, readTyped } from '#platform/records/record.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { closePoll, deletePoll, updatePoll } from '../rules/change-poll.ts';
import { getPoll, isPollClosed } from '../rules/poll.ts';
import { pollRecord, toPollValues } from '../rules/poll-record.ts';
import { pollText } from '../text.ts';
import type { Route } from './+types/poll.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const poll = await getPoll(db, { id: params.id }).catch(throwResponse);
  const { id, version, votes } = poll;
  const typed = formatTyped(pollRecord, toPollValues(poll));
  return { id, version, votes, typed, isClosed: isPollClosed(poll, now()), now: now() };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? 'update');
  const typed = readTyped(pollRecord, form);
  const version = Number(form.get('version'));
  const change = { actor: actorOf(context), id: params.id, now: now(), newId };
  try {
    switch (intent) {
      case 'theirs':
        return redirect(entryAddress(pollRecord, params.id));
      case 'close':
        await closePoll(db, change);
        return redirectWithToast(pollRecord.address, 'poll.closed');
      case 'delete':
        await deletePoll(db, change);
        return redirectWithToast(pollRecord.address, 'poll.deleted');
      default:
        await updatePoll(db, { ...change, typed, version });
        return redirectWithToast(pollRecord.address, 'poll.saved');
    }
  } catch (error) {
    const read = async () => {
      const poll = await getPoll(db, change);
      return { ...poll, values: toPollValues(poll) };
    };
    return refuseChange(db, error, { rules: pollRecord, intent, typed, version, read });
  }
}

const { fields } = pollRecord;
const votedRecord = {
  ...pollRecord,
  fields: { ...fields, options: { ...fields.options, help: pollText.optionsFixed } },
};

/** The form of a poll, with the buttons that close or delete it. For its author and editors. */
export default function PollScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, votes, typed, isClosed, now } = loaderData;
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
      <RecordForm
        key={formKey(id, version, actionData)}
        record={votes > 0 ? votedRecord : pollRecord}
        typed={typed}
        version={version}
        now={now}
        refusal={actionData}
        buttons={
          <>
            {!isClosed && (
              <Button type="submit" name="intent" value="close" isBusy={isBusy}>
                {pollText.closeNow}
              </Button>
            )}
            {votes === 0 && (
              <Button type="submit" name="intent" value="delete" look="danger" isBusy={isBusy}>
                {pollText.delete}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
