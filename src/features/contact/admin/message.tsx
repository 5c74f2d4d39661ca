import { Link } from 'react-router';
import { formatDateTime, isoBaku } from '#az/format/dates.ts';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError, toResponseError } from '#platform/admin/to-action-error.server.ts';
import { useRefresh } from '#platform/admin/use-refresh.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { eraseContactMessage } from '../rules/erase-contact-message.ts';
import { getContactMessage } from '../rules/get-contact-message.ts';
import { replyToContactMessage } from '../rules/reply-to-contact-message.ts';
import { setContactStatus } from '../rules/set-contact-status.ts';
import { contactText, inboxText } from '../text.ts';
import type { Route } from './+types/message.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageStatus } from './message-status.tsx';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  return getContactMessage(db, { id: params.id }).catch((error) => {
    throw toResponseError(error);
  });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = readForm(await request.formData());
  const text = form.text('text');
  const change = { actor, id: params.id, now: now(), newId };
  const path = href('/admin/inbox/:id', { id: params.id });
  try {
    switch (form.text('intent')) {
      case 'reply':
        await replyToContactMessage(db, { ...change, text });
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
      <Link to={href('/admin/inbox')} className="inline-flex min-h-11 items-center text-accent underline">
        {inboxText.back}
      </Link>
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
        <p className="mt-2 whitespace-pre-wrap break-words">{message.message}</p>
      </article>
      <Replies replies={message.replies} />
      <ReplyForm key={message.replies.length} email={message.email} refusal={actionData} />
    </div>
  );
}
