import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncateText } from './text-length.ts';

test.each([
  ['Qarabağ qalib gəldi', 30, 'Qarabağ qalib gəldi'],
  ['Qarabağ qalib gəldi', 19, 'Qarabağ qalib gəldi'],
  ['Qarabağ qalib gəldi', 18, 'Qarabağ qalib…'],
  ['Qarabağ qalib gəldi', 14, 'Qarabağ qalib…'],
  ['Qarabağ, Neftçi, Zirə', 10, 'Qarabağ…'],
  ['  iki   boşluq  ', 30, 'iki boşluq'],
  ['Konstantinopolski', 10, 'Konstanti…'],
  ['⚽⚽⚽⚽', 3, '⚽⚽…'],
  ['😀😀😀😀', 3, '😀😀…'],
  // The gap is behind two characters of four units, too early for the cut.
  ['😀😀 Qarabağlılar', 9, '😀😀 Qarab…'],
  ['Qarabağ (“— Zirə', 13, 'Qarabağ…'],
  ['söz', 0, ''],
])('%j in %i characters is %j', (text, max, cut) => expect(truncateText(text, max)).toBe(cut));

test('never longer than the maximum, never half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(40), (text, max) => {
      const cut = truncateText(text, max);
      expect(Array.from(cut).length).toBeLessThanOrEqual(max);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});
