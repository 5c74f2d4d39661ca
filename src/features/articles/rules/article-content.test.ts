import { expect, it } from 'vitest';
import { hasContent, parseEmbed } from './article-content.ts';

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

it('knows the sites that can be embedded, and loads their pages encrypted', () => {
  expect(parseEmbed(' http://www.youtube.com/watch?v=1 ')).toEqual({
    provider: 'youtube',
    address: 'https://www.youtube.com/watch?v=1',
  });
  expect(parseEmbed('https://t.me/klub/77')?.provider).toBe('telegram');
});

it.each([
  undefined,
  'youtube',
  'https://t.me/',
  'https://x.www.com/a/status/1',
  'xhttps://x.com/a/status/1',
  'https://ad@x.com/a/status/1',
  'https://:sifre@x.com/a/status/1',
  'https://x.com:8443/a/status/1',
  'https://x.com.example/a/status/1',
])('embeds nothing from %j', (address) => expect(parseEmbed(address)).toBeNull());
