import { expect, it } from 'vitest';
import { mailContext } from '#tests/kit/content/audience.ts';
import { composeIssueMail, type IssueContent } from './issue-mail.ts';

const LINK = 'https://gettosport.example/newsletter/unsubscribe/abc';
const article = {
  id: 'a',
  slug: 'derbi-1',
  title: 'Derbi <canlı>',
  excerpt: 'Qol & ötürmə',
  category: 'Futbol & futzal',
  publishedAt: 0,
};
const issue: IssueContent = {
  kind: 'weekly',
  subject: 'Həftənin oyunları',
  intro: 'Salam!\nİkinci sətir',
  articles: [article, { ...article, slug: 'kubok-2', title: 'Kubok', excerpt: 'Final', category: null }],
};

const compose = (over: Partial<IssueContent> = {}) =>
  composeIssueMail({ ...issue, ...over }, mailContext, LINK);

it('the text has the kind, the intro, each article with its address, and how to unsubscribe', () => {
  const { subject, text, replyTo } = compose();
  expect(subject).toBe('Həftənin oyunları');
  expect(replyTo).toBe(mailContext.newsroomEmail);
  expect(text).toBe(
    [
      'Həftənin icmalı\n',
      'Salam!\nİkinci sətir\n',
      'Derbi <canlı>\nQol & ötürmə\nhttps://gettosport.example/article/derbi-1\n',
      'Kubok\nFinal\nhttps://gettosport.example/article/kubok-2\n',
      '--\nBu məktubu GettoSport xəbər bülleteninə abunə olduğunuz üçün alırsınız.',
      `Abunəlikdən çıx: ${LINK}`,
      'GettoSport, Bakı, Azərbaycan\n',
    ].join('\n'),
  );
});

it('the text of an issue without an intro has no gap', () => {
  expect(compose({ kind: 'breaking', intro: '' }).text).toMatch(/^Təcili xəbər\n\nDerbi <canlı>\n/);
});

it('the HTML has the same parts, escaped, each article in a block of its own', () => {
  const { html } = compose();
  const [head = '', first = '', second = ''] = html?.split('border-left') ?? [];
  expect(head).toContain('>Həftənin icmalı</h1>');
  expect(head).toContain('Salam!<br>İkinci sətir</p>');
  expect(first).toContain('>Futbol &#38; futzal</p>');
  expect(first).toContain('<a href="https://gettosport.example/article/derbi-1"');
  expect(first).toContain('>Derbi &#60;canlı&#62;</a>');
  expect(first).toContain('>Qol &#38; ötürmə</p>');
  expect(second).toContain('>Kubok</a>');
  // The second article has no category: its headline comes first.
  expect(second).toMatch(/^[^<]*><h2/);
  expect(second).toContain(`<a href="${LINK}" style="color:inherit">Abunəlikdən çıx</a>`);
  expect(second).toContain('alırsınız.');
  expect(second).toContain('GettoSport, Bakı, Azərbaycan');
});

it('mail programs preview the first line of the intro, or else the first headline', () => {
  const preview = (over: Partial<IssueContent>) =>
    /overflow:hidden">([^<]*)</.exec(compose(over).html ?? '')?.[1];
  expect(preview({})).toBe('Salam!');
  expect(preview({ intro: '' })).toBe('Derbi &#60;canlı&#62;');
  expect(preview({ intro: '', articles: [] })).toBeUndefined();
});
