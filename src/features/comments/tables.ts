import type { Generated } from 'kysely';
import type { Moment } from '#platform/db/column-types.ts';

/** Only approved comments are public. Enough reports hide a comment until a moderator decides. */
export type CommentStatus = 'waiting' | 'reported' | 'approved' | 'rejected';

export type ReportReason = 'insult' | 'spam' | 'falsehood' | 'other';

/** A comment of a reader. */
interface CommentTable {
  id: string;
  article_id: string;
  /** The comment that this one answers; its own id when it answers none. */
  thread_id: string;
  /** `created_at` of that comment. Pages are ordered by it. */
  thread_at: Moment;
  name: string;
  text: string;
  status: CommentStatus;
  /** The status before the last decision, for undo. Null when nobody has decided about this text. */
  decided_from: Generated<CommentStatus | null>;
  /** Grows with every edit and every decision. */
  version: Generated<number>;
  /** A hash of the token in the writer's cookie. */
  commenter_hash: string;
  /** A keyed hash of the writer's network. Null after 30 days. */
  network_hash: string | null;
  /** Equal for the same text of the same network. Null after 30 days. */
  content_hash: string | null;
  /** Words of the list that the text contains, separated by commas. */
  found_words: Generated<string>;
  /** Reports since the last approval. */
  report_count: Generated<number>;
  created_at: Moment;
  edited_at: Generated<Moment | null>;
  decided_at: Generated<Moment | null>;
  decided_by: Generated<string | null>;
  decided_by_name: Generated<string | null>;
}

/** A report of a comment. One browser and one network can report a comment once. */
interface CommentReportTable {
  comment_id: string;
  article_id: string;
  commenter_hash: string;
  network_hash: string;
  reason: ReportReason;
  created_at: Moment;
}

/** A reader who may not write, edit or report until `expires_at`. */
interface CommentBanTable {
  id: string;
  commenter_hash: string;
  /** Null: only the browser is banned. */
  network_hash: string | null;
  /** The name on the comment that led to the ban. */
  name: string;
  reason: string;
  created_at: Moment;
  expires_at: Moment;
  created_by: string | null;
  created_by_name: string;
}

/** A word that is marked in the queue of the moderators. */
interface BannedWordTable {
  word: string;
  created_at: Moment;
}

/** An article whose comments an editor has closed. */
interface ClosedDiscussionTable {
  article_id: string;
  created_at: Moment;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    banned_word: BannedWordTable;
    closed_discussion: ClosedDiscussionTable;
    comment: CommentTable;
    comment_ban: CommentBanTable;
    comment_report: CommentReportTable;
  }
}

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    /** The approved comments of an article, and whether it takes more. By id of the article. */
    [comments: `comments:${string}`]: true;
  }
}

declare module '#platform/features/personal-decision.ts' {
  interface PersonKeys {
    /** The id of a comment. */
    comment: true;
    /** The hash of a browser that has written or reported a comment. */
    commenter: true;
  }
}
