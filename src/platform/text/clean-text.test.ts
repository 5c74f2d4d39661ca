import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanParagraphs, cleanShortParagraphs } from './clean-text.ts';

/** Random texts with many spaces, line ends, control characters and lone surrogates. */
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
  ])('%j becomes %j', (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });

  test('has no line break, control character or double space, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const clean = cleanLine(typed);
        expect(clean).not.toMatch(/\p{Cc}|\u2028|\s\s|^\s|\s$|\uffff/u);
        expect(clean.isWellFormed()).toBe(true);
        expect(cleanLine(clean)).toBe(clean);
      }),
    );
  });
});

describe('paragraphs', () => {
  test('keep their line ends and tabs', () => {
    expect(cleanParagraphs(' Salam.\u0000\r\n\n\n\tQarabağ\u0007 \r')).toBe('Salam.\n\n\n\tQarabağ');
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
