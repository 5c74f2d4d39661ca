import { beforeEach, describe, expect, it } from 'vitest';
import type { NameGroup } from './group-names.ts';
import { NameIndex } from './name-index.ts';

const group = (kind: NameGroup['kind'], ...names: string[]): NameGroup => ({
  kind,
  id: null,
  name: names[0] ?? '',
  names,
});
const groups = [
  group('team', 'Real Madrid', 'Real', 'Kral klubu'),
  group('team', 'Real Betis'),
  group('team', 'İnter', 'İnter Milan'),
  group('team', 'Milan', 'AC Milan', 'Milan'),
  group('team', 'Araz', 'Real Araz'),
  group('player', 'Araz', 'Araz Abdullayev'),
  group('word', 'klub', 'real klub'),
  group('team', 'Bir iki üç dörd beş'),
  group('team', 'Bir iki üç dörd beş altı'),
  group('competition', 'Kral kuboku'),
  group('team', 'Inter Turku'),
  group('competition', 'ISI'),
];
let index: NameIndex;
beforeEach(() => {
  index = new NameIndex(groups);
});
const found = (words: string, at = 0) => {
  const name = index.findAt(words.split(' '), at);
  return name === null ? null : [name.length, ...name.groups.map((one) => one.name)];
};

describe('a name in a query', () => {
  it('is the longest one that begins there', () => {
    expect(found('real madrid')).toEqual([2, 'Real Madrid']);
    expect(found('real sosyedad')).toEqual([1, 'Real Madrid']);
    expect(found('real betis')).toEqual([2, 'Real Betis']);
    expect(found('qol real betis', 1)).toEqual([2, 'Real Betis']);
    expect(found('qol real betis', 0)).toBeNull();
    expect(found('qol', 1)).toBeNull();
    expect(found('realbetis'), 'without its space').toBeNull();
    // A word is no other team.
    expect(found('kral klubu')).toEqual([2, 'Real Madrid']);
  });

  it('is not the spelling of one team that contains the main name of another', () => {
    expect(found('inter milan')).toEqual([1, 'İnter']);
    expect(found('ac milan')).toEqual([2, 'Milan']);
    expect(found('real araz')).toEqual([1, 'Real Madrid']);
  });

  it('of up to three letters is an abbreviation, which has no cases', () => {
    expect(found('isi')).toEqual([1, 'ISI']);
    expect(found('is')).toBeNull();
  });

  it('may be that of several, each once, and has at most five words', () => {
    expect(found('araz')).toEqual([1, 'Araz', 'Araz']);
    expect(found('milanin')).toEqual([1, 'Milan']);
    expect(found('bir iki uc dord bes')).toEqual([5, 'Bir iki üç dörd beş']);
    expect(found('bir iki uc dord bes alti')).toEqual([5, 'Bir iki üç dörd beş']);
  });
});

describe('a player of the match desk', () => {
  const player = (...names: [string, ...string[]]) => ({ ...group('player', ...names), id: names[0] });
  const all = [
    player('Abdellah Zubir', 'Abdellah Zoubir'),
    player('Elvin Məmmədov'),
    player('Tural Məmmədov'),
    player('Kady Borges Malinovski'),
    player('Zubir Elvin'),
    group('player', 'Emre Mor'),
    { ...group('team', 'Zirə Gənclik'), id: 'zire' },
  ];
  let players: NameIndex;
  beforeEach(() => {
    players = new NameIndex(all);
  });
  const names = (found: readonly NameGroup[]) => found.map(({ name }) => name);
  const bySurname = (words: string) => names(players.listBySurname(words.split(' ')));
  const surnameFirst = (words: string) => names(players.listSurnameFirst(words.split(' ')));
  const beginning = (words: string) => names(players.listSurnamesBeginning(words.split(' ')));

  it('is found by his surname in any case and spelling, with those who have the same', () => {
    for (const words of ['zubir', 'zubirin', 'zoubir']) expect(bySurname(words)).toEqual(['Abdellah Zubir']);
    expect(bySurname('memmedov')).toEqual(['Elvin Məmmədov', 'Tural Məmmədov']);
    for (const words of ['malinovski', 'borges malinovski'])
      expect(bySurname(words)).toEqual(['Kady Borges Malinovski']);
    for (const words of ['tural', 'mor', 'genclik', 'zubir x']) expect(bySurname(words)).toEqual([]);
    expect(players.listBySurname([])).toEqual([]);
  });

  it('is found by his name with the surname first', () => {
    for (const words of ['zubir abdellah', 'zubir abdellahin', 'zoubir abdellah'])
      expect(surnameFirst(words)).toEqual(['Abdellah Zubir']);
    expect(surnameFirst('malinovski kady borges')).toEqual(['Kady Borges Malinovski']);
    for (const words of ['abdellah zubir', 'memmedov', 'mor emre', 'genclik zire'])
      expect(surnameFirst(words)).toEqual([]);
  });

  it('is found by the first three letters of his surname, and of his name with the surname first', () => {
    expect(beginning('zub')).toEqual(['Abdellah Zubir']);
    expect(beginning('memmedov t')).toEqual(['Tural Məmmədov']);
    expect(beginning('malin')).toEqual(['Kady Borges Malinovski']);
    for (const words of ['zu', 'mor', 'gencl', 'ubir', 'memmedov tural m'])
      expect(beginning(words)).toEqual([]);
  });
});

describe('the beginning of a name', () => {
  const names = (groups: readonly NameGroup[]) => groups.map(({ kind, name }) => `${kind} ${name}`);

  it('finds those with such a main name first, then other spellings', () => {
    expect(names(index.listBeginning(['mil']))).toEqual(['team Milan']);
    expect(names(index.listBeginning(['real', 'a']))).toEqual(['team Araz']);
    expect(names(index.listBeginning(['real']))).toEqual([
      'team Real Madrid',
      'team Real Betis',
      'team Araz',
      'word klub',
    ]);
    expect(names(index.listBeginning(['kral']))).toEqual(['competition Kral kuboku', 'team Real Madrid']);
    expect(names(index.listBeginning(['kl']))).toEqual(['word klub']);
  });

  it('may be mistyped in one letter, but not in the first one, from four letters', () => {
    for (const beginning of ['mddr', 'maadr', 'mdri', 'marri'])
      expect(index.listSimilarBeginnings(beginning), beginning).toContain('madrid');
    for (const beginning of ['ladr', 'mdr', 'mrrd', 'madridx'])
      expect(index.listSimilarBeginnings(beginning), beginning).not.toContain('madrid');
    expect(names(index.listSimilarGroups('real bs'))).toEqual(['team Real Betis']);
    expect(names(index.listSimilarGroups('raal'))[0]).toBe('team Real Madrid');
    expect(names(index.listSimilarGroups('krel k'))).toEqual(['competition Kral kuboku', 'team Real Madrid']);
    expect(names(index.listSimilarGroups('reel a'))).toEqual(['team Araz']);
  });

  it('has the spelling of the first name with the word', () => {
    expect(index.findSpelling('dord')).toBe('dörd');
    expect(index.findSpelling('inter')).toBe('İnter');
    expect(index.findSpelling('klub')).toBe('klub');
    expect(index.findSpelling('qol')).toBeUndefined();
    expect(index.words.find('madrid')).toBeDefined();
  });
});
