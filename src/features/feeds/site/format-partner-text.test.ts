import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { sanitiseContent } from '#features/articles/rules/sanitise-content.ts';
import { formatPartnerText } from './format-partner-text.ts';

const format = (html: string, blocks: Record<string, string> = {}) =>
  formatPartnerText(sanitiseContent(html), {
    address: 'https://site.az/article/derbi',
    siteUrl: 'https://site.az',
    blocks: new Map(Object.entries(blocks)),
  });

test.each([
  [
    'addresses',
    '<p><a href="/tag/derbi">A</a> <a href="#son">B</a> <a href="https://x.az/a" target="_blank">C</a> <a href="mailto:a@x.az">D</a></p>',
    '<p><a href="https://site.az/tag/derbi">A</a> <a href="https://site.az/article/derbi#son">B</a> <a href="https://x.az/a" rel="noopener">C</a> <a href="mailto:a@x.az">D</a></p>',
  ],
  [
    'a picture with its photographer',
    '<figure><img src="/media/articles/1-a.jpg" alt="Qol" data-credit="AFFA" data-media="m1" data-align="wide"><figcaption>Derbi</figcaption></figure>',
    '<figure><img src="https://site.az/media/articles/1-a.jpg" alt="Qol" /><figcaption>Derbi · Foto: AFFA</figcaption></figure>',
  ],
  [
    'an embed',
    '<p>A</p><figure data-embed="youtube" data-address="https://youtu.be/1?a=1&amp;b=2"><a href="https://youtu.be/1">Video</a></figure><p>B</p>',
    '<p>A</p><p><a href="https://youtu.be/1?a=1&amp;b=2">https://youtu.be/1?a=1&amp;b=2</a></p><p>B</p>',
  ],
  [
    'blocks',
    '<p>A</p><div data-poll="p1">Sorğu</div><div data-match-card="m1"></div><div data-match-card="gone"></div>',
    '<p>A</p><p><a href="https://site.az/oyun/m1">Derbi</a></p>',
  ],
  [
    'a table',
    '<table><tr><td colspan="2">1</td></tr></table>',
    '<div><table><tr><td colspan="2">1</td></tr></table></div>',
  ],
  [
    'text that looks like an attribute',
    '<p>a data-x="1" class="b" target="c"</p>',
    '<p>a data-x="1" class="b" target="c"</p>',
  ],
])('%s is written for another site', (_name, html, expected) => {
  expect(format(html, { 'match-card:m1': '<p><a href="/oyun/m1">Derbi</a></p>' })).toBe(expected);
});

it('has no relative address, script, frame or attribute of our pages, whatever the text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<script>x</script>',
      '<iframe src="/a"></iframe>',
      '<a href="/a">',
      '</a>',
      '<img src="/b" data-media="1">',
      '<div data-poll="p">',
      '</div>',
      '<figure data-embed="x" data-address="https://x.com/a/1">',
      '</figure>',
      '<p onclick="a()">',
      '<a href="#a" target="_blank">',
      '<table><tr><td>',
      '"',
      '<',
      '>',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const tags = format(pieces.join('')).match(/<[a-z][^<>]*>/g) ?? [];
      for (const tag of tags) {
        expect(tag).not.toMatch(/^<(?:script|iframe|style|object|video)/);
        expect(tag).not.toMatch(/\s(?:data-[\w-]+|on\w+|target|tabindex|role|class)=/);
        expect(tag).not.toMatch(/\s(?:href|src)="(?!https?:|mailto:)/);
      }
    }),
  );
});
