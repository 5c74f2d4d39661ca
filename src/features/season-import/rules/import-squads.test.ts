import { expect, it } from 'vitest';
import { parseDayStart } from '#az/format/dates.ts';
import { squadRules } from '#features/teams/rules/definitions/squad.ts';
import { createPlayer } from '#features/teams/rules/squads/resolve-players.ts';
import type { Db } from '#platform/db/schema.ts';
import { formatTyped } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { updateRecord } from '#platform/records/rules/write-record.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeCompetition, writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { hasChanges } from './import-report.ts';
import { importSeason, type SeasonImport } from './import-season.ts';
import { parseSeasonFiles } from './parse/parse-season.ts';

const MATCHES = `= Premyer Liqa 2024/25
▪ Matchday 1
Fri Aug 2 2024
  20:00  Qarabağ  v Zirə  2-1 (1-1)
     (Cuninyo 12', Bayramov 80'; T. Quliyev 30')`;
const SQUADS = `= Premyer Liqa 2024/25
== Qarabağ
1, Mateuş Koxalski, GK, b. 1996/01/15
10, Abdulla Bayramov, FW, b. 2000/05/17
8, Cuninyo, MF,
-, Qurban Qurbanov, MG,
== Zirə
7, Tural Quliyev, MF, b. 1998`;
const target = { competition: 'apl', season: '2024-25' };

async function prepare(open: () => Promise<{ db: Db }>) {
  const { db } = await open();
  await writeCompetition(db, 'apl');
  const actor = await writeStaff(db, 'editor');
  const teams = { qarabag: await writeTeam(db, 'Qarabağ'), zire: await writeTeam(db, 'Zirə') };
  // The form of a squad finds teams by their slugs.
  for (const [slug, id] of Object.entries(teams))
    await db.updateTable('team').set({ slug }).where('id', '=', id).execute();
  const run = (texts: readonly string[] = [MATCHES, SQUADS], changes: Partial<SeasonImport> = {}) =>
    importSeason(db, {
      season: parseSeasonFiles(texts.map((text, index) => ({ name: `${index}.txt`, text }))),
      target,
      timeZone: null,
      createTeams: new Set<string>(),
      mappedTeams: new Map<string, string>(),
      isDryRun: false,
      actor,
      now: NOON,
      newId,
      ...changes,
    });
  const rows = async () => ({
    players: await db.selectFrom('player').selectAll().orderBy('id').execute(),
    squads: await db.selectFrom('squad').selectAll().orderBy('id').execute(),
    members: await db
      .selectFrom('squad_player')
      .selectAll()
      .orderBy('squad_id')
      .orderBy('player_id')
      .execute(),
    ledger: await db.selectFrom('ledger_entry').selectAll().orderBy('id').execute(),
    audit: await db.selectFrom('audit_log').select('action').orderBy('id').execute(),
  });
  const playerOf = (name: string) =>
    db.selectFrom('player').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
  return { db, actor, teams, run, rows, playerOf };
}

