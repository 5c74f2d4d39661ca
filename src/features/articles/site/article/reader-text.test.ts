import { expect, test } from 'vitest';
import { listContentBlocks } from '../../rules/article-content.ts';
import { readerText } from './reader-text.ts';

const card = (id: string) => `<div data-match-card="${id}"></div>`;

test('a match card is inserted; a card without a match is removed', () => {
  const html = `<p>a</p>${card('m1')}${card('gone')}${card('m1')}`;
  expect(listContentBlocks(html).map(({ id }) => id)).toEqual(['m1', 'gone']);
  expect(readerText(html, new Map([['match-card:m1', '<ul>2:1 $1</ul>']]))).toBe(
    '<p>a</p><ul>2:1 $1</ul><ul>2:1 $1</ul>',
  );
});

test('the photographer follows the caption, or stands alone', () => {
  const image = '<img src="/a.jpg" alt="" data-credit="R. Əliyev" />';
  const read = (html: string) => readerText(html, new Map());
  expect(read(`<figure>${image}<figcaption>Qol</figcaption></figure>`)).toBe(
    `<figure>${image}<figcaption>Qol · Foto: R. Əliyev</figcaption></figure>`,
  );
  expect(read(`<figure>${image}<figcaption></figcaption></figure>`)).toContain(
    '<figcaption>Foto: R. Əliyev</figcaption>',
  );
  expect(read('<figure><img src="/a.jpg" alt=""><figcaption></figcaption></figure>')).not.toContain(
    'figcaption',
  );
});

test('a table is in a scrollable area that the keyboard can focus', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  expect(readerText(`<p>a</p>${table}`, new Map())).toBe(
    `<p>a</p><div class="table-scroll" role="group" tabindex="0" aria-label="Cədvəl">${table}</div>`,
  );
});

test.each([
  ['<h3>a</h3><h4>b</h4><h3>c</h3>', '<h2>a</h2><h3>b</h3><h3>c</h3>'],
  ['<h2>a</h2><h4>b</h4><h2>c</h2>', '<h2>a</h2><h3>b</h3><h2>c</h2>'],
  ['<h1>a</h1><hr>', '<h2>a</h2><hr>'],
])('headings start at level 2 and skip no level: %s', (html, shown) => {
  expect(readerText(html, new Map())).toBe(shown);
});
