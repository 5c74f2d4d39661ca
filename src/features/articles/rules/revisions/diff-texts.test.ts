import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffPart, diffWords } from './diff-texts.ts';

const side = (parts: DiffPart[], without: DiffPart['kind']) =>
  parts
    .filter((part) => part.kind !== without)
    .map((part) => part.text)
    .join('');
const token = fc.constantFrom(
  'Qarabağ',
  'qol',
  'vurdu',
  ' ',
  '  ',
  '\n',
  '<p>',
  '</p>',
  '<strong>',
  '</strong>',
  '2:1',
  'Araz-Naxçıvan',
  '.',
  '“',
  '”',
  '⚽',
  '\ud83d',
  '<',
  '&amp;',
  'İmişli',
);
const text = fc.oneof(
  fc.array(token, { maxLength: 60 }).map((tokens) => tokens.join('')),
  fc.string({ unit: 'binary' }),
);

describe('diffWords', () => {
  it('returns runs that reproduce both texts exactly', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        expect(side(parts, 'added')).toBe(before);
        expect(side(parts, 'removed')).toBe(after);
        for (const [at, part] of parts.entries()) expect(part.kind).not.toBe(parts[at + 1]?.kind);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds no difference between equal texts', () => {
    fc.assert(
      fc.property(text, (whole) => {
        expect(diffWords(whole, whole)).toEqual(whole === '' ? [] : [{ kind: 'same', text: whole }]);
      }),
    );
  });

  it('shows whole words of Azerbaijani', () => {
    expect(diffWords('<p>Qarabağ Zirəni uddu.</p>', '<p>Qarabağ Sabahı uddu!</p>')).toEqual([
      { kind: 'same', text: '<p>Qarabağ ' },
      { kind: 'removed', text: 'Zirəni' },
      { kind: 'added', text: 'Sabahı' },
      { kind: 'same', text: ' uddu' },
      { kind: 'removed', text: '.' },
      { kind: 'added', text: '!' },
      { kind: 'same', text: '</p>' },
    ]);
  });

  it('marks unchanged paragraphs as the same', () => {
    const [a, b, c] = ['<p>Bir iki üç.</p>', '<p>Dörd beş.</p>', '<p>Altı yeddi.</p>'];
    expect(diffWords(`${a}${b}${c}`, `${a}${c}`)).toEqual([
      { kind: 'same', text: a },
      { kind: 'removed', text: b },
      { kind: 'same', text: c },
    ]);
  });

  it('joins what is the same at the end of one paragraph and the beginning of the next', () => {
    expect(diffWords('<p>Bir.</p><p>İki üç.</p>', '<p>Bir.</p><p>İki dörd.</p>')).toEqual([
      { kind: 'same', text: '<p>Bir.</p><p>İki ' },
      { kind: 'removed', text: 'üç' },
      { kind: 'added', text: 'dörd' },
      { kind: 'same', text: '.</p>' },
    ]);
  });

  it('treats all between the first and the last difference as replaced when its budget is used up', () => {
    const [before, after] = ['bir iki üç dörd', 'beş iki altı dörd'];
    expect(diffWords(before, after, 0)).toEqual([
      { kind: 'removed', text: 'bir iki üç' },
      { kind: 'added', text: 'beş iki altı' },
      { kind: 'same', text: ' dörd' },
    ]);
    expect(diffWords(before, after).filter(({ kind }) => kind === 'same')).toHaveLength(2);
  });

  it('needs no budget for what is the same before the first and behind the last difference', () => {
    const same = Array.from({ length: 500 }, (_, at) => `söz${at}`).join(' ');
    const parts = diffWords(`${same} bir ${same}`, `${same} iki ${same}`, 10 / 200_000);
    expect(parts).toEqual([
      { kind: 'same', text: `${same} ` },
      { kind: 'removed', text: 'bir' },
      { kind: 'added', text: 'iki' },
      { kind: 'same', text: ` ${same}` },
    ]);
  });

  it('treats long texts with nothing in common as replaced completely', () => {
    const long = (word: string) => Array.from({ length: 10_000 }, (_, at) => `${word}${at}`).join(' ');
    // Word by word, the 9,999 spaces would count as the same.
    expect(diffWords(long('a'), long('b'))).toEqual([
      { kind: 'removed', text: long('a') },
      { kind: 'added', text: long('b') },
    ]);
  });
});
