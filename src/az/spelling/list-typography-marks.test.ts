import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listTypographyMarks } from './list-typography-marks.ts';
import { applyMarks } from './spelling-mark.ts';

const kindsOf = (...paragraphs: string[]) =>
  listTypographyMarks(paragraphs).flatMap((marks) => marks.map(({ kind }) => kind));
const corrected = (text: string) => applyMarks(text, listTypographyMarks([text])[0] ?? []);

test.each([
  ['İki  boşluq   var.', 'İki boşluq var.'],
  ['"Qarabağ" – "Zirə" oyunu', '“Qarabağ” – “Zirə” oyunu'],
  ['"Zirə"yə, ("Neftçi") və "Sabah".', '“Zirə”yə, (“Neftçi”) və “Sabah”.'],
  ['“Qarabağ" uddu', '“Qarabağ” uddu'],
  ['“Qarabağ komandası uddu', '“Qarabağ” komandası uddu'],
  ['“Qarabağ” və “Turan Tovuz bu gün oynayır.', '“Qarabağ” və “Turan Tovuz” bu gün oynayır.'],
  ['“Şalke 04 uduzdu', '“Şalke 04” uduzdu'],
  ['Məşqçi dedi: “Biz yaxşı oynadıq.', 'Məşqçi dedi: “Biz yaxşı oynadıq”.'],
  ['“Biz yaxşı oynadıq.', '“Biz yaxşı oynadıq”.'],
  ['Kim uddu? – “Biz!', 'Kim uddu? – “Biz!”'],
])('%s → %s', (text, expected) => {
  expect(corrected(text)).toBe(expected);
});

test.each([
  'Boy 5" və 6\'2"',
  'https://sayt.az/?a="b"  ',
  'sayt.az/"a"',
  "L’Équipe, l'Équipe, O'Nil",
  '“Biz ‘Zirə’yə uduzduq” dedi',
  '“Biz “Zirə”yə uduzduq” dedi',
  '„Bild“ yazır',
  '«Bild» yazır',
  ' Əvvəldə və sonda boşluq  ',
  '[ komanda ]',
])('%s is left alone', (text) => {
  expect(kindsOf(text)).toEqual([]);
});

test('a quotation may go on over several paragraphs', () => {
  expect(kindsOf('O dedi: “Yaxşı oynadıq.', 'Rəqib güclü idi”.')).toEqual([]);
  expect(kindsOf('O dedi: “Yaxşı oynadıq.', '“Rəqib güclü idi”.')).toEqual([]);
  expect(kindsOf('O dedi: “Yaxşı oynadıq.', 'Orta.', 'Sabah da oynayırıq” – dedi.')).toEqual([]);
  expect(kindsOf('O dedi: “Yaxşı oynadıq.', '2 min tamaşaçı gəldi.')).toEqual(['unclosedQuote']);
});

test('corrections leave nothing to correct, and change only spaces and quotation marks', () => {
  const piece = fc.constantFrom('"', '“', '”', ' ', '  ', 'Zirə', 'oyun', '.', ',', ': ', '(', ')', '5');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      let text = pieces.join('');
      for (let round = 0; round < 3; round++) text = corrected(text);
      expect(corrected(text)).toBe(text);
      const bare = (written: string) => written.replace(/["“”\s]/g, '');
      expect(bare(text)).toBe(bare(pieces.join('')));
    }),
  );
});
