import { expect, test } from 'vitest';
import { splitBlocks } from './split-blocks.ts';

test.each([
  ['', []],
  [
    '<p>Bir</p><p></p><p>İki <strong>söz</strong></p>',
    ['<p>Bir</p>', '<p></p>', '<p>İki <strong>söz</strong></p>'],
  ],
  [
    '<ul><li><p>Bir</p></li></ul>\n<hr />\n<h2>Ad</h2>',
    ['<ul><li><p>Bir</p></li></ul>', '<hr />', '<h2>Ad</h2>'],
  ],
  [
    '<blockquote><p>Bir</p><p>İki</p></blockquote><div data-match-card="a1"></div>',
    ['<blockquote><p>Bir</p><p>İki</p></blockquote>', '<div data-match-card="a1"></div>'],
  ],
  [
    '<figure><img src="/a.jpg" alt="2 > 1 <p>" /><figcaption>Foto</figcaption></figure><p>Bir<br />iki</p>',
    [
      '<figure><img src="/a.jpg" alt="2 > 1 <p>" /><figcaption>Foto</figcaption></figure>',
      '<p>Bir<br />iki</p>',
    ],
  ],
  ['Söz <em>daha</em> söz<p>Bir</p>son', ['Söz <em>daha</em> söz', '<p>Bir</p>', 'son']],
  ['<p>Bir</p>Söz <em>daha</em> söz', ['<p>Bir</p>', 'Söz <em>daha</em> söz']],
  ['</p>Söz', ['</p>Söz']],
])('the blocks of %s', (html, blocks) => {
  expect(splitBlocks(html)).toEqual(blocks);
});
