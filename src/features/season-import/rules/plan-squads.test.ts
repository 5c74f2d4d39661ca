import { expect, it } from 'vitest';
import { parseDayStart } from '#az/format/dates.ts';
import { createPlayer } from '#features/teams/rules/squads/resolve-players.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ImportedPlayer, ImportedSquad } from './parse/imported-season.ts';
import { planTeam } from './plan.fixture.ts';
import {
  changesMember,
  changesPlayer,
  listSquadNames,
  listUnclearPlayers,
  type PlannedPlayer,
  planSquads,
} from './plan-squads.ts';

const filePlayer = (over: Partial<ImportedPlayer> = {}): ImportedPlayer => ({
  name: 'Camal',
  shirt: null,
  position: null,
  bornOn: null,
  birthYear: null,
  ...over,
});
const fileSquad = (team: string, players: ImportedPlayer[], coach: string | null = null): ImportedSquad => ({
  place: { unit: 'squad', number: 1 },
  team,
  code: null,
  isNational: false,
  coach,
  players,
});
const planned = (over: Partial<PlannedPlayer> = {}): PlannedPlayer => ({
  id: 'p',
  name: 'Camal',
  shirt: null,
  position: null,
  bornOn: null,
  known: null,
  ...over,
});

it('a member of a squad changes by a shirt or a position that the file names, or when he is new', () => {
  const member = {
    id: 'p',
    name: 'Camal',
    position: null,
    bornOn: null,
    shirt: 7,
    squadPosition: 'defender',
  };
  type KnownSquad = Parameters<typeof changesMember>[0];
  const squad = { id: 's', coach: '', players: new Map([['p', member]]) } as KnownSquad;
  expect(changesMember(squad, planned())).toBe(false);
  expect(changesMember(squad, planned({ shirt: 7, position: 'defender' }))).toBe(false);
  expect(changesMember(squad, planned({ shirt: 8 }))).toBe(true);
  expect(changesMember(squad, planned({ position: 'forward' }))).toBe(true);
  expect(changesMember(squad, planned({ id: 'q' }))).toBe(true);
});

it('a player of the site changes by a position or a birth that he lacks', () => {
  const known = (position: 'defender' | null, bornOn: number | null) =>
    ({ id: 'p', name: 'Camal', position, bornOn }) as PlannedPlayer['known'];
  const file = { position: 'forward', bornOn: NOON } as const;
  expect(changesPlayer(planned({ ...file, known: known('defender', 1) }))).toBe(false);
  expect(changesPlayer(planned({ ...file, known: known(null, 1) }))).toBe(true);
  expect(changesPlayer(planned({ ...file, known: known('defender', null) }))).toBe(true);
  expect(changesPlayer(planned({ known: known(null, null) }))).toBe(false);
  expect(changesPlayer(planned(file))).toBe(false);
});

