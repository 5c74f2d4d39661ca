import { formatDateTime, isoBaku } from '#az/format/dates.ts';
import type { ContactReply } from '../rules/contact-message.ts';
import { inboxText } from '../text.ts';

/** The replies to a message: author, time, delivery state and text. */
export function Replies({ replies }: { replies: readonly ContactReply[] }) {
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
          <p className="mt-2 whitespace-pre-wrap break-words">{reply.text}</p>
        </article>
      ))}
    </section>
  );
}
