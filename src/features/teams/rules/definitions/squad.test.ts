import { expect, it } from 'vitest';
import { slugify } from '#az/characters/slug.ts';
import type { Db } from '#platform/db/schema.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { formatTyped } from '#platform/records/record.ts';
import { readConflict } from '#platform/records/rules/read-conflict.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { createRecord, updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listSquad } from '../players.ts';
import { playerRules } from './player.ts';
import { squadRules } from './squad.ts';

const PLAYERS = [
  'Qapıçılar:',
  '1. Qapıçı Birinci',
  'Hücumçular:',
  '9. Zubir Camal',
  '11. Köhnə Gedən, – 31.12.2025',
];

describeOnEachDatabase('the squad of a team', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeActor(db, 'editor', 'Orxan');
    // The form of a squad finds teams by their slugs.
    for (const name of ['Qarabağ', 'Neftçi', 'Azərbaycan'])
      await db
        .updateTable('team')
        .set({ slug: slugify(name), kind: name === 'Azərbaycan' ? 'national' : 'club' })
        .where('id', '=', await writeTeam(db, name))
        .execute();
    const change = (now = NOON) => ({ actor, id: newId(), now, newId });
    const create = (typed: TypedFields, now = NOON) =>
      createRecord(db, squadRules, {
        ...change(now),
        typed: {
          team: 'Qarabağ',
          season: '2025/26',
          startsOn: '01.07.2025',
          players: PLAYERS.join('\n'),
          createPlayers: 'on',
          ...typed,
        },
      });
    return { db, actor, create };
  }
  const playersOf = async (db: Db) =>
    (
      await db
        .selectFrom('player')
        .leftJoin('team', 'team.id', 'player.team_id')
        .select(['player.name', 'team.name as team', 'player.shirt', 'player.position'])
        .orderBy('player.name')
        .execute()
    ).map(({ name, team, shirt, position }) => [name, team, shirt, position].join(' '));

  it('creates its players, who play for the club now unless they have left', async () => {
    const { db, create } = await prepare();
    await create({});
    expect(await playersOf(db)).toEqual([
      'Köhnə Gedən  11 forward',
      'Qapıçı Birinci Qarabağ 1 goalkeeper',
      'Zubir Camal Qarabağ 9 forward',
    ]);
    const { id } = await db.selectFrom('squad').select('id').executeTakeFirstOrThrow();
    expect((await getRecord(db, squadRules, id)).values).toMatchObject({
      name: 'Qarabağ 2025/26',
      team: 'Qarabağ',
      players: [
        'Qapıçılar:',
        '1. Qapıçı Birinci',
        'Hücumçular:',
        '9. Zubir Camal',
        '11. Köhnə Gedən, – 31.12.2025',
      ],
    });
  });

  it('refuses unknown players unless they are to be created, and names what it cannot read', async () => {
    const { db, create } = await prepare();
    await expect(create({ createPlayers: '' })).rejects.toMatchObject({
      problems: [
        { field: 'createPlayers', code: 'squad.unknown', detail: 'Qapıçı Birinci, Zubir Camal, Köhnə Gedən' },
      ],
    });
    await expect(create({ team: 'Yoxdur', season: '25', players: '7.\n9. A\n10. A' })).rejects.toMatchObject({
      problems: [
        { field: 'team', code: 'team.unknown' },
        { field: 'season', code: 'squad.season' },
        { field: 'players', code: 'squad.line', detail: '7.' },
      ],
    });
    expect(await playersOf(db)).toEqual([]);
  });

  it('a player keeps his page in a new club; an older squad and a call-up move nobody', async () => {
    const { db, create } = await prepare();
    await create({});
    await create({ team: 'Neftçi', players: '99. Zubir Camal', startsOn: '01.01.2026' });
    expect(await playersOf(db)).toContain('Zubir Camal Neftçi 99 forward');
    await create({ season: '2020/21', startsOn: '01.07.2020', players: '4. Zubir Camal' });
    await create({ team: 'Azərbaycan', season: '2026', startsOn: '01.03.2026', players: '10. Zubir Camal' });
    expect(await playersOf(db)).toHaveLength(3);
    expect(await playersOf(db)).toContain('Zubir Camal Neftçi 99 forward');
  });

  it('days that have not come change nobody’s team and leave nobody out', async () => {
    const { db, create } = await prepare();
    const { id: teamId } = await db
      .selectFrom('team')
      .select('id')
      .where('name', '=', 'Qarabağ')
      .executeTakeFirstOrThrow();
    const listNames = async (at: number) =>
      (await listSquad(db, { teamId, at })).map(({ name }) => name).sort();
    const [leaving, joining] = ['11. Gedən, – 31.12.2030', '12. Gələn, 31.12.2030 –'];
    await create({ players: ['9. Zubir Camal', leaving, joining].join('\n') });
    await create({ season: '2031', startsOn: '01.01.2031', players: '9. Zubir Camal\n1. Yeni' });
    await create({ team: 'Neftçi', season: '2031', startsOn: '01.01.2031', players: '99. Zubir Camal' });
    expect(await playersOf(db)).toEqual([
      'Gedən Qarabağ 11 ',
      'Gələn  12 ',
      'Yeni  1 ',
      'Zubir Camal Qarabağ 9 ',
    ]);
    expect(await listNames(NOON)).toEqual(['Gedən', 'Zubir Camal']);
    // The day begins at midnight in Baku.
    expect(await listNames(Date.UTC(2030, 11, 30, 20) - 1)).toEqual(['Gedən', 'Zubir Camal']);
    expect(await listNames(Date.UTC(2030, 11, 30, 20))).toEqual(['Gələn', 'Zubir Camal']);
    expect(await listNames(Date.UTC(2031, 0, 1))).toEqual(['Gedən', 'Yeni', 'Zubir Camal']);
  });

  it('a day counts from its beginning, and a squad of last year makes nobody a player of now', async () => {
    const { db, create } = await prepare();
    const midnight = Date.UTC(2026, 10, 20, 20);
    const days = ['11. Gedən, – 21.11.2026', '12. Gələn, 21.11.2026 –', '13. Qalan, – 22.11.2026'];
    await create({ players: '1. Keçmiş', season: '2020/21', startsOn: '01.07.2020' }, midnight);
    await create({ players: days.join('\n') }, midnight);
    expect(await playersOf(db)).toEqual([
      'Gedən  11 ',
      'Gələn Qarabağ 12 ',
      'Keçmiş Qarabağ 1 ',
      'Qalan Qarabağ 13 ',
    ]);
    await create({ players: '1. Köhnə', season: '2019/20', startsOn: '01.07.2019' }, midnight);
    expect(await playersOf(db)).toContain('Köhnə  1 ');
  });

  it('refuses two spellings of one player', async () => {
    const { create } = await prepare();
    await create({ players: '10. Elvin Məmmədov' });
    const players = '10. Elvin Məmmədov\n20. Elvin Memmedov';
    await expect(create({ season: '2026', players })).rejects.toMatchObject({
      problems: [{ field: 'players', code: 'squad.player', detail: 'Elvin Memmedov' }],
    });
  });

  it('an older form of a player shows the move, and does not undo it', async () => {
    const { db, actor, create } = await prepare();
    await create({});
    const { id } = await db
      .selectFrom('player')
      .select('id')
      .where('name', '=', 'Zubir Camal')
      .executeTakeFirstOrThrow();
    const opened = await getRecord(db, playerRules, id);
    const typed = { ...formatTyped(playerRules, opened.values), name: 'Zubir Camalov' };
    await create({ team: 'Neftçi', players: '99. Zubir Camal', startsOn: '01.01.2026' });
    const change = { actor, id, now: NOON, newId };
    await expect(
      updateRecord(db, playerRules, { ...change, typed, version: opened.version }),
    ).rejects.toThrow('changed');
    const stored = await getRecord(db, playerRules, id);
    const conflict = await readConflict(db, playerRules, { id, version: opened.version, typed, stored });
    expect(conflict.fields.map(({ field, isMine, by }) => [field, isMine, by])).toEqual(
      expect.arrayContaining([
        ['team', false, 'Orxan'],
        ['shirt', false, 'Orxan'],
      ]),
    );
    await updateRecord(db, playerRules, { ...change, typed: conflict.typed, version: conflict.version });
    expect(await playersOf(db)).toContain('Zubir Camalov Neftçi 99 forward');
  });
});
