import { useLocation } from 'react-router';
import { StatusTabs } from '#platform/admin/list-controls.tsx';
import { href } from '#platform/http/href.ts';
import { commentStatuses } from '../rules/moderation/queued-comment.ts';
import type { QueueCounts } from '../rules/moderation/read-queue.ts';
import type { CommentStatus } from '../tables.ts';
import { commentQueueText } from '../text.ts';

interface CommentTabsProps {
  counts: QueueCounts;
  /** The status of the queue; absent on the lists of bans and words. */
  status?: CommentStatus;
  articleId?: string | null;
}

/** The address of the queue. */
export function queueAddress(over: {
  status: CommentStatus;
  articleId?: string | null;
  after?: string | null;
}): string {
  const search = new URLSearchParams({
    ...(over.status === 'waiting' ? {} : { status: over.status }),
    ...(over.articleId ? { article: over.articleId } : {}),
    ...(over.after ? { after: over.after } : {}),
  });
  return search.size > 0 ? `${href('/admin/comments')}?${search}` : href('/admin/comments');
}

/** The tabs of all screens about comments. */
export function CommentTabs({ counts, status, articleId }: CommentTabsProps) {
  const { pathname } = useLocation();
  const list = (label: string, to: string) => ({ label, to, current: pathname === to });
  return (
    <StatusTabs
      label={commentQueueText.tabs}
      tabs={[
        ...commentStatuses.map((name) => ({
          label: commentQueueText.status[name],
          to: queueAddress({ status: name, articleId }),
          current: name === status,
          count: name === 'waiting' || name === 'reported' ? counts[name] : undefined,
        })),
        list(commentQueueText.bans, href('/admin/comments/bans')),
        list(commentQueueText.words, href('/admin/comments/words')),
      ]}
    />
  );
}
