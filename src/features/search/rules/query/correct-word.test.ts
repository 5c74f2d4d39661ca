import { expect, test } from 'vitest';
import { SearchIndex } from '../index/search-index.ts';
import { NameIndex } from '../names/name-index.ts';
import { correctWord, splitWord, suggestWord } from './correct-word.ts';

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

/** An index of published articles, as many with each headline as the number says. */
function indexOf(headlines: Readonly<Record<string, number>>): SearchIndex {
  const made = new SearchIndex();
  const rest = { category_id: null, published_at: 1, tag_words: '', lead_words: '', body_words: '' };
  for (const [title_words, count] of Object.entries(headlines))
    for (let number = 0; number < count; number += 1)
      made.add({ ...rest, article_id: `${title_words} ${number}`, status: 'published', title_words });
  return made;
}
const queryWord = (word: string) => ({ word, typed: word, isTypedExactly: false });
const corrected = (headlines: Readonly<Record<string, number>>, word: string) =>
  correctWord(indexOf(headlines), names, queryWord(word)).map(({ spelling, isCorrected, others }) =>
    [isCorrected ? 'corrected' : 'kept', spelling, ...others.map((other) => other.word)].join(' '),
  );
const suggested = (headlines: Readonly<Record<string, number>>, word: string) =>
  suggestWord(indexOf(headlines), names, { word, keys: [word] });

test('a mistyped word becomes the nearest one, then the most frequent, and names at most four others', () => {
  expect(corrected({ transfer: 1 }, 'transfex')).toEqual(['corrected transfer']);
  expect(corrected({ brozov: 1, brozoc: 3, brozos: 2 }, 'brozox')).toEqual([
    'corrected brozoc brozos brozov',
  ]);
  // Of equally frequent ones the first of the alphabet.
  expect(corrected({ brozov: 1, brozos: 1 }, 'brozox')).toEqual(['corrected brozos brozov']);
  expect(corrected({ brozova: 1, brozos: 9 }, 'brozoxa')).toEqual(['corrected brozova']);
});

test('a word of eight letters may have two errors after the first letter, a shorter one has one', () => {
  expect(corrected({ kontarini: 1 }, 'kantareni')).toEqual(['corrected kontarini']);
  expect(corrected({ kontarini: 1 }, 'pantarini')).toEqual(['kept pantarini']);
  expect(corrected({ kontarini: 1 }, 'pontarini')).toEqual(['corrected kontarini']);
  expect(corrected({ brozovix: 1 }, 'brzzozix')).toEqual(['corrected brozovix']);
  expect(corrected({ brozovi: 1 }, 'brzzozi')).toEqual(['kept brzzozi']);
  expect(corrected({ zlat: 1 }, 'zlzt')).toEqual(['corrected zlat']);
  expect(corrected({ zla: 1 }, 'zlz')).toEqual(['kept zlz']);
});

test('a word that an article or a name has, or that begins a longer one, is kept', () => {
  for (const [headlines, word] of [
    [{ brozov: 9, brozox: 1 }, 'brozox'],
    [{ brozov: 9, brozoxlu: 1 }, 'brozox'],
    [{ sabag: 9 }, 'sabah'],
    [{ brozov: 9, brozoqqqq: 1 }, 'brozoq'],
  ] as const)
    expect(corrected(headlines, word)[0], word).toBe(word === 'sabah' ? 'kept Sabah' : `kept ${word}`);
});

test('a frequent word is suggested for a rare one that differs in one letter', () => {
  const suggestion = { spelling: 'brozov', isForCorrectWord: false };
  for (const rare of [1, 2]) expect(suggested({ brozov: 10, brozox: rare }, 'brozox')).toEqual(suggestion);
  expect(suggested({ brozov: 10, brozox: 3 }, 'brozox')).toBeNull();
  expect(suggested({ brozov: 9, brozox: 1 }, 'brozox')).toBeNull();
  // Two other letters are rather another name, and so is the beginning of another word.
  expect(suggested({ kontarini: 20, kantareni: 1 }, 'kantareni')).toBeNull();
  expect(suggested({ brozov: 20, brozox: 1, brozoxqqq: 1 }, 'brozox')).toBeNull();
  expect(suggested({ sabax: 20, sabah: 1 }, 'sabah')).toBeNull();
});
