import { expect, it } from 'vitest';
import { findPlayers, matchPlayer, type Squads } from './squad.ts';

const squads: Squads = {
  home: [
    { id: 'a', name: 'Coy-Lens Mikels', shirt: 10 },
    { id: 'b', name: 'Musa Qurbanlı', shirt: 9 },
  ],
  away: [{ id: 'c', name: 'Musa Qurbanlı', shirt: 99 }],
};
const names = (text: string) =>
  findPlayers(squads, text).map(({ side, player }) => `${side} ${player?.name ?? '?'}`);

it.each([
  [' lens ', ['home Coy-Lens Mikels', 'home lens', 'away lens']],
  ['lens mik', ['home Coy-Lens Mikels', 'home lens mik', 'away lens mik']],
  [' 10 ', ['home Coy-Lens Mikels', 'home № 10', 'away № 10']],
  ['9', ['home Musa Qurbanlı', 'home № 9', 'away № 9']],
  ['9a', ['home 9a', 'away 9a']],
  ['a9', ['home a9', 'away a9']],
  ['123', ['home 123', 'away 123']],
])('the players whom “%s” can mean', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

it('does not offer a whole name as a player of its own in the team that has the player', () => {
  expect(names('Coy-Lens Mikels')).toEqual(['home Coy-Lens Mikels', 'away Coy-Lens Mikels']);
  expect(names('Musa Qurbanlı')).toEqual(['home Musa Qurbanlı', 'away Musa Qurbanlı']);
});

it('takes a whole name with spaces around it for its player', () => {
  const longer = { id: 'd', name: ' Coy-Lens Mikelson', shirt: 7 };
  const both = { ...squads, home: [...squads.home, longer] };
  expect(matchPlayer(both, ' Coy-Lens Mikels ', 'home').choice?.player?.id).toBe('a');
  expect(matchPlayer(both, 'Coy-Lens Mikelson', 'home').choice?.player?.id).toBe('d');
});

it('lists those on the bench before the starters where somebody comes on', () => {
  const home = ['Ceyhun', 'Anar', 'Elvin', 'Babək'].map((name, index) => ({
    id: name,
    name,
    shirt: null,
    isStarting: index < 2,
  }));
  const listed = (benchFirst: boolean) =>
    findPlayers({ home, away: [] }, '', { only: 'home', benchFirst }).map(({ player }) => player?.name);
  expect(listed(false)).toEqual([undefined, 'Ceyhun', 'Anar', 'Elvin', 'Babək']);
  expect(listed(true)).toEqual([undefined, 'Elvin', 'Babək', 'Ceyhun', 'Anar']);
});
