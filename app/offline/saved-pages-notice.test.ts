import { expect, it } from 'vitest';
import { addNotice, addSavedPageLists, describeAge } from '#app/offline/saved-pages-notice.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [0, 'indicə'],
  [59_999, 'indicə'],
  [MINUTE, '1 dəqiqə əvvəl'],
  [59 * MINUTE, '59 dəqiqə əvvəl'],
  [HOUR, '1 saat əvvəl'],
  [47 * HOUR, '47 saat əvvəl'],
  [48 * HOUR, '2 gün əvvəl'],
])('%i ms ago is %s', (ms, words) => expect(describeAge(ms)).toBe(words));

it('says the age above everything else', () => {
  const html = addNotice('<main id="main" class="a"><h1>$& $1</h1></main>', 3 * HOUR);
  expect(html).toMatch(/^<main id="main" class="a"><p role="status"[^>]*>Bu səhifə 3 saat əvvəl saxlanılıb/);
  expect(html).toContain('<h1>$& $1</h1>');
});

it('lists what is kept, and leaves the words for nothing where there is nothing', () => {
  const page = '<div data-kept-list="true"><p>nothing</p></div>';
  const kept = { path: '/article/a', title: 'A $& B', keptAt: 0, response: new Response() };
  expect(addSavedPageLists(page, [{ heading: 'H', pages: [] }], HOUR)).toBe(page);
  const html = addSavedPageLists(page, [{ heading: 'H', pages: [kept] }], HOUR);
  expect(html).not.toContain('nothing');
  expect(html).toMatch(/<a href="\/article\/a"[^>]*>A \$& B<\/a>.*1 saat əvvəl/);
});
