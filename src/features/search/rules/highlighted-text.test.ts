import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { tokenise } from '#az/characters/tokens.ts';
import { stemWord } from '#az/stem.ts';
import { findSnippet, type HighlightedText, highlightText } from './highlighted-text.ts';

const startsWith =
  (...beginnings: string[]) =>
  (word: string) =>
    beginnings.some((beginning) => word.startsWith(beginning));
const listMarked = (found: HighlightedText | null) =>
  found?.marks.map(([start, end]) => found.text.slice(start, end));

describe('highlightText', () => {
  it.each([
    ['Qarabağın qələbəsi', ['qarabag'], ['Qarabağın']],
    ['“Qarabağ”ın qələbəsi', ['qarabag'], ['Qarabağ']],
    ['QARABAĞ qalib gəldi: Qarabağ!', ['qarabag'], ['QARABAĞ', 'Qarabağ']],
    ['Mançester Yunaytedin transferi', ['mancester', 'yunayted'], ['Mançester Yunaytedin']],
    ['“Araz-Naxçıvan”ın oyunu', ['araz', 'naxcivan'], ['Araz-Naxçıvan']],
    ['Siti, Yunayted və “Yunayted”', ['siti', 'yunayted'], ['Siti', 'Yunayted', 'Yunayted']],
    ['2024/25 mövsümü, 2:1 hesabı', ['2', '25', '1'], ['2024/25', '2:1']],
    ['Heç nə', ['qarabag'], []],
  ])('marks the words of %s that begin with %j', (text, beginnings, marked) => {
    expect(listMarked(highlightText(text, startsWith(...beginnings)))).toEqual(marked);
  });
});

describe('findSnippet', () => {
  const filler = 'Bu cümlə heç nə demir. '.repeat(30);

  it('shows the passage with the most different words', () => {
    const text = `${filler}Qarabağ məşq etdi. ${filler}Qarabağın məşqçisi danışdı. ${filler}`;
    const snippet = findSnippet(text, startsWith('qarabag', 'mesqci'));
    expect(listMarked(snippet)).toEqual(['Qarabağın məşqçisi']);
    expect(snippet?.text).toMatch(/^… .*Qarabağın məşqçisi danışdı\. .* …$/);
  });

  it('is null without a match', () => {
    expect(findSnippet(filler, startsWith('qarabag'))).toBeNull();
  });
});

test('marks are in order, do not overlap, and contain only words that match, in any text', () => {
  const words = fc.constantFrom(
    'Qarabağ',
    'Qarabağın',
    '“Neftçi”nin',
    'və',
    'oyun',
    ',',
    '–',
    'İŞÇİ',
    '👍',
    'x'.repeat(300),
  );
  const isMatch = startsWith('qarabag', 'neftci', 'isci');
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 80 }),
      fc.constantFrom(' ', '', '\n', '-'),
      (list, separator) => {
        const text = list.join(separator);
        for (const found of [highlightText(text, isMatch), findSnippet(text, isMatch)]) {
          if (!found) continue;
          let before = 0;
          for (const [start, end] of found.marks) {
            expect(start).toBeGreaterThanOrEqual(before);
            before = end;
            const marked = found.text.slice(start, end);
            expect(tokenise(marked).every(({ word }) => isMatch(word))).toBe(true);
          }
        }
      },
    ),
  );
});

test('a stem begins like its word, so that a word that begins otherwise needs no stemming', () => {
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvxyz');
  fc.assert(
    fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 14 }), (word) => {
      const stem = stemWord(word);
      const same = stem.length > 2 ? 2 : 1;
      expect(stem.slice(0, same)).toBe(word.slice(0, same));
    }),
    { numRuns: 2000 },
  );
});
