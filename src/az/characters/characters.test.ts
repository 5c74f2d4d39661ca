import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, lowerAz, normaliseCharacters, upperAz } from './characters.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aəƏıIiİşŞğçöü\u0307\u0327ǝƎӘәсСаАҝйЙёдж q’-“”') }),
);

test('look-alikes pasted into Azerbaijani words become Azerbaijani letters', () => {
  expect(normaliseCharacters('Qәbәlә')).toBe('Qəbələ'); // Cyrillic ә
  expect(normaliseCharacters('ƎLİ ǝli')).toBe('ƏLİ əli'); // turned E
  expect(normaliseCharacters('Qаrаbağ')).toBe('Qarabağ'); // Cyrillic а
  expect(normaliseCharacters('i\u0307mis\u0327li\u0307')).toBe('imişli');
  expect(normaliseCharacters('I\u0307')).toBe('İ');
});

test('words in Cyrillic stay as they are', () => {
  expect(normaliseCharacters('Нәсими, Гәбәлә және Спартак')).toBe('Нәсими, Гәбәлә және Спартак');
});

test('capital and small letters pair i with İ and ı with I', () => {
  expect(lowerAz('İMİŞLİ QIRMIZI ƏĞÇÖÜ')).toBe('imişli qırmızı əğçöü');
  expect(upperAz('imişli qırmızı əğçöü')).toBe('İMİŞLİ QIRMIZI ƏĞÇÖÜ');
  expect(lowerAz('I\u0307mişli')).toBe('imişli');
  expect(upperAz('i\u0307mişli')).toBe('İMİŞLİ');
});

test.each([
  ['Şəhriyar Məmmədyarov', 'sehriyar memmedyarov'],
  ['QIRMIZI İMİŞLİ', 'qirmizi imisli'],
  ['İMİŞLİ'.toLowerCase(), 'imisli'],
  ['Ağdam, Göyçə, Üçoğlan', 'agdam, goyce, ucoglan'],
  ['André Müller, Łódź, Åse, Großkreutz, Ødegård', 'andre muller, lodz, ase, grosskreutz, odegard'],
  ['Гарабағ', 'qarabag'],
  ['Нефтчи Ҝәнҹә Шуша Ҹавид Һүсејн', 'neftci gence susa cavid huseyn'],
  ['Йылдыз Ёлкин Объект Джавадов', 'yildiz yolkin obekt cavadov'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('all spellings of a name fold to one', () => {
  const spellings = ['Qəbələ', 'QƏBƏLƏ', 'qebele', 'Qәbәlә', 'Qǝbǝlǝ', 'QEBELE'];
  expect(new Set(spellings.map(foldText)).size).toBe(1);
});

test('each function is idempotent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const convert of [foldText, normaliseCharacters, lowerAz, upperAz])
        expect(convert(convert(text))).toBe(convert(text));
    }),
    { numRuns: 500 },
  );
});

test('normalising the characters does not change the folded text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(foldText(normaliseCharacters(text))).toBe(foldText(text));
    }),
  );
});
