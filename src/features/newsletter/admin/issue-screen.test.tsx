import { expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { DAY } from '#az/format/durations.ts';
import { attributesOf, elementsOf, textOf } from '#tests/kit/site/html.ts';
import { renderInRouter } from '#tests/kit/site/render-in-router.tsx';
import type { NewsletterIssue } from '../rules/newsletter-issue.ts';
import type { IssueStatus } from '../tables.ts';
import { newsletterAdminText as text } from '../text.ts';
import { IssueTable } from './issues.tsx';
import { IssueActions } from './parts/issue-actions.tsx';
import { IssueForm } from './parts/issue-form.tsx';
import { SubscriberTable } from './subscribers.tsx';

const NOON = Date.UTC(2026, 2, 7, 8);
const issue: NewsletterIssue = {
  id: 'i1',
  kind: 'weekly',
  subject: 'Həftənin oyunları',
  intro: '',
  status: 'draft',
  scheduledAt: null,
  finishedAt: null,
  updatedAt: NOON,
  counts: { queued: 0, sent: 1200, refused: 0, failed: 0, unsubscribed: 0 },
};
const shared = { readers: 1200, ownEmail: 'leyla@example.az', refusal: undefined, isUnsaved: false };

function actionsOf(status: IssueStatus, changes: Partial<Parameters<typeof IssueActions>[0]> = {}) {
  const scheduledAt = status === 'scheduled' ? NOON : null;
  return renderInRouter(<IssueActions issue={{ ...issue, status, scheduledAt }} {...shared} {...changes} />);
}
/** The intent of each form: of a hidden field, or of its button. */
const intentsOf = (html: string) =>
  elementsOf(html, 'form').map((form) => {
    const [control = ''] = /<(?:input|button)\b[^>]*\bname="intent"[^>]*>/.exec(form) ?? [];
    return /\bvalue="(\w+)"/.exec(control)?.[1];
  });

test.each<[IssueStatus, string[]]>([
  ['draft', ['test', 'schedule', 'send', 'delete']],
  ['scheduled', ['test', 'unschedule', 'schedule', 'send']],
  ['sending', ['test', 'stop']],
  ['sent', ['test']],
  ['stopped', ['test']],
])('an issue with the status %s has the forms %j', (status, intents) => {
  expect(intentsOf(actionsOf(status))).toEqual(intents);
});

test('unsaved text disables sending, but not deleting', () => {
  const html = actionsOf('draft', { isUnsaved: true });
  expect(textOf(html)).toContain(text.saveFirst);
  const [fieldset = ''] = elementsOf(html, 'fieldset');
  expect(fieldset).toMatch(/^<fieldset disabled/);
  expect(intentsOf(fieldset)).not.toContain('delete');
});

test('a refusal is shown at its field', () => {
  const problems = [{ field: 'scheduledAt', code: 'scheduledAt.past' as const }];
  const html = actionsOf('draft', { refusal: { problems, problem: null } });
  const forms = elementsOf(html, 'form');
  const withError = forms.filter((form) => form.includes(problemText['scheduledAt.past']));
  expect(withError.flatMap(intentsOf)).toEqual(['schedule']);
});

test('sending shows the number of subscribers before the confirmation', () => {
  expect(textOf(actionsOf('draft'))).toContain(text.sendNowSure('1.200'));
});

test('an empty list of issues shows a hint', () => {
  expect(textOf(renderInRouter(<IssueTable issues={[]} />))).toContain(text.noIssues);
});

test('the list of issues shows the end of the sending when there is one', () => {
  const sent = { ...issue, status: 'sent' as const, scheduledAt: NOON, finishedAt: NOON + DAY };
  const html = renderInRouter(<IssueTable issues={[sent]} />);
  expect(textOf(html)).toContain('8 mart 2026');
  expect(attributesOf(html, 'href')).toContain('/admin/newsletter/i1');
});

test('a confirmed subscriber has the date of the confirmation, and can be erased without scripts', () => {
  const person = {
    id: 's1',
    email: 'aysel@example.az',
    createdAt: NOON,
    unsubscribedAt: null,
    status: 'confirmed' as const,
    confirmedAt: NOON + DAY,
  };
  const html = renderInRouter(<SubscriberTable subscribers={[person]} empty="Yoxdur" />);
  expect(textOf(html)).toContain('8 mart 2026');
  expect(attributesOf(elementsOf(html, 'form')[0] ?? '', 'value')).toEqual(['erase', 's1']);
  expect(textOf(renderInRouter(<SubscriberTable subscribers={[]} empty="Yoxdur" />))).toContain('Yoxdur');
});

test('a number of the order that was refused stays as it was typed', () => {
  const article = { slug: 'a', title: 'Məqalə', excerpt: '', category: null, publishedAt: NOON };
  const choices = { query: '', articles: ['a', 'b'].map((id) => ({ ...article, id })), foundCount: 2 };
  const numbers = { a: 'bir', b: '7' };
  const html = renderInRouter(
    <IssueForm
      issue={{ ...issue, articleIds: ['b', 'a'], numbers }}
      choices={choices}
      refusal={{ problems: [{ field: 'articles', code: 'issue.order' }], problem: null }}
    />,
  );
  expect(textOf(html)).toContain(problemText['issue.order']);
  const inputs = html
    .match(/<input[^>]*name="order-[ab]"[^>]*>/g)
    ?.map((input) => [/value="([^"]*)"/.exec(input)?.[1], input.includes('aria-invalid="true"')]);
  expect(inputs).toEqual([
    ['bir', true],
    ['1', false],
  ]);
});
