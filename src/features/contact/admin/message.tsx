import { Form } from 'react-router';
import { formatDateTime, isoBaku } from '#az/format/dates.ts';
import {
  type Refusal,
  redirectWithToast,
  throwResponse,
  toActionError,
} from '#platform/admin/action-answers.server.ts';
import { ConfirmForm, IntentButton } from '#platform/admin/action-buttons.tsx';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { useRefresh } from '#platform/admin/use-refresh.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { findFieldError, TextAreaField } from '#platform/ui/field.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import {
  eraseContactMessage,
  replyToContactMessage,
  setContactStatus,
} from '../rules/change-contact-message.ts';
import type { ContactReply } from '../rules/contact-message.ts';
import { getContactMessage } from '../rules/contact-messages.ts';
import type { ContactStatus } from '../tables.ts';
import { contactText, inboxText } from '../text.ts';
import type { Route } from './+types/message.ts';
import { MessageStatus } from './message-status.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, newId } = servicesOf(context);
  const message = await getContactMessage(db, { id: params.id }).catch(throwResponse);
  return { ...message, newId: newId() };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const sent = await request.formData();
  const form = readForm(sent);
  const text = form.text('text');
  const change = { actor, id: params.id, now: now(), newId };
  const path = href('/admin/inbox/:id', { id: params.id });
  try {
    switch (form.text('intent')) {
      case 'reply':
        await replyToContactMessage(db, { ...change, replyId: readNewId(sent, newId), text });
        return redirectWithToast(path, 'contact.replied');
      case 'archive':
        await setContactStatus(db, { ...change, status: 'archived' });
        return redirectWithToast(href('/admin/inbox'), 'contact.moved');
      case 'restore':
        await setContactStatus(db, { ...change, status: 'new' });
        return redirectWithToast(path, 'contact.moved');
      case 'erase':
        await eraseContactMessage(db, change);
        return redirectWithToast(href('/admin/inbox'), 'contact.erased');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    return toActionError(error, { text });
  }
}

/** One message of a reader, with its replies and actions. */
export default function InboxMessage({ loaderData: message, actionData }: Route.ComponentProps) {
  useRefresh(message.replies.some((reply) => reply.state === 'sending'));
  const details = [
    [contactText.emailLabel, message.email],
    [contactText.phoneLabel, message.phone ?? inboxText.noPhone],
    [contactText.subject, contactText.subjects[message.subject]],
  ] as const;
  return (
    <div className="grid max-w-3xl gap-6">
      <TextLink to={href('/admin/inbox')}>{inboxText.back}</TextLink>
      <PageHead title={message.name} aside={<MessageStatus status={message.status} />}>
        <MessageActions status={message.status} />
      </PageHead>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        {details.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <article className="rounded-md border border-line bg-surface p-4">
        <time dateTime={isoBaku(message.createdAt)} className="tabular text-muted text-sm">
          {formatDateTime(message.createdAt)}
        </time>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      </article>
      <Replies replies={message.replies} />
      <ReplyForm
        key={message.replies.length}
        newId={message.newId}
        email={message.email}
        refusal={actionData}
      />
    </div>
  );
}

function MessageActions({ status }: { status: ContactStatus }) {
  const isArchived = status === 'archived';
  return (
    <>
      <Form method="post">
        <IntentButton intent={isArchived ? 'restore' : 'archive'}>
          {isArchived ? inboxText.restore : inboxText.archive}
        </IntentButton>
      </Form>
      <ConfirmForm label={inboxText.erase} consequence={inboxText.eraseSure} intent="erase" />
    </>
  );
}

/** The replies to a message: author, time, delivery state and text. */
function Replies({ replies }: { replies: readonly ContactReply[] }) {
  if (replies.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{inboxText.replies}</h2>
      {replies.map((reply) => (
        <article key={reply.id} className="rounded-md border border-line border-s-4 border-s-accent p-4">
          <header className="flex flex-wrap gap-x-3 text-muted text-sm">
            <strong className="text-ink">{reply.staffName}</strong>
            <time dateTime={isoBaku(reply.createdAt)} className="tabular">
              {formatDateTime(reply.createdAt)}
            </time>
            <span className={reply.state === 'failed' ? 'font-medium text-live' : ''}>
              {inboxText.replyState[reply.state]}
            </span>
          </header>
          <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{reply.text}</p>
        </article>
      ))}
    </section>
  );
}

interface ReplyFormProps {
  /** The id of the reply that the form creates. */
  newId: string;
  email: string;
  refusal: (Refusal & { text: string }) | undefined;
}

function ReplyForm({ newId, email, refusal }: ReplyFormProps) {
  return (
    <Form method="post" noValidate className="grid gap-3">
      <FormGuard isUnsaved={refusal !== undefined} />
      <input type="hidden" name="id" value={newId} />
      <ProblemNotice problem={refusal?.problem} />
      <TextAreaField
        label={inboxText.reply}
        name="text"
        rows={7}
        required
        hint={inboxText.replyHint(email)}
        error={findFieldError(refusal?.problems, 'text')}
        defaultValue={refusal?.text}
      />
      <IntentButton intent="reply" look="primary" className="justify-self-start">
        {inboxText.send}
      </IntentButton>
    </Form>
  );
}
