import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { addAgeNotice, addSavedPageLists, formatAge } from './add-age-notice.ts';

it.each([
  [0, 'indicə'],
  [59_999, 'indicə'],
  [MINUTE, '1 dəqiqə əvvəl'],
  [59 * MINUTE, '59 dəqiqə əvvəl'],
  [HOUR, '1 saat əvvəl'],
  [47 * HOUR, '47 saat əvvəl'],
  [48 * HOUR, '2 gün əvvəl'],
])('%i ms ago is %s', (ms, text) => expect(formatAge(ms)).toBe(text));

it('adds the age of the page above its content', () => {
  const html = addAgeNotice('<main id="main" class="a"><h1>$& $1</h1></main>', 3 * HOUR);
  expect(html).toMatch(/^<main id="main" class="a"><p role="status"[^>]*>Bu səhifə 3 saat əvvəl saxlanıb/);
  expect(html).toContain('<h1>$& $1</h1>');
});

it('replaces the empty message by the saved pages, when there are any', () => {
  const page = '<div data-saved-pages="true"><p>nothing</p></div>';
  const saved = { path: '/article/a', title: 'A $& B', savedAt: 0, response: new Response() };
  expect(addSavedPageLists(page, [{ heading: 'H', pages: [] }], HOUR)).toBe(page);
  const html = addSavedPageLists(page, [{ heading: 'H', pages: [saved] }], HOUR);
  expect(html).not.toContain('nothing');
  expect(html).toMatch(/<a href="\/article\/a"[^>]*>A \$& B<\/a>.*1 saat əvvəl/);
});
