import { useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { Button } from '#platform/ui/button.tsx';
import type { QueuedComment } from '../rules/moderation/queued-comment.ts';
import type { CommentStatus } from '../tables.ts';
import { commentQueueText } from '../text.ts';
import { QueueItem } from './queue-item.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

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
