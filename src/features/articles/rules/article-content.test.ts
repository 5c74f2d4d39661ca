import { expect, it } from 'vitest';
import { hasContent } from './article-content.ts';

it.each(['', '<p></p>', '<p> <br>&nbsp;\u200b</p>', '<h2><strong> </strong></h2>'])(
  'sees nothing in %j',
  (html) => {
    expect(hasContent(html)).toBe(false);
  },
);

it.each([
  'a',
  '<p>.</p>',
  '<img src="/a.jpg">',
  '<p></p><hr>',
  '<figure data-embed="youtube"></figure>',
  '<div data-poll="p1"></div>',
  '<p></p><div data-match-card="m"></div>',
])('sees something in %j', (html) => {
  expect(hasContent(html)).toBe(true);
});
