import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDayStart } from '#az/format/dates.ts';
import { identifyPlayer } from './identify-player.ts';

const day = (text: string) => parseDayStart(text);
const known = (id: string, bornOn: string | null = null) => ({
  id,
  name: 'Pak Nam-chol',
  position: null,
  bornOn: bornOn === null ? null : day(bornOn),
});
const listed = (bornOn: string | null, birthYear: number | null = null) => ({
  position: null,
  bornOn: bornOn === null ? null : day(bornOn),
  birthYear: birthYear ?? (bornOn === null ? null : Number(bornOn.slice(0, 4))),
});
const idOf = (found: ReturnType<typeof identifyPlayer>) => (typeof found === 'string' ? found : found.id);

it.each([
  ['nobody has the name', listed(null), [], 'new'],
  ['the only one, of whom nothing more is known', listed(null), [known('a')], 'a'],
  ['the only one, born on the same day', listed('1985-07-02'), [known('a', '1985-07-02')], 'a'],
  ['somebody else, born on another day', listed('1985-07-02'), [known('a', '1988-10-03')], 'new'],
  [
    'the one of two who was born on that day',
    listed('1988-10-03'),
    [known('a', '1985-07-02'), known('b', '1988-10-03')],
    'b',
  ],
  [
    'the one of two who was born in that year',
    listed(null, 1985),
    [known('a', '1985-07-02'), known('b', '1988-10-03')],
    'a',
  ],
  ['one of two between whom nothing decides', listed(null), [known('a'), known('b')], 'several'],
  [
    'the one without a birth when the other was born on another day',
    listed('1990-01-01'),
    [known('a'), known('b', '1988-10-03')],
    'a',
  ],
] as const)('finds %s', (_, player, candidates, expected) => {
  expect(idOf(identifyPlayer(player, candidates))).toBe(expected);
});

it('never finds somebody who was born on another day, and always the only one born on that day', () => {
  const days = ['1985-07-02', '1988-10-03', '1990-01-01', null] as const;
  const births = fc.constantFrom(...days);
  fc.assert(
    fc.property(fc.array(births, { maxLength: 5 }), births, (others, own) => {
      const candidates = others.map((birth, index) => known(String(index), birth));
      const found = identifyPlayer(listed(own), candidates);
      const same = candidates.filter(({ bornOn }) => own !== null && bornOn === day(own));
      if (typeof found !== 'string' && own !== null && found.bornOn !== null)
        expect(found.bornOn).toBe(day(own));
      if (same.length === 1) expect(found).toBe(same[0]);
    }),
  );
});
