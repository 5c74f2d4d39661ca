import { expect, test } from 'vitest';
import { SearchIndex } from '../index/search-index.ts';
import { NameIndex } from '../names/name-index.ts';
import { splitWord } from './correct-word.ts';

const index = new SearchIndex();
for (const [at, title_words] of ['Bir stadion San Siro', 'U 21 yığması', 'Qarabağ futbolu'].entries())
  index.add({
    article_id: String(at),
    status: 'published',
    category_id: null,
    published_at: at,
    title_words,
    tag_words: '',
    lead_words: '',
    body_words: '',
  });
const names = new NameIndex([
  { kind: 'team', id: null, name: 'Real Madrid', names: ['Real Madrid'] },
  { kind: 'team', id: null, name: 'Sabah', names: ['Sabah'] },
]);

test.each([
  ['sansiro', ['san', 'siro']],
  ['realmadrid', ['real', 'madrid']],
  ['realmadridin', ['real', 'madridin']],
  ['u21', ['u', '21']],
  ['birsiro', ['bir', 'siro']],
  ['sirobagdad', null],
  ['u2121', null],
  ['3x3', null],
  ['usan', null],
  ['', null],
])('%s is %j', (word, parts) => {
  expect(splitWord(index, names, word)).toEqual(parts);
});