describeOnEachDatabase('the plan of squads', (open) => {
  async function prepare() {
    const { db } = await open();
    const id = await writeTeam(db, 'Qarabağ');
    const team = { ...planTeam('Qarabağ'), id };
    const teams = new Map(['Qarabağ', 'Qarabağ FK'].map((name) => [name, team]));
    const plan = (...squads: ImportedSquad[]) => planSquads(db, { squads, teams, season: '2024/25', newId });
    return { db, team, teams, plan };
  }
  const writeSquad = async (db: Db, teamId: string, name: string, players: readonly string[] = []) => {
    const id = newId();
    const row = { id, team_id: teamId, name, season: '2024/25', starts_on: NOON, coach: '', version: 1 };
    await db.insertInto('squad').values(row).execute();
    for (const player_id of players)
      await db
        .insertInto('squad_player')
        .values({ squad_id: id, player_id, shirt: null, position: null, joined_on: null, left_on: null })
        .execute();
    return id;
  };

  it('joins two lists of a team: what the first leaves out, the second may have', async () => {
    const { plan } = await prepare();
    const first = [
      filePlayer({ shirt: 7, birthYear: 1999 }),
      filePlayer({ name: 'Rauf', position: 'defender', bornOn: '1999-01-02', birthYear: 1999 }),
      filePlayer({ name: 'Tural', birthYear: 1990 }),
      filePlayer({ name: 'Vəli', bornOn: '1999-01-02', birthYear: 1999 }),
    ];
    const second = [
      filePlayer({ name: 'CAMAL', shirt: 9, position: 'forward', bornOn: '1999-05-06', birthYear: 1999 }),
      filePlayer({ name: 'Rauf', shirt: 4, position: 'forward' }),
      filePlayer({ name: 'Tural', birthYear: 1991 }),
      filePlayer({ name: 'Vəli', bornOn: '1999-01-03', birthYear: 1999 }),
      filePlayer({ name: 'Vəli', shirt: 3 }),
      filePlayer({ name: 'Vəli', shirt: 5 }),
    ];
    const [joined, ...others] = await plan(
      fileSquad('Qarabağ', first),
      fileSquad('Qarabağ FK', second, 'Qurban'),
      fileSquad('Zirə', first),
    );
    expect(others, 'teams that are not known have no squad').toEqual([]);
    expect(joined?.squad.coach).toBe('Qurban');
    expect(joined?.squad.players).toEqual([
      { name: 'Camal', shirt: 7, position: 'forward', bornOn: '1999-05-06', birthYear: 1999 },
      { name: 'Rauf', shirt: 4, position: 'defender', bornOn: '1999-01-02', birthYear: 1999 },
      first[2],
      { ...first[3], shirt: 3 },
      second[2],
      second[3],
      second[5],
    ]);
    const [coached] = await plan(fileSquad('Qarabağ', [], 'Birinci'), fileSquad('Qarabağ', [], 'İkinci'));
    expect(coached?.squad.coach).toBe('Birinci');
  });

  it('has who plays for two teams in one season once, when his birth tells it', async () => {
    const { teams, db } = await prepare();
    teams.set('Zirə', { ...planTeam('Zirə'), id: await writeTeam(db, 'Zirə') });
    const ids = async (over: Partial<ImportedPlayer>) => {
      const squads = ['Qarabağ', 'Zirə'].map((team) => fileSquad(team, [filePlayer(over)]));
      const plan = await planSquads(db, { squads, teams, season: '2024/25', newId });
      return new Set(plan.flatMap(({ players }) => players.map(({ id }) => id))).size;
    };
    expect(await ids({ bornOn: '1999-05-06', birthYear: 1999 })).toBe(1);
    expect(await ids({})).toBe(2);
  });

  it('takes a player of the site for one player of the list', async () => {
    const { db, plan, team } = await prepare();
    const id = await createPlayer(db, { name: 'Camal', teamId: team.id, shirt: 3, newId });
    const [one] = await plan(
      fileSquad('Qarabağ', [filePlayer(), filePlayer({ bornOn: '1999-05-06', birthYear: 1999 })]),
    );
    expect(one?.players.map((player) => player.known?.id ?? null)).toEqual([id, null]);
  });

  it('knows a renamed member by his birth, but not one of two with the same birth', async () => {
    const { db, plan, team } = await prepare();
    const bornOn = parseDayStart('06.05.1999');
    const write = (name: string) => createPlayer(db, { name, teamId: team.id, shirt: null, bornOn, newId });
    const squadId = await writeSquad(db, team.id, 'Qarabağ 2024/25', [await write('C. Əliyev')]);
    const list = fileSquad('Qarabağ', [filePlayer({ bornOn: '1999-05-06', birthYear: 1999 })]);
    const knownName = async () => (await plan(list))[0]?.players[0]?.known?.name;
    expect(await knownName()).toBe('C. Əliyev');
    const [undated] = await plan(fileSquad('Qarabağ', [filePlayer({ birthYear: 1999 })]));
    expect(undated?.players[0]?.known).toBeNull();
    const twin = { squad_id: squadId, player_id: await write('R. Əliyev'), shirt: null, position: null };
    await db
      .insertInto('squad_player')
      .values({ ...twin, joined_on: null, left_on: null })
      .execute();
    expect(await knownName()).toBeUndefined();
  });

  it('finds the squad of the season by its name, or the only one', async () => {
    const { db, plan, team } = await prepare();
    const found = async () => (await plan(fileSquad('Qarabağ', [])))[0]?.known?.id;
    expect(await found()).toBeUndefined();
    const only = await writeSquad(db, team.id, 'Mart yığması');
    expect(await found()).toBe(only);
    const second = await writeSquad(db, team.id, 'İyun yığması');
    expect(await found(), 'two call-ups of a year').toBeUndefined();
    await db.updateTable('squad').set({ name: 'Qarabağ 2024/25' }).where('id', '=', second).execute();
    expect(await found()).toBe(second);
  });

  it('changes a squad by a coach that it lacks', async () => {
    const { db, plan, team } = await prepare();
    await writeSquad(db, team.id, 'Qarabağ 2024/25');
    const isChanged = async (coach: string | null) =>
      (await plan(fileSquad('Qarabağ', [], coach)))[0]?.isChanged;
    expect(await isChanged(null)).toBe(false);
    expect(await isChanged('Qurban')).toBe(true);
    await db.updateTable('squad').set({ coach: 'Başqa' }).execute();
    expect(await isChanged('Qurban')).toBe(false);
  });

  it('names the players who are unclear, and no scorer by a name that two have', async () => {
    const { db, plan, team } = await prepare();
    const other = await writeTeam(db, 'Neftçi');
    for (const shirt of [1, 2]) await createPlayer(db, { name: 'Rauf', teamId: other, shirt, newId });
    const squads = await plan(
      fileSquad('Qarabağ', [
        filePlayer({ name: 'Rauf' }),
        filePlayer({ name: 'Tural', birthYear: 1990 }),
        filePlayer({ name: 'Tural', birthYear: 1991 }),
        filePlayer(),
      ]),
    );
    expect(listUnclearPlayers(squads)).toEqual([
      { place: { unit: 'squad', number: 1 }, code: 'playerUnclear', text: 'Qarabağ: Rauf' },
    ]);
    expect([...listSquadNames(squads).keys()]).toEqual([`${team.id} camal`]);
  });
});
