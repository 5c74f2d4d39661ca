import type { IssueKind, IssueStatus } from '../tables.ts';

export const issueKinds = ['weekly', 'breaking'] as const satisfies readonly IssueKind[];

/** Maximum numbers of characters, and of articles. */
export const issueLimits = { subject: 150, intro: 3000, articles: 20 } as const;

/** The deliveries of an issue by result. */
export interface IssueCounts {
  queued: number;
  sent: number;
  /** Refused by the reader's mail server. */
  refused: number;
  /** Given up after several attempts, or perhaps sent when the connection was lost. */
  failed: number;
  unsubscribed: number;
}

/** An issue as editors see it. Times are epoch milliseconds. */
export interface NewsletterIssue {
  id: string;
  kind: IssueKind;
  subject: string;
  intro: string;
  status: IssueStatus;
  scheduledAt: number | null;
  finishedAt: number | null;
  updatedAt: number;
  counts: IssueCounts;
}

/** An article as an issue shows it. */
export interface IssueArticle {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** The category's name. */
  category: string | null;
  publishedAt: number;
}
