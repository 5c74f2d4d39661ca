import { expect, it } from 'vitest';
import { type KnownTeam, resolveTeamNames } from './resolve-team-names.ts';

const team = (slug: string, name: string, ...aliases: string[]): KnownTeam => ({
  id: slug,
  slug,
  name,
  country: '',
  aliases,
});
const known = [
  team('qarabag', 'Qarabağ', 'Qarabağ Ağdam'),
  team('zire', 'Zirə'),
  team('kepez', 'Kəpəz'),
  team('sumqayit', 'Sumqayıt'),
  team('samaxi', 'Şamaxı', 'Keşlə'),
  team('qebele', 'Qəbələ'),
  team('turan-tovuz', 'Turan Tovuz'),
  team('sebail', 'Səbail'),
  team('bayern', 'Bavariya', 'Bayern München'),
];

it.each([
  ['Qarabağ', 'qarabag'],
  ['QARABAĞ AĞDAM', 'qarabag'],
  ['Qarabağ FK', 'qarabag'],
  ['Garabagh', 'qarabag'],
  ['Zirä FK', 'zire'],
  ['Zira FK', 'zire'],
  ['Kapaz PFK', 'kepez'],
  ['Käpäz PFK', 'kepez'],
  ['Sumgayıt FK', 'sumqayit'],
  ['Şamaxı FK', 'samaxi'],
  ['Shamakhi', 'samaxi'],
  ['Keşla FK', 'samaxi'],
  ['Qäbälä', 'qebele'],
  ['Gabala SC', 'qebele'],
  ['Səbail FK', 'sebail'],
  ['FC Bayern München (GER)', 'bayern'],
])('knows %s', (name, slug) => {
  const { teams, unknown } = resolveTeamNames([name], known);
  expect([teams.get(name)?.slug, unknown]).toEqual([slug, []]);
});

it('lists unknown names with the nearest teams, and says which were spelled differently', () => {
  const { teams, respelled, unknown } = resolveTeamNames(
    ['Turan', 'Zirəə', 'Araz-Naxçıvan', 'Zira FK', 'Zirə'],
    known,
  );
  expect(unknown.map(({ name, nearest }) => [name, nearest.map(({ slug }) => slug)])).toEqual([
    ['Turan', ['turan-tovuz']],
    ['Zirəə', ['zire']],
    ['Araz-Naxçıvan', []],
  ]);
  expect(respelled.map(({ name }) => name)).toEqual(['Zira FK']);
  expect([...teams.keys()]).toEqual(['Zira FK', 'Zirə']);
});

it('leaves a name of two teams to a person, and takes what was decided', () => {
  const two = [team('inter', 'İnter'), team('inter-baki', 'Inter FK')];
  expect(resolveTeamNames(['FC İnter'], two).unknown).toMatchObject([{ nearest: two }]);
  expect(
    resolveTeamNames(['FC İnter'], two, new Map([['FC İnter', 'inter-baki']])).teams.get('FC İnter'),
  ).toBe(two[1]);
});
