import { expect, it } from 'vitest';
import { cleanPlayerName } from './player-name.ts';

it.each([
  ['Enner VALENCIA', 'Enner Valencia'],
  ['Jose DELLA TORRE', 'Jose Della Torre'],
  ["Thomas N'KONO", "Thomas N'Kono"],
  ['Sami AL-OWAIS', 'Sami Al-Owais'],
  ['John McGHEE', 'John McGhee'],
  ['John MacDONALD', 'John MacDonald'],
  ['ƏLİYEV Elvin', 'Əliyev Elvin'],
  // Initials and numbers of popes and kings are no names in capitals.
  ['J.R. Smith', 'J.R. Smith'],
  ['Louis XIV', 'Louis XIV'],
  ['Louis XIV DURAND', 'Louis XIV Durand'],
  ['Hulk', 'Hulk'],
  ['  AB  Smith ', 'AB Smith'],
  ['a'.repeat(81), 'a'.repeat(80)],
])('%j is written %j', (text, name) => {
  expect(cleanPlayerName(text)).toBe(name);
});
