import { useLocation } from 'react-router';
import { commentQueueText } from '#az/text/distribution/comments.ts';
import type { CommentStatus } from '#db/tables/distribution/comments.ts';
import type { QueueCounts } from '#domain/comments/moderation/count-queue.ts';
import { commentStatuses } from '#domain/comments/moderation/queued-comment.ts';
import { href } from '#domain/href.ts';
import { StatusTabs } from '../parts/status-tabs.tsx';

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
