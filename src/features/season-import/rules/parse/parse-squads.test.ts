import { expect, it } from 'vitest';
import { parseSeasonFiles } from './parse-season.ts';

const read = (text: string, name: string | null = null) => parseSeasonFiles([{ name, text }]);
const lines = (text: string, name?: string) =>
  read(text, name).squads.map(({ team, players }) => [
    team,
    ...players.map(({ shirt, name: player, position, bornOn, birthYear }) =>
      [shirt, player, position, bornOn ?? birthYear].join(' '),
    ),
  ]);

it('reads a squad with clubs and years', () => {
  const text = `==========================
=  Albaniya - Kubok 2024

  1,  Etrit Berişa,          GK,     81/0  , b. 1989,  Empoli (ITA)
 12,  Elhan Kastrati,        GK,      2/0  , b. 1997,  Cittadella (ITA)

  2,  İvan Balliu,           DF,     13/0  , b. 1992,  Rayo Vallecano (ESP)`;
  expect(lines(text)).toEqual([
    [
      'Albaniya',
      '1 Etrit Berişa goalkeeper 1989',
      '12 Elhan Kastrati goalkeeper 1997',
      '2 İvan Balliu defender 1992',
    ],
  ]);
  expect(read(text).squads).toMatchObject([{ isNational: true, code: null, coach: null }]);
});

it('reads several squads with days, a coach and players without a number', () => {
  const text = `= World Cup 1930     # 2 Teams

== USA     # 3 Players
   Jimmy DOUGLAS,                 GK,  b. 1898/01/12
   Jose FLORES,                   ?,
   Bob MILLAR (USA),              MG,  b. 1890/05/12

== Bolivia
   , Jesus BERMUDEZ,              MF,`;
  expect(lines(text)).toEqual([
    ['USA', ' Jimmy Douglas goalkeeper 1898-01-12', ' Jose Flores  '],
    ['Bolivia', ' Jesus Bermudez midfielder '],
  ]);
  expect(read(text).squads[0]).toMatchObject({ coach: 'Bob Millar', isNational: true });
});

it('reads columns, whose team is in a comment or in the name of the file', () => {
  const columns = ` (1)  GK  Sergio Romero        ##  45, AS Monaco (FRA)
   -  DF  Juan Evaristo         ##   -, Sportivo Barracas
(10)  MF                        ##   -, Palencia`;
  expect(lines(`####\n# Argentina (ARG)\n${columns}`)).toEqual([
    ['Argentina', '1 Sergio Romero goalkeeper ', ' Juan Evaristo defender '],
  ]);
  expect(read(`# Argentina (ARG)\n${columns}`)).toMatchObject({
    squads: [{ code: 'ARG', isNational: true }],
    skipped: { people: 1 },
    warnings: [{ code: 'playerUnnamed' }],
  });
  expect(lines(columns, 'ba-bosnia-herzegovina.txt')[0]?.[0]).toBe('Bosnia Herzegovina');
});

it('reads JSON, alone or beside matches', () => {
  const squad = {
    name: 'Czech Republic',
    fifa_code: 'CZE',
    players: [
      { number: 1, pos: 'GK', name: 'Matěj Kovář', club: { name: 'PSV' }, date_of_birth: '2000-05-17' },
      { number: null, pos: 'FW', name: 'Adam Novák', date_of_birth: '2000-02-31' },
      { number: '10', pos: 'Goalkeeper', name: 'Jan Dvořák' },
      { pos: 'constructor', name: 'Petr Svoboda' },
      { number: 4 },
    ],
  };
  const season = parseSeasonFiles([{ name: null, text: JSON.stringify([squad]) }], { skipsUnread: true });
  expect(season.squads).toMatchObject([
    {
      team: 'Czech Republic',
      code: 'CZE',
      isNational: true,
      players: [
        { name: 'Matěj Kovář', shirt: 1, position: 'goalkeeper', bornOn: '2000-05-17' },
        { name: 'Adam Novák', shirt: null, position: 'forward', bornOn: null, birthYear: 2000 },
        { name: 'Jan Dvořák', shirt: 10, position: 'goalkeeper' },
        { name: 'Petr Svoboda', position: null },
      ],
    },
  ]);
  expect(season).toMatchObject({ skipped: { people: 1 }, unread: [{ code: 'playerInvalid' }] });
  expect(() => read(JSON.stringify([squad]))).toThrow('playerInvalid');
  expect(() => read('[{"name":"A","capacity":5}]')).toThrow('jsonInvalid');
});

it('tells two players of one name apart by their births', () => {
  const text = `= Kubok 2010
== Koreya
4, Pak Nam-chol,  MF,  b. 1985/07/02
14, Pak Nam-chol,  DF,  b. 1988/10/03
14, Pak Nam-chol,  DF,  b. 1988/10/03`;
  expect(lines(text)[0]).toHaveLength(3);
  expect(read(text).warnings).toMatchObject([{ code: 'playersTwice' }]);
});
