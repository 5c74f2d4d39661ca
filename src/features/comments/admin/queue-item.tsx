import { Ban, Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { lowerAz } from '#az/characters/characters.ts';
import { formatListTime, isoBaku } from '#az/format/dates.ts';
import { href } from '#platform/http/href.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import type { QueuedComment } from '../rules/moderation/queued-comment.ts';
import { commentQueueText, commentsText } from '../text.ts';

const buttonLook = 'gap-1.5 px-3 text-sm';

/** A comment in the queue with its buttons. `use-queue-keys.ts` presses them. */
export function QueueItem({ comment, now }: { comment: QueuedComment; now: number }) {
  const { id, name, text, status, article, answers, earlier, foundWords, reportCount } = comment;
  const seen = `${id}.${comment.version}`;
  const reasons = comment.reasons.map((reason) => lowerAz(commentsText.reason[reason])).join(', ');
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 p-3 focus-within:bg-surface" data-queued>
      <label className="grid size-11 cursor-pointer place-items-center">
        <span className="sr-only">{commentQueueText.select(name)}</span>
        <input type="checkbox" name="comment" value={seen} className="size-5 accent-accent" />
      </label>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="wrap-anywhere">{name}</strong>
          <time dateTime={isoBaku(comment.createdAt)} className="tabular text-muted text-sm">
            {formatListTime(comment.createdAt, now)}
          </time>
          {comment.editedAt !== null && <span className="text-muted text-sm">{commentQueueText.edited}</span>}
          <span className="text-muted text-sm">
            {commentQueueText.earlier(earlier.approved, earlier.rejected)}
          </span>
        </p>
        <p className="text-sm">
          <Link
            to={`${href('/admin/comments')}?article=${article.id}`}
            className="text-accent hover:underline"
          >
            {article.title}
          </Link>
        </p>
        {answers && (
          <p className="mt-1 truncate border-line border-s-2 ps-2 text-muted text-sm">
            {commentQueueText.answers(answers.name)}: {answers.text}
          </p>
        )}
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
        {foundWords && (
          <p className="mt-1 font-medium text-live text-sm">{commentQueueText.foundWords(foundWords)}</p>
        )}
        {reportCount > 0 && (
          <p className="mt-1 font-medium text-live text-sm">
            {commentQueueText.reports(reportCount, reasons)}
          </p>
        )}
        {comment.decidedByName && (
          <p className="mt-1 text-muted text-sm">{commentQueueText.decidedBy(comment.decidedByName)}</p>
        )}
        <p className="mt-2 flex flex-wrap gap-2">
          {status !== 'approved' && (
            <Button type="submit" name="approve" value={seen} className={buttonLook}>
              <Check aria-hidden="true" className="size-4" />
              {commentQueueText.approve}
            </Button>
          )}
          {status !== 'rejected' && (
            <Button type="submit" name="reject" value={seen} look="danger" className={buttonLook}>
              <X aria-hidden="true" className="size-4" />
              {commentQueueText.reject}
            </Button>
          )}
          <ButtonLink to={href('/admin/comments/ban/:id', { id })} look="quiet" className={buttonLook}>
            <Ban aria-hidden="true" className="size-4" />
            {commentQueueText.ban}
          </ButtonLink>
        </p>
      </div>
    </li>
  );
}
