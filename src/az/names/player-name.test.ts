import { expect, test } from 'vitest';
import { playerInCase } from './name-forms.ts';

test('a player’s name takes the ending of the rules, or the one set by hand with its hyphen', () => {
  const player = (name: string, genitive = '') => ({ name, grammar: genitive ? { genitive } : null });
  expect(playerInCase(player('Elvin Nəbiyev'), 'genitive')).toBe('Elvin Nəbiyevin');
  expect(playerInCase(player('Luke Shaw', '-nun'), 'genitive')).toBe('Luke Shaw-nun');
  expect(playerInCase(player('Luke Shaw', 'nun'), 'genitive')).toBe('Luke Shawnun');
  expect(playerInCase(player('Luke Shaw', '-nun'), 'nominative')).toBe('Luke Shaw');
  expect(playerInCase(player('Elvin Nəbiyev', '-un'), 'dative')).toBe('Elvin Nəbiyevə');
  expect(playerInCase(player('№ 9'), 'genitive')).toBe('№ 9-un');
  expect(playerInCase(player('№ 9', '-nun'), 'genitive')).toBe('№ 9-nun');
});