describeOnEachDatabase('importSeason with squads', (open) => {
  it('writes the squads with their players, and links the scorers to them', async () => {
    const { db, run, rows, teams, playerOf } = await prepare(open);
    const dry = await run(undefined, { isDryRun: true });
    expect(await rows()).toMatchObject({ players: [], squads: [], audit: [] });
    const report = await run();
    expect(report).toEqual({ ...dry, isWritten: true });
    expect(report).toMatchObject({
      squads: { read: 2, new: 2, changed: 0 },
      people: { read: 4, new: 4, known: 0, skipped: 0 },
      goals: { read: 3, new: 3 },
    });
    const { squads } = await rows();
    expect(
      squads.map(({ name, season, coach, starts_on }) => [name, season, coach, starts_on]).sort(),
    ).toEqual([
      ['Qarabağ 2024/25', '2024/25', 'Qurban Qurbanov', Date.UTC(2024, 7, 2, 16)],
      ['Zirə 2024/25', '2024/25', '', Date.UTC(2024, 7, 2, 16)],
    ]);
    expect(await playerOf('Abdulla Bayramov')).toMatchObject({
      team_id: teams.qarabag,
      shirt: 10,
      position: 'forward',
      born_on: parseDayStart('17.05.2000'),
    });
    const scorers = await db
      .selectFrom('fixture_event')
      .innerJoin('player', 'player.id', 'player_id')
      .select(['player.name', 'minute'])
      .orderBy('minute')
      .execute();
    expect(scorers).toEqual([
      { name: 'Cuninyo', minute: 12 },
      { name: 'Tural Quliyev', minute: 30 },
      { name: 'Abdulla Bayramov', minute: 80 },
    ]);
  });

  it('changes nothing when it runs again', async () => {
    const { run, rows } = await prepare(open);
    await run();
    const before = await rows();
    const again = await run(undefined, { now: NOON + 5000 });
    expect(again).toMatchObject({ squads: { new: 0, changed: 0 }, people: { read: 4, new: 0, known: 4 } });
    expect(hasChanges(again)).toBe(false);
    expect(await rows()).toEqual(before);
  });

  it('imports squads alone into the teams of a season, and links the scorers with the next matches', async () => {
    const { run } = await prepare(open);
    await expect(run([SQUADS])).rejects.toThrow('apl has no season 2024-25');
    await run([MATCHES]);
    expect(await run([SQUADS])).toMatchObject({ squads: { new: 2 }, fixtures: { new: 0 }, isWritten: true });
    const linked = await run([MATCHES]);
    // The short name of the file is not that of the player.
    expect(linked).toMatchObject({ goals: { new: 0, linked: 1, removed: 0 } });
    expect(hasChanges(await run([MATCHES]))).toBe(false);
  });

  it('finds a player at another club, tells others of his name apart, and skips whom nothing tells apart', async () => {
    const { db, run, playerOf } = await prepare(open);
    const other = await writeTeam(db, 'Neftçi');
    const create = (name: string, born: string | null) =>
      createPlayer(db, {
        name,
        teamId: other,
        shirt: 3,
        bornOn: born === null ? null : parseDayStart(born),
        newId,
      });
    const bayramov = await create('Abdulla Bayramov', '17.05.2000');
    await create('Mateuş Koxalski', '01.01.1980');
    await create('Cuninyo', null);
    await create('Cuninyo', null);
    const report = await run();
    expect(report).toMatchObject({
      people: { read: 4, new: 2, known: 1, skipped: 1 },
      warnings: expect.arrayContaining([expect.objectContaining({ code: 'playerUnclear' })]),
    });
    expect((await playerOf('Abdulla Bayramov')).id).toBe(bayramov);
    const keepers = db
      .selectFrom('player')
      .select('slug')
      .where('name', '=', 'Mateuş Koxalski')
      .orderBy('slug');
    expect(await keepers.execute()).toHaveLength(2);
  });

  it('completes what is known, adds who is new, and takes nobody out', async () => {
    const { db, run, playerOf } = await prepare(open);
    await run();
    const changed = SQUADS.replace(
      '8, Cuninyo, MF,',
      '18, Cuninyo, FW, b. 1999/03/04\n20, Yeni Oyunçu, DF,',
    ).replace('1, Mateuş Koxalski, GK, b. 1996/01/15\n', '');
    expect(await run([MATCHES, changed])).toMatchObject({
      squads: { new: 0, changed: 1 },
      people: { read: 4, new: 1, known: 3 },
    });
    expect(await playerOf('Cuninyo')).toMatchObject({ born_on: parseDayStart('04.03.1999'), shirt: 18 });
    const { id } = await db
      .selectFrom('squad')
      .select('id')
      .where('name', '=', 'Qarabağ 2024/25')
      .executeTakeFirstOrThrow();
    const { version, values } = await getRecord(db, squadRules, id);
    expect(version).toBe(2);
    expect(values.players).toEqual([
      'Qapıçılar:',
      '1. Mateuş Koxalski',
      'Müdafiəçilər:',
      '20. Yeni Oyunçu',
      'Hücumçular:',
      '10. Abdulla Bayramov',
      '18. Cuninyo',
    ]);
    expect(hasChanges(await run([MATCHES, changed]))).toBe(false);
  });

  it('knows a player whose name an editor has spelled in another way by his birth', async () => {
    const { db, run } = await prepare(open);
    await run();
    await db
      .updateTable('player')
      .set({ name: 'A. Bayramov' })
      .where('name', '=', 'Abdulla Bayramov')
      .execute();
    expect(await run([SQUADS])).toMatchObject({ people: { new: 0, known: 4 } });
  });

  it('refuses an older form of the squad', async () => {
    const { db, actor, run } = await prepare(open);
    await run();
    const { id } = await db
      .selectFrom('squad')
      .select('id')
      .where('coach', '!=', '')
      .executeTakeFirstOrThrow();
    const { version, values } = await getRecord(db, squadRules, id);
    await run([SQUADS.replace('10, Abdulla', '11, Abdulla')]);
    const typed = { ...formatTyped(squadRules, values), coach: 'Başqa' };
    const save = updateRecord(db, squadRules, { actor, now: NOON, newId, id, version, typed });
    await expect(save).rejects.toMatchObject({ code: 'record.conflict' });
  });

  it('makes national teams of new teams whose players are at clubs, and leaves the players there', async () => {
    const { db, run, teams } = await prepare(open);
    const player = await createPlayer(db, { name: 'Cuninyo', teamId: teams.zire, shirt: 5, newId });
    const squads = JSON.stringify([
      {
        name: 'Azerbaijan',
        fifa_code: 'AZE',
        players: [
          { number: 9, pos: 'FW', name: 'Cuninyo', club: { name: 'Zirə' }, date_of_birth: '1999-03-04' },
        ],
      },
      { name: 'Atlantida', players: [{ number: 1, pos: 'GK', name: 'Aqua' }] },
    ]);
    const matches =
      '= Kubok 2024/25\n▪ Final\nFri Aug 2 2024\n 20:00 Azerbaijan v Atlantida 1-0\n (Cuninyo 5)';
    await run([matches, squads], { createTeams: 'all' });
    const nations = await db
      .selectFrom('team')
      .select(['name', 'kind', 'country', 'code'])
      .where('kind', '=', 'national')
      .orderBy('name')
      .execute();
    expect(nations).toEqual([
      { name: 'Atlantida', kind: 'national', country: '', code: '' },
      { name: 'Azərbaycan', kind: 'national', country: 'AZE', code: 'AZE' },
    ]);
    const moved = await db
      .selectFrom('player')
      .selectAll()
      .where('id', '=', player)
      .executeTakeFirstOrThrow();
    expect(moved).toMatchObject({ team_id: teams.zire, shirt: 5, position: 'forward', version: 2 });
    const again = await run([matches, squads]);
    expect(again.teams.respelled).toEqual([]);
    expect(hasChanges(again)).toBe(false);
  });

  it('reads the squad of a team that two files have once, also when they spell the team in two ways', async () => {
    const { run, rows } = await prepare(open);
    const other = `= Premyer Liqa 2024/25
== Qarabağ FK
10, Abdulla Bayramov, FW, b. 2000/05/17
20, Cuninyo, MF, b. 1995/03/02
21, Yeni Oyunçu, DF, b. 1999/03/02`;
    expect(await run([MATCHES, SQUADS, other])).toMatchObject({
      squads: { read: 3, new: 2, changed: 0 },
      people: { read: 7, new: 5, known: 0, skipped: 2 },
    });
    const { players, squads } = await rows();
    expect(squads).toHaveLength(2);
    expect(players).toHaveLength(5);
    const cuninyo = players.find(({ name }) => name === 'Cuninyo');
    expect(cuninyo).toMatchObject({ born_on: parseDayStart('1995-03-02') });
    expect(hasChanges(await run([MATCHES, SQUADS, other]))).toBe(false);
  });
});
