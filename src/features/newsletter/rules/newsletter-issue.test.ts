import { expect, it } from 'vitest';
import { issueKinds, issueLimits, parseIssue } from './newsletter-issue.ts';

const issue = { kind: 'weekly', subject: 'Həftə', intro: '', articleIds: ['a'] };
const ids = (count: number) => Array.from({ length: count }, (_, n) => `a${n}`);

it('an issue is weekly or breaking, and has each article once', () => {
  for (const kind of issueKinds) expect(parseIssue({ ...issue, kind })).toEqual({ ...issue, kind });
  const typed = { ...issue, subject: ' Həftə \n', intro: ' Salam\r\n\r\nİki ', articleIds: ['b', 'a', 'b'] };
  expect(parseIssue(typed)).toMatchObject({
    subject: 'Həftə',
    intro: 'Salam\n\nİki',
    articleIds: ['b', 'a'],
  });
});

it('texts and articles may reach their limits and not pass them', () => {
  const full = {
    kind: 'weekly',
    subject: 'ə'.repeat(issueLimits.subject),
    intro: 'ə'.repeat(issueLimits.intro),
    articleIds: ids(issueLimits.articles),
  };
  expect(parseIssue(full)).toEqual(full);
  const tooMuch = { ...full, subject: `${full.subject}a`, intro: `${full.intro}a`, articleIds: ids(21) };
  expect(() => parseIssue(tooMuch)).toThrow(
    'subject: issue.subjectTooLong, intro: issue.introTooLong, articles: issue.articlesTooMany',
  );
});

it('the order of the articles is typed in whole numbers from 1, or not at all', () => {
  for (const number of ['', '1', '999'])
    expect(parseIssue({ ...issue, numbers: { a: number } })).toEqual(issue);
  for (const number of ['0', '1000', '-1', '1.5', 'bir', '2-ci'])
    expect(() => parseIssue({ ...issue, numbers: { a: number } }), number).toThrow('articles: issue.order');
});
