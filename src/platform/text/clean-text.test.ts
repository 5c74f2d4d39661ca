import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanParagraphs, cleanShortParagraphs } from './clean-text.ts';

/** Random texts with many spaces, line ends, control characters, signs that show nothing and lone surrogates. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ' ',
        '\n',
        '\r\n',
        '\r',
        '\t',
        '\u0000',
        '\u0007',
        '\u0085',
        '\u00a0',
        '\u2028',
        '\ud800',
      ),
      fc.constantFrom(
        '\u200b',
        '\u200d',
        '\u2060',
        '\ufeff',
        '\u202e',
        '\u2067',
        '\u2069',
        '\u2800',
        '\ufe0f',
      ),
      fc.constantFrom('\uffff', 'Ǝ', 'i\u0307', 'Qәbәlә', 'a', '😀'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

describe('a line', () => {
  test.each([
    ['  Getto \r\n Spo\u0007rt ', 'Getto Sport'],
    ['Subject\u0085Bcc: x', 'Subject Bcc: x'],
    ['Qәbәlә', 'Qəbələ'],
    ['a\ud800', 'a\ufffd'],
    ['“Araz\u2011Naxçıvan”\u00a0– 2–\u20601', '“Araz-Naxçıvan” – 2–1'],
    [' \u0000\n ', ''],
    ['Əli\u202eabc\u202c \u2067x\u2069', 'Əliabc x'],
    // Emoji of several signs, and a Persian name.
    ['👨\u200d👩\u200d👧 ❤\ufe0f', '👨\u200d👩\u200d👧 ❤\ufe0f'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
  ])('%j becomes %j', (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });

  test('has no line break, control character or double space, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const clean = cleanLine(typed);
        expect(clean).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\u2028|\s\s|^\s|\s$|\uffff/u);
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanLine(clean)).toBe(clean);
      }),
    );
  });
});

test('a text of signs that show nothing is empty', () => {
  const nothing = fc.string({
    unit: fc.constantFrom(
      ...'\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f\u061c\u202e\u2066\u3164\u2800\ufe0f \n\t',
    ),
  });
  fc.assert(
    fc.property(nothing, (typed) => {
      for (const clean of [cleanLine, cleanParagraphs, cleanShortParagraphs]) expect(clean(typed)).toBe('');
      expect(cleanLine(`${typed}a${typed}`)).toContain('a');
    }),
  );
});

describe('paragraphs', () => {
  test('keep their line ends and tabs', () => {
    expect(cleanParagraphs(' Salam.\u0000\r\n\n\n\tQarabağ\u0007 \r')).toBe('Salam.\n\n\n\tQarabağ');
    expect(cleanParagraphs('Bir\rİki\u0085 üç')).toBe('Bir\nİki üç');
  });

  test('of a short text have at most one empty line between them, and no spaces at the ends of lines', () => {
    expect(cleanShortParagraphs('a  \n b\n \n\n\n  c\n')).toBe('a\n b\n\nc');
  });

  test.each([cleanParagraphs, cleanShortParagraphs])('cleaning them again changes nothing', (clean) => {
    fc.assert(
      fc.property(text, (typed) => {
        const once = clean(typed);
        expect(once).not.toMatch(/[^\P{Cc}\n\t]|^\s|\s$|\uffff/u);
        expect(clean(once)).toBe(once);
      }),
    );
  });
});
