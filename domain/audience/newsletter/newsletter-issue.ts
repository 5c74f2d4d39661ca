import type { IssueKind, IssueStatus } from '#db/tables/newsletter.ts';

export const issueKinds = ['weekly', 'breaking'] as const satisfies readonly IssueKind[];

export const isIssueKind = (text: string): text is IssueKind =>
  (issueKinds as readonly string[]).includes(text);

/** Characters, and articles. */
export const issueLimits = { subject: 150, intro: 3000, articles: 20 } as const;

/** What has become of an issue's mails. */
export interface IssueCounts {
  queued: number;
  sent: number;
  /** Refused by the reader's mail server. */
  refused: number;
  /** Given up, or stopped in the middle and not tried again. */
  failed: number;
  unsubscribed: number;
}

/** A digest as its editor sees it. Moments are epoch milliseconds. */
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

/** An article as a digest shows it. */
export interface IssueArticle {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** The category's name. */
  category: string | null;
  publishedAt: number;
}
