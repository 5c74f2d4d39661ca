import { readForm } from '#platform/forms/read-form.ts';
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

/** The form of a newsletter issue. */
export interface IssueInput {
  kind: string;
  subject: string;
  intro: string;
  /** In the order of the mail. */
  articleIds: readonly string[];
  /** The numbers of their order as they were typed, by id. */
  numbers?: Readonly<Record<string, string>>;
}

/** Whether a number of the order can be used. Without one an article comes last. */
export function isOrderNumber(typed: string): boolean {
  return /^(?:[1-9]\d{0,2})?$/.test(typed);
}

interface ValidIssue {
  kind: IssueKind;
  subject: string;
  intro: string;
  articleIds: string[];
}

/** @throws InvalidInput with every problem of the form. */
export function parseIssue({ numbers = {}, ...input }: IssueInput): ValidIssue {
  const read = readForm(input);
  const kind = read.choice('kind', issueKinds, 'issue.kindUnknown');
  const subject = read.line('subject', {
    required: 'issue.subjectRequired',
    limit: issueLimits.subject,
    tooLong: 'issue.subjectTooLong',
  });
  const intro = read.paragraphs('intro', { limit: issueLimits.intro, tooLong: 'issue.introTooLong' });
  const articleIds = [...new Set(input.articleIds)];
  if (articleIds.length === 0) read.refuse('articles', 'issue.articlesRequired');
  if (articleIds.length > issueLimits.articles) read.refuse('articles', 'issue.articlesTooMany');
  if (!Object.values(numbers).every(isOrderNumber)) read.refuse('articles', 'issue.order');
  read.check();
  return { kind, subject, intro, articleIds };
}
