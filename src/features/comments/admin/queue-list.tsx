import { Ban, Check, X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { lowerAz } from '#az/characters/characters.ts';
import { formatListTime, isoBaku } from '#az/format/dates.ts';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { listRows } from '#platform/admin/use-list-place.ts';
import { href } from '#platform/http/href.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import type { QueuedComment } from '../rules/moderation/queued-comment.ts';
import type { CommentStatus } from '../tables.ts';
import { commentQueueText, commentsText } from '../text.ts';

interface QueueListProps {
  comments: readonly QueuedComment[];
  status: CommentStatus;
  now: number;
  isBusy: boolean;
}

/** A page of the queue with the buttons for the selected comments. */
export function QueueList({ comments, status, now, isBusy }: QueueListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(0);
  const isHydrated = useHydrated();
  useQueueKeys(list);
  const boxes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input[name="comment"]') ?? [])];
  const recount = () => setCount(boxes().filter((box) => box.checked).length);
  // Counts what was selected before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useLayoutEffect(recount, []);
  return (
    <>
      <p className="needs-script hidden text-muted text-sm lg:block">{commentQueueText.keys}</p>
      <ul
        ref={list}
        aria-label={commentQueueText.title}
        onChange={recount}
        className="divide-y divide-line rounded-md border border-line bg-paper"
      >
        {comments.map((comment) => (
          <QueueItem key={comment.id} comment={comment} now={now} />
        ))}
      </ul>
      <fieldset
        disabled={isBusy}
        aria-label={commentQueueText.title}
        className="sticky bottom-2 z-20 flex flex-wrap items-center gap-2 rounded-md border border-line bg-paper p-2 shadow-lg"
      >
        {isHydrated && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 px-2 text-sm">
            <input
              type="checkbox"
              checked={count > 0 && count === comments.length}
              onChange={(event) => {
                for (const box of boxes()) box.checked = event.target.checked;
                recount();
              }}
              className="size-5 accent-accent"
            />
            {count > 0 ? commentQueueText.selected(count) : commentQueueText.selectAll}
          </label>
        )}
        {status !== 'approved' && (
          <Button
            type="submit"
            name="intent"
            value="approve"
            look="primary"
            disabled={isHydrated && count === 0}
          >
            {commentQueueText.approve}
          </Button>
        )}
        {status !== 'rejected' && (
          <Button
            type="submit"
            name="intent"
            value="reject"
            look="danger"
            disabled={isHydrated && count === 0}
          >
            {commentQueueText.reject}
          </Button>
        )}
      </fieldset>
    </>
  );
}

/** After `g` comes the key of a section (`layout.tsx`). */
const SEQUENCE_MS = 1500;

const buttons: Readonly<Record<string, string>> = { a: 'approve', r: 'reject' };

/** `j` and `k` go to the next and the previous comment, `a` approves and `r` rejects the one that has the focus. */
function useQueueKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let lastG = Number.NEGATIVE_INFINITY;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]')) return;
      const key = event.key.toLowerCase();
      const isSection = event.timeStamp - lastG < SEQUENCE_MS;
      lastG = key === 'g' && !isSection ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isSection) return;
      const items = listRows(list.current);
      const at = items.findIndex((item) => item.contains(document.activeElement));
      if (key === 'j' || key === 'k') {
        const next = items[Math.max(0, key === 'j' ? at + 1 : at - 1)];
        next?.querySelector('input')?.focus();
        next?.scrollIntoView({ block: 'nearest' });
      }
      const button = buttons[key];
      if (button) items[at]?.querySelector<HTMLButtonElement>(`button[name="${button}"]`)?.click();
    }
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [list]);
}

const buttonLook = 'gap-1.5 px-3 text-sm';

/** A comment in the queue with its buttons. `queue-list.tsx` presses them. */
function QueueItem({ comment, now }: { comment: QueuedComment; now: number }) {
  const { id, name, text, status, article, answers, earlier, foundWords, reportCount } = comment;
  const seen = `${id}.${comment.version}`;
  const reasons = comment.reasons.map((reason) => lowerAz(commentsText.reason[reason])).join(', ');
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 p-3 focus-within:bg-surface" data-row>
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
