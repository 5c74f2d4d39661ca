import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALPHABET, compareAz, sortKey } from './sort-key.ts';
import { sortWords } from './sort-words.fixture.ts';

test('the alphabet has 32 letters and w', () => {
  expect(ALPHABET).toHaveLength(33);
  expect([...ALPHABET].sort().sort(compareAz).join('')).toBe(ALPHABET);
});

test('names are in the order in which readers look them up', () => {
  const names = [
    '10-cu tur',
    'Xəzər',
    '“Zirə”',
    'Işıq',
    'Qarabağ',
    'İmişli',
    '2-ci tur',
    'Kəpəz',
    'Turan Tovuz',
  ];
  names.push('Turanlı', 'Əliyev', 'Eldar', 'Wolfsburq', 'Çempion', 'Cavid', 'Éder', 'Edər');
  expect(names.sort(compareAz)).toEqual([
    '2-ci tur',
    '10-cu tur',
    'Cavid',
    'Çempion',
    'Éder',
    'Edər',
    'Eldar',
    'Əliyev',
    'Xəzər',
    'Işıq',
    'İmişli',
    'Kəpəz',
    'Qarabağ',
    'Turan Tovuz',
    'Turanlı',
    '“Zirə”',
    'Wolfsburq',
  ]);
});

test('case, quotes and alphabet do not matter, the letters do', () => {
  expect(sortKey('“NEFTÇİ”')).toBe(sortKey('neftçi'));
  expect(sortKey('Ҝәнҹә')).toBe(sortKey('Gəncə'));
  expect(sortKey('şah')).not.toBe(sortKey('sah'));
});

test('other scripts come behind ours, in the order of Unicode; letters of two units share the first place there', () => {
  const names = ['日本', '𐌰', 'Zirə', 'ლ', '中', '本'];
  expect(names.sort(compareAz)).toEqual(['Zirə', '𐌰', 'ლ', '中', '日本', '本']);
  expect(sortKey('𐌰')).toBe(sortKey('𐍈'));
  expect(sortKey('ლ')).not.toBe(sortKey('მ'));
});

test('zeros before a number, signs and rows of spaces do not matter', () => {
  expect(sortKey('007')).toBe(sortKey('7'));
  expect(sortKey('100')).not.toBe(sortKey('1'));
  expect(sortKey('a1b')).not.toBe(sortKey('ab'));
  expect(sortKey(' Turan \t–_/ Tovuz!')).toBe(sortKey('turan tovuz'));
  expect(sortKey('a – ! – b')).toBe(sortKey('a b'));
});

test('the order is alphabetical, letter by letter', () => {
  const word = fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 1, maxLength: 8 });
  const positions = (text: string) => [...text].map((letter) => ALPHABET.indexOf(letter));
  fc.assert(
    fc.property(word, word, (a, b) => {
      const [left, right] = [positions(a), positions(b)];
      const at = left.findIndex((position, index) => position !== right[index]);
      const expected = at === -1 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
      expect(Math.sign(compareAz(a, b))).toBe(Math.sign(expected));
    }),
    { numRuns: 500 },
  );
});

test('JS, SQLite and PostgreSQL compare the keys alike: no surrogates, UTF-16 order is byte order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      const [left, right] = [sortKey(a), sortKey(b)];
      expect(Math.sign(Buffer.compare(Buffer.from(left), Buffer.from(right)))).toBe(
        Math.sign(compareAz(a, b)),
      );
    }),
    { numRuns: 500 },
  );
});

test('words have the order of the Azerbaijani collation of Node', () => {
  const collator = new Intl.Collator('az');
  expect(collator.resolvedOptions().locale).toBe('az');
  expect([...sortWords].sort(compareAz)).toEqual([...sortWords].sort(collator.compare));
});
