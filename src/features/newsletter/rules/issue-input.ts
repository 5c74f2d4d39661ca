import { readForm } from '#platform/forms/read-form.ts';
import type { IssueKind } from '../tables.ts';
import { issueKinds, issueLimits } from './newsletter-issue.ts';

/** The form of a newsletter issue. */
export interface IssueInput {
  kind: string;
  subject: string;
  intro: string;
  /** In the order of the mail. */
  articleIds: readonly string[];
}

export interface ValidIssue {
  kind: IssueKind;
  subject: string;
  intro: string;
  articleIds: string[];
}

/** @throws InvalidInput with every problem of the form. */
export function parseIssue(input: IssueInput): ValidIssue {
  const read = readForm(input);
  const kind = read.choice('kind', issueKinds, 'issue.kindUnknown');
  const subject = read.line('subject', {
    ...{ required: 'issue.subjectRequired', limit: issueLimits.subject, tooLong: 'issue.subjectTooLong' },
  });
  const intro = read.paragraphs('intro', { limit: issueLimits.intro, tooLong: 'issue.introTooLong' });
  const articleIds = [...new Set(input.articleIds)];
  if (articleIds.length === 0) read.refuse('articles', 'issue.articlesRequired');
  if (articleIds.length > issueLimits.articles) read.refuse('articles', 'issue.articlesTooMany');
  read.check();
  return { kind, subject, intro, articleIds };
}
