import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTokens, tokenise } from './tokens.ts';

const words = (text: string) => tokenise(text).map((token) => token.word);

describe('tokenise', () => {
  it.each([
    ['Qarabağın oyunları', ['qarabagin', 'oyunlari']],
    ['“Qarabağ”ın “Zirə”yə qələbəsi', ['qarabag', 'zire', 'qelebesi']],
    ['UEFA-nın 36-da, 2026-cı ildə', ['uefa', '36', '2026', 'ilde']],
    ['“Neftçi”dəki dəyişiklik, Messi’nin qolu', ['neftci', 'deyisiklik', 'messi', 'qolu']],
    ['Premyer-Liqa, Ter-Stegen, ağ-qaralar', ['premyer', 'liqa', 'ter', 'stegen', 'ag', 'qaralar']],
    ['İMİŞLİ imişli Imishli', ['imisli', 'imisli', 'imisli']],
    ['Neftchi Khazar Qarabagh Wolves', ['neftci', 'xazar', 'qarabag', 'volves']],
    ['Карабах Гәбәлә', ['karabax', 'qebele']],
    ['VAR, 4-4-2 və 2:1', ['var', '4', '4', '2', 've', '2', '1']],
    ['da də — “da”', ['da', 'de', 'da']],
    ['½ … — !', ['12']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('returns the position of each word in the original text', () => {
    const text = 'Bu gün “Qarabağ”ın oyunu';
    for (const { start, end, word } of tokenise(text)) expect(words(text.slice(start, end))).toEqual([word]);
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toContain('Qarabağ');
  });

  it('returns words of letters and digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const found = words(text);
        for (const word of found) expect(word).toMatch(/^[\p{L}\p{N}]{1,60}$/u);
      }),
    );
  });

  it('finds the words that Unicode says', () => {
    const piece = fc.constantFrom(
      'Qarabağ',
      'e\u0301',
      '𝐀𝐁',
      '👍',
      '\ud835',
      '\udc00',
      ' ',
      '-',
      'ə',
      'Ҝ',
      '中',
      '½',
      '\u0301',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const spans = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((found) => [found.index, found[0]]);
        const tokens = tokenise(text).map(({ start, end }) => [start, text.slice(start, end)]);
        expect(spans).toEqual(expect.arrayContaining(tokens));
      }),
    );
  });

  it('finds the same words with the initials of those that match', () => {
    const unit = fc.constantFrom(...'qğçşıİIəƏzhkwxбКдЖжşҺ0½ě\u0301\u0307ß', 'kh', 'дж', '-', ' ');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        const tokens = tokenise(text);
        for (const { word } of tokens) {
          const isWord = (other: string) => other === word;
          const initials = word.slice(0, 1);
          expect(findTokens(text, Object.assign(isWord, { initials }))).toEqual(
            tokens.filter((token) => token.word === word),
          );
        }
      }),
      { numRuns: 2000 },
    );
  });
});
