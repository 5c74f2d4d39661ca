import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { repeatToLength, workGrowth } from '#tests/kit/site/work-growth.ts';
import { keepHtmlTogether } from './keep-html-together.ts';

it.each([
  ['<h2 title="a – b-c">a – b-c</h2>', '<h2 title="a – b-c">a\u00a0– b\u2011c</h2>'],
  ['<b>a</b> – <i>b</i>', '<b>a</b>\u00a0– <i>b</i>'],
  ['&quot;b-c&quot; &amp; d-e', '&quot;b\u2011c&quot; &amp; d\u2011e'],
  ['<title>a – b</title><script>"a – b"</script>', '<title>a – b</title><script>"a – b"</script>'],
  ['<textarea>a-b</textarea><code>a-b</code>', '<textarea>a-b</textarea><code>a-b</code>'],
  ['<option>a-b</option><option>c-d</option>', '<option>a-b</option><option>c-d</option>'],
  ['“<mark class="x-y">Araz</mark>-Naxçıvan”', '“<mark class="x-y">Araz</mark>\u2011Naxçıvan”'],
  [
    '<p>“<em>Mançester</em> Siti” 2–<strong>1</strong></p>',
    '<p>“<em>Mançester</em>\u00a0Siti” 2–<strong>\u20601</strong></p>',
  ],
  [
    '<pre>a-b <em>c-d</em></pre> e-f <code><strong>g-h</strong></code>',
    '<pre>a-b <em>c-d</em></pre> e\u2011f <code><strong>g-h</strong></code>',
  ],
  ['<p>a <b>c-d</p><pre>a-b', '<p>a <b>c\u2011d</p><pre>a-b'],
])('%s is kept together outside of its tags', (html, expected) =>
  expect(keepHtmlTogether(html)).toBe(expected),
);

test('emphasis and marks of a search change nothing of what is kept together', () => {
  // Words of their own: results are kept.
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  fc.assert(
    fc.property(word, word, word, (one, two, three) => {
      const emphasised = `“<em>${one}</em> ${two}” – <mark>${one}</mark>-${three} <strong>2</strong>–1`;
      const kept = keepHtmlTogether(emphasised);
      expect(kept).toContain(`“<em>${one}</em>\u00a0${two}”\u00a0– <mark>${one}</mark>\u2011${three}`);
      expect(kept.replace(/<[^<>]*>/g, '')).toBe(keepHtmlTogether(emphasised.replace(/<[^<>]*>/g, '')));
    }),
  );
});

const pieces = fc.constantFrom(
  '<em>',
  '</em>',
  '<mark>',
  '</mark>',
  '<p>',
  'a-b',
  ' – ',
  '2–1',
  '\u2060',
  '“a b”',
  '<pre>',
  '</pre>',
  '-',
);

test('changes only the characters at which a line ends', () => {
  const plain = (html: string) =>
    html.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-').replaceAll('\u2060', '');
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const html = parts.join('');
      expect(plain(keepHtmlTogether(html))).toBe(plain(html));
    }),
  );
});

test.each(['<', '<pre>', '<em>', '<em', 'a<em>', '“', 'a-', '1–', '<script>a'])(
  'takes linear time on %s',
  (piece) => {
    const growth = workGrowth((length) => keepHtmlTogether(repeatToLength(piece, length)), 60_000);
    expect(growth).toBeLessThan(8);
  },
);
