import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { MAX_SHORT_NAME_LENGTH, shortenTeamName, splitCountry } from './team-name-parts.ts';

it.each([
  ['Arsenal FC (ENG)', 'Arsenal FC', 'ENG'],
  ['Qarabağ (AZE)', 'Qarabağ', 'AZE'],
  ['Universitatea (Cluj)', 'Universitatea (Cluj)', ''],
  ['Team (XYZ)', 'Team', ''],
  ['  Neftçi ', 'Neftçi', ''],
])('%s is the team %s of %s', (text, name, country) => {
  expect(splitCountry(text)).toEqual({ name, country });
});

it.each([
  ['Qarabağ', 'Qarabağ'],
  ['Turan Tovuz', 'Turan Tovuz'],
  // Fourteen characters, and fifteen.
  ['FC Kopenhagens', 'FC Kopenhagens'],
  ['FC Kopenhagenss', 'Kopenhagenss'],
  ['1. FC Kaiserslautern', 'Kaiserslautern'],
  ['FC Bayern München', 'Bayern München'],
  ['Borussia Mönchengladbach', 'Borussia'],
  ['Manchester United FC', 'Manchester'],
  ['Brighton & Hove Albion', 'Brighton'],
  ['Wolverhampton Wanderers', 'Wolverhampton'],
  ['Grasshoppersklub', 'Grasshoppersklub'],
])('the short name of %s is %s', (name, short) => {
  expect(shortenTeamName(name)).toBe(short);
});

test('a short name has whole words of the name, and is short when one of them is', () => {
  const words = fc.array(
    fc.constantFrom('FC', 'Qarabağ', 'Mönchengladbach', '1.', 'Şəhər', 'Wanderers', 'SK'),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(words, (list) => {
      const short = shortenTeamName(list.join(' '));
      for (const word of short.split(' ')) expect(list).toContain(word);
      if (short.length > MAX_SHORT_NAME_LENGTH) expect(short.split(' ')).toHaveLength(1);
    }),
  );
});
