import { normaliseCharacters } from '#az/characters/characters.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import { cleanParagraphs } from '#platform/text/clean-paragraphs.ts';
import type { IssueKind } from '../tables.ts';
import { isIssueKind, issueLimits } from './newsletter-issue.ts';

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
  const subject = normaliseCharacters(input.subject)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const intro = cleanParagraphs(input.intro);
  const articleIds = [...new Set(input.articleIds)];
  const problems: Problem[] = [];
  if (!isIssueKind(input.kind)) problems.push({ field: 'kind', code: 'issue.kindUnknown' });
  if (subject === '') problems.push({ field: 'subject', code: 'issue.subjectRequired' });
  else if (subject.length > issueLimits.subject)
    problems.push({ field: 'subject', code: 'issue.subjectTooLong' });
  if (intro.length > issueLimits.intro) problems.push({ field: 'intro', code: 'issue.introTooLong' });
  if (articleIds.length === 0) problems.push({ field: 'articles', code: 'issue.articlesRequired' });
  if (articleIds.length > issueLimits.articles)
    problems.push({ field: 'articles', code: 'issue.articlesTooMany' });
  if (problems.length > 0 || !isIssueKind(input.kind)) throw new InvalidInput(problems);
  return { kind: input.kind, subject, intro, articleIds };
}
