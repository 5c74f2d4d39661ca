import { expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { formatCountry } from '../countries.ts';
import { findTeamByName, findTeamBySlug } from '../team.ts';
import { playerAddress, teamAddress } from '../team-address.ts';
import { findCountry, findCountryName } from './english-countries.ts';
import { listKnownTeams, listTeamNames } from './list-known-teams.ts';
import { type KnownTeam, resolveTeamNames } from './resolve-team-names.ts';
import { draftNation, draftTeam, writeTeamNames } from './write-team-names.ts';

it('countries are known by any of their English names and by their codes', () => {
  expect(findCountry('South Korea')).toEqual({ code: 'KOR', name: formatCountry('KOR') });
  expect(findCountry(' bosnia  &  herzegovina ')).toMatchObject({ code: 'BIH' });
  expect(findCountry('Bosnia')).toMatchObject({ code: 'BIH', name: 'Bosniya və Herseqovina' });
  expect(findCountry('Bos')).toBeNull();
  expect(findCountryName('FRA')).toBe('France');
  expect(findCountryName('CZE')).toBe('Czech Republic');
  expect(findCountryName('URS')).toBe('Soviet Union');
  for (const code of ['XYZ', 'toString', '']) expect(findCountryName(code)).toBeNull();
  for (const code of ['XYZ', 'toString', '']) expect(formatCountry(code)).toBe('');
});

it('the national team has a page of its own', () => {
  expect(teamAddress('azerbaycan')).toBe('/milli-komanda');
  expect(teamAddress('neftci')).toBe('/komanda/neftci');
  expect(playerAddress('elvin-memmedov')).toBe('/oyuncu/elvin-memmedov');
});

it('a new team has the name of the file without its country', () => {
  const id = () => 'A1';
  const team = { id: 'A1', name: 'Arsenal FC', country: 'ENG', slug: 'arsenal-fc', aliases: [] };
  expect(draftTeam('Arsenal FC (ENG)', id)).toEqual(team);
  // Without a letter that an address can have, the id is the address.
  expect(draftTeam('—', id)).toMatchObject({ name: '—', slug: 'a1', country: '' });
});

it('a new national team has the Azerbaijani name of its country, and the names of the files as aliases', () => {
  const id = () => 'A1';
  expect(draftNation(['Germany', 'Almaniya', 'GERMANY'], id)).toEqual({
    id: 'A1',
    name: 'Almaniya',
    country: 'GER',
    slug: 'almaniya',
    aliases: ['Germany', 'GERMANY'],
  });
  expect(draftNation(['Yugoslavia', 'YUG'], id)).toMatchObject({
    name: 'Yugoslavia',
    country: '',
    aliases: [],
  });
});

const team = (slug: string, name: string, country: string): KnownTeam => ({
  id: slug,
  slug,
  name,
  country,
  aliases: [],
});

it('of two teams of one name the country of the file decides', () => {
  const two = [team('arsenal', 'Arsenal FC', 'ENG'), team('arsenal-tula', 'Arsenal', 'RUS')];
  const find = (name: string) => resolveTeamNames([name], two).teams.get(name)?.slug;
  expect(find('Arsenal SC (RUS)')).toBe('arsenal-tula');
  expect(find('Arsenal SC (ENG)')).toBe('arsenal');
  expect(find('Arsenal SC (GER)')).toBeUndefined();
  expect(find('Arsenal SC')).toBeUndefined();
});

it('a national team is found by the English name of its country', () => {
  const known = [team('almaniya', 'Almaniya', 'GER'), team('fransa', 'Fransa', 'FRA')];
  expect(resolveTeamNames(['Germany'], known).teams.get('Germany')?.slug).toBe('almaniya');
});

it('an unknown name has at most three similar teams, the nearest first', () => {
  const known = ['Sabahd', 'Sabahab', 'Sabah', 'Sabahabc', 'Sabahb'].map((name) =>
    team(name.toLowerCase(), name, ''),
  );
  const [unknown] = resolveTeamNames(['Sabaha'], known).unknown;
  expect(unknown?.nearest.map(({ slug }) => slug)).toEqual(['sabah', 'sabahab', 'sabahb']);
  expect(resolveTeamNames(['Xyz'], known).unknown[0]?.nearest).toEqual([]);
});

describeOnEachDatabase('the teams of a file', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const names = {
      created: [],
      resolved: new Map(),
      mappedTeams: new Map(),
      taken: [],
      actor,
      now: NOON,
      newId,
    };
    return { db, names };
  }

  it('are written as clubs and national teams, with their aliases and an audit line each', async () => {
    const { db, names } = await prepare();
    const germany = draftNation(['Germany'], newId);
    const former = draftNation(['Yugoslavia'], newId);
    const club = draftTeam('1. FC Kaiserslautern (GER)', newId);
    const nations = new Map([
      [germany.id, 'GER'],
      [former.id, ''],
    ]);
    await writeTeamNames(db, { ...names, created: [germany, former, club], nations });
    const find = (slug: string) => findTeamBySlug(db, { slug });
    expect(await find('almaniya')).toMatchObject({ id: germany.id, kind: 'national', country: 'GER' });
    expect(await find('yugoslavia')).toMatchObject({ kind: 'national', country: '' });
    expect(await find('1-fc-kaiserslautern')).toMatchObject({
      name: '1. FC Kaiserslautern',
      shortName: 'Kaiserslautern',
      kind: 'club',
      country: 'GER',
      colors: ['#4b5563', '#ffffff'],
      crest: null,
    });
    expect(await findTeamByName(db, { name: 'GERMANY' })).toMatchObject({ id: germany.id });
    const codes = await db.selectFrom('team').select('code').orderBy('name').execute();
    expect(codes.map(({ code }) => code)).toEqual(['', 'GER', '']);
    const lines = await listAuditLines(db);
    expect(lines.map(([action, , after]) => [action, after])).toEqual(
      expect.arrayContaining([
        ['team.create', { name: 'Almaniya' }],
        ['team.create', { name: 'Yugoslavia' }],
        ['team.create', { name: '1. FC Kaiserslautern' }],
      ]),
    );
    expect(lines).toHaveLength(3);
  });

  it('get an address of their own when another team has theirs', async () => {
    const { db, names } = await prepare();
    const created = [draftTeam('Sabah', newId), draftTeam('SABAH', newId), draftTeam('Zirə', newId)];
    await writeTeamNames(db, { ...names, created, taken: [team('zire', 'Zirə', '')] });
    const slugs = await db.selectFrom('team').select(['id', 'slug']).execute();
    const slugOf = new Map(slugs.map(({ id, slug }) => [id, slug]));
    const ending = (index: number) => created[index]?.id.slice(0, 6).toLowerCase();
    expect(created.map(({ id }) => slugOf.get(id))).toEqual([
      'sabah',
      `sabah-${ending(1)}`,
      `zire-${ending(2)}`,
    ]);
  });

  it('that an editor has chosen get the name of the file as an alias, once', async () => {
    const { db, names } = await prepare();
    const id = await writeTeam(db, 'Zirə');
    const resolved = new Map([['Zira 1', (await listKnownTeams(db))[0]]]) as ReadonlyMap<string, KnownTeam>;
    const mappedTeams = new Map([
      ['Zira 1', 'zire'],
      ['Nobody', 'none'],
    ]);
    for (let time = 0; time < 2; time++) await writeTeamNames(db, { ...names, resolved, mappedTeams });
    expect(await listKnownTeams(db)).toMatchObject([{ id, name: 'Zirə', aliases: ['Zira 1'] }]);
    expect((await listAuditLines(db)).map(([action]) => action)).toContain('team.update');
  });

  it('are listed in the Azerbaijani order', async () => {
    const { db } = await prepare();
    for (const name of ['Şamaxı', 'Sabah', 'Çempion', 'Cavid', 'Əfsanə', 'Fənər']) await writeTeam(db, name);
    const names = ['Cavid', 'Çempion', 'Əfsanə', 'Fənər', 'Sabah', 'Şamaxı'];
    expect((await listTeamNames(db)).map(({ name }) => name)).toEqual(names);
  });
});
