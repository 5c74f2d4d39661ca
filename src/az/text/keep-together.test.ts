import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** Shows the characters that a reader cannot tell from others: `_` no-break space, `=` no-break hyphen, `|` word joiner. */
const show = (text: string) =>
  keepTogether(text).replaceAll('\u00a0', '_').replaceAll('\u2011', '=').replaceAll('\u2060', '|');

it.each([
  [
    '“Araz-Naxçıvan” – “Sumqayıt” qarşılaşmasının hakimləri',
    '“Araz=Naxçıvan”_– “Sumqayıt” qarşılaşmasının hakimləri',
  ],
  ['“Mançester Yunayted” – «Real Madrid»', '“Mançester_Yunayted”_– «Real_Madrid»'],
  ['e-poçt, San-Siro, U-21, 24-cü tur', 'e=poçt, San=Siro, U=21, 24=cü tur'],
  ['“Qarabağ” 2–1 hesabı ilə, 3:0', '“Qarabağ” 2–|1 hesabı ilə, 3:0'],
  ['“Biz bu matçı udmalı idik”', '“Biz bu matçı udmalı idik”'],
  ['№ 9, 24 noyabr, 5 mayda, 40 ₼', '№_9, 24_noyabr, 5_mayda, 40_₼'],
  [' – Premyer Liqa', '_– Premyer Liqa'],
  [`“${'a'.repeat(10)} ${'b'.repeat(9)}”`, `“${'a'.repeat(10)}_${'b'.repeat(9)}”`],
  [`“${'a'.repeat(10)} ${'b'.repeat(10)}”`, `“${'a'.repeat(10)} ${'b'.repeat(10)}”`],
  ['“a b c”, “a b c d”', '“a_b_c”, “a b c d”'],
  ['info@getto-sport.az, https://getto-sport.az/a-b', 'info@getto-sport.az, https://getto-sport.az/a-b'],
  ['2026-11-24, 012-345-67', '2026-11-24, 012-345-67'],
  ['2024-25 mövsümü, 4-2-3-1, 2-1, 5—3', '2024=25 mövsümü, 4=2=3=1, 2=1, 5|—|3'],
  ['“Bavariya II” – “Araz-Naxçıvan”ın, 2:1', '“Bavariya_II”_– “Araz=Naxçıvan”ın, 2:1'],
  ['21:00-da, 2024/25-ci, 20.11.2026-da, 4,5-lik.', '21:00=da, 2024/25=ci, 20.11.2026=da, 4,5=lik.'],
  ['10.0.0.1-a, https://a.az:80-b', '10.0.0.1-a, https://a.az:80-b'],
  ['/newsletter/confirm?token=aB-cD&x=e-f', '/newsletter/confirm?token=aB-cD&x=e-f'],
  ['bir-iki-üç-dörd-beş-altı-yeddi', 'bir-iki-üç-dörd-beş-altı-yeddi'],
  ['-a- – – b', '-a-_–_– b'],
])('“%s” ends a line only where it may', (text, shown) => expect(show(text)).toBe(shown));

/** Texts with much of what the function looks for. */
const texts = fc
  .array(fc.constantFrom(...'abəI19 –—-“”«»‘’№₼.:@/', ' – ', '“Araz-Naxçıvan”', '24 may'))
  .map((parts) => parts.join(''));

test('changes only the characters at which a line ends', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const plain = keepTogether(text)
        .replaceAll('\u00a0', ' ')
        .replaceAll('\u2011', '-')
        .replaceAll('\u2060', '');
      expect(plain).toBe(text);
    }),
  );
});

test('has nothing to do in a text that it has returned', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(keepTogether(keepTogether(text))).toBe(keepTogether(text));
    }),
    { examples: [['“24 may – bu”']] },
  );
});

test('leaves no line end before a dash between words', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(keepTogether(text)).not.toMatch(/ [–—](?:\s|$)/);
    }),
  );
});
