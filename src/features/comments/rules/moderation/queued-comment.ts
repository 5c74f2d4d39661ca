import type { CommentStatus, ReportReason } from '../../tables.ts';

/** A comment as moderators see it. Moments are epoch milliseconds. */
export interface QueuedComment {
  id: string;
  version: number;
  name: string;
  text: string;
  status: CommentStatus;
  createdAt: number;
  editedAt: number | null;
  /** The moderator of the last decision. */
  decidedByName: string | null;
  /** Words of the list, separated by commas; empty: none. */
  foundWords: string;
  /** Since the last approval. */
  reportCount: number;
  reasons: ReportReason[];
  article: { id: string; title: string; slug: string };
  /** The comment that it answers. */
  answers: { name: string; text: string } | null;
  /** Earlier comments of the same browser that were decided. */
  earlier: { approved: number; rejected: number };
}

export const commentStatuses: readonly CommentStatus[] = ['waiting', 'reported', 'approved', 'rejected'];

export function isCommentStatus(text: string | null): text is CommentStatus {
  return commentStatuses.some((status) => status === text);
}
