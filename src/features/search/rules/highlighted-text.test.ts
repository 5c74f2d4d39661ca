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

  it('begins with a whole word some fifty characters before the first found one, and ends with one', () => {
    const near = findSnippet(`${'söz '.repeat(12)}Qarabağ uddu`, startsWith('qarabag'));
    expect(near?.text).toBe(`${'söz '.repeat(12)}Qarabağ uddu`);
    const far = findSnippet(`${'söz '.repeat(40)}Qarabağ uddu ${'son '.repeat(60)}`, startsWith('qarabag'));
    expect(far?.text).toMatch(/^… (?:söz ){12,13}Qarabağ uddu (?:son )+…$/);
    expect(far?.text.length).toBeLessThanOrEqual(174);
    expect(listMarked(far)).toEqual(['Qarabağ']);
    // A word without an end before it is no beginning.
    const long = findSnippet(`${'x'.repeat(300)} Qarabağ uddu`, startsWith('qarabag'));
    expect(long?.text).toBe('… Qarabağ uddu');
    expect(findSnippet(`${'söz '.repeat(40)}Qarabağ`, startsWith('qarabag'))?.text).toMatch(/ Qarabağ$/);
  });

  it('marks no word that it does not show', () => {
    const text = `Qarabağ ${'söz '.repeat(60)}Qarabağ məşqçisi ${'son '.repeat(60)}Qarabağ`;
    expect(listMarked(findSnippet(text, startsWith('qarabag', 'mesqci')))).toEqual(['Qarabağ məşqçisi']);
  });

  it('is the first of the passages with as many different words', () => {
    const text = `Qarabağ birinci. ${filler}Qarabağ ikinci. ${filler}`;
    expect(findSnippet(text, startsWith('qarabag'))?.text).toContain('Qarabağ birinci');
    const twice = `Qarabağ birinci. ${filler}Qarabağ, Qarabağ, Qarabağ! ${filler}`;
    expect(findSnippet(twice, startsWith('qarabag'))?.text).toContain('Qarabağ birinci');
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
