import { expect, it } from 'vitest';
import { rebuildMatches } from '#features/matches/rules/ledger/rebuild-matches.ts';
import { mergePlayers } from '#features/matches/rules/merge-players.ts';
import { mergeTeams } from '#features/matches/rules/merge-teams.ts';
import { findRedirectedTeam, findTeamByName } from '#features/teams/rules/team.ts';
import { emptyTyped, formatTyped } from '#platform/records/record.ts';
import { getRecord, listRecords } from '#platform/records/rules/read-records.ts';
import { createRecord, deleteRecord, updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeRound, writeSeason, writeStage } from '#tests/kit/content/matches.ts';
import { asEditor, writeActor } from '#tests/kit/content/newsroom.ts';
import { writeFollower } from '#tests/kit/content/push.ts';
import { recordRules } from '#tests/kit/content/records.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { lockFixture } from './ledger/match-ledger.ts';

const SQUAD = { season: '2025/26', startsOn: '01.07.2025', createPlayers: 'on' };

describeOnEachDatabase('merging', (open) => {
  async function opened() {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    const create = async (kind: 'team' | 'player' | 'squad', fields: Record<string, string>) => {
      const id = newId();
      const rules = recordRules(kind);
      await createRecord(db, rules, { ...editor, id, typed: { ...emptyTyped(rules), ...fields } });
      return id;
    };
    return { db, editor, create };
  }

  it('a team takes the matches, players, names and table of its duplicate', async () => {
    const { db, editor, create } = await opened();
    const fromId = await create('team', { name: 'Sumgayit', aliases: 'Sumgait FK' });
    const intoId = await create('team', { name: 'Sumqayıt' });
    await create('player', { name: 'Elvin', team: 'Sumgayit' });
    const season_id = await writeSeason(db);
    const one = await writeFixture(db, { teams: ['Sumgayit', 'Zirə'], season_id });
    const other = await writeFixture(db, { teams: ['Sabah', 'Sumqayıt'], season_id });
    await writeLedger(db, one, [kickOff(), goal('home', 5)]);
    await writeLedger(db, other, [kickOff(), goal('away', 5)]);
    const start = { won: 1, drawn: 0, lost: 0, goals_for: 2, goals_against: 0, form: 'W' };
    await db
      .insertInto('standing_start')
      .values({ stage_id: season_id, team_id: fromId, ...start })
      .execute();

    await writeFollower(db, [{ kind: 'team', id: fromId }]);
    const both = [fromId, intoId].map((id) => ({ kind: 'team' as const, id }));
    await writeFollower(db, both);

    await mergeTeams(db, { ...editor, now: NOON + 1000, fromId, intoId });
    const followed = await db.selectFrom('push_topic').select('subject_id').execute();
    expect(followed).toEqual([{ subject_id: intoId }, { subject_id: intoId }]);
    const { version, values } = await getRecord(db, recordRules('team'), intoId);
    expect([version, values.aliases]).toEqual([2, ['Sumgait FK', 'Sumgayit']]);
    expect(await findRedirectedTeam(db, { slug: 'sumgayit' })).toBe('sumqayit');
    expect(await findTeamByName(db, { name: 'SUMGAYIT' })).toMatchObject({ id: intoId });
    const table = await db.selectFrom('standing').selectAll().orderBy('position').execute();
    expect(table[0]).toMatchObject({ team_id: intoId, played: 3, points: 9, goals_for: 4 });
    expect(table).toHaveLength(3);
    expect((await listRecords(db, recordRules('player'))).items).toMatchObject([
      { values: { team: 'Sumqayıt' } },
    ]);
    const matches = () => db.selectFrom('fixture').selectAll().orderBy('id').execute();
    const before = await matches();
    await rebuildMatches(db);
    expect(await matches()).toEqual(before);
    expect(await db.selectFrom('standing').selectAll().orderBy('position').execute()).toEqual(table);
  });

  it('records what a merge changes in matches and in the team, for editors whose forms are older', async () => {
    const { db, editor, create } = await opened();
    const fromId = await create('team', { name: 'Sumgayit', aliases: 'Sumgait FK' });
    const intoId = await create('team', { name: 'Sumqayıt', aliases: 'FK Sumqayıt' });
    const home = await writeFixture(db, { teams: ['Sumgayit', 'Zirə'] });
    const away = await writeFixture(db, { teams: ['Sabah', 'Sumgayit'] });
    await mergeTeams(db, { ...editor, now: NOON + 1000, fromId, intoId });
    const stateOf = async (id: string) => {
      const line = await db
        .selectFrom('audit_log')
        .select(['before', 'after'])
        .where('subject_id', '=', id)
        .where('action', 'like', '%.update')
        .executeTakeFirstOrThrow();
      return [JSON.parse(line.before ?? ''), JSON.parse(line.after ?? '')];
    };
    const [from, into] = ['Sumgayit', 'Sumqayıt'];
    expect(await stateOf(home)).toMatchObject([
      { home: from, away: 'Zirə', version: 1 },
      { home: into, away: 'Zirə', version: 2 },
    ]);
    expect(await stateOf(away)).toMatchObject([
      { home: 'Sabah', away: from, version: 1 },
      { home: 'Sabah', away: into, version: 2 },
    ]);
    expect(await stateOf(intoId)).toMatchObject([
      { aliases: ['FK Sumqayıt'], version: 1 },
      { aliases: ['FK Sumqayıt', 'Sumgait FK', 'Sumgayit'], version: 2 },
    ]);
  });

  it('a team takes the squads of its duplicate, and a team with squads is not deleted', async () => {
    const { db, editor, create } = await opened();
    const fromId = await create('team', { name: 'Sumgayit' });
    const intoId = await create('team', { name: 'Sumqayıt' });
    const squads = [
      await create('squad', { ...SQUAD, team: 'Sumgayit', players: '9. Elvin' }),
      await create('squad', { ...SQUAD, team: 'Sumqayıt', players: '10. Ruslan' }),
    ].sort();
    await mergeTeams(db, { ...editor, fromId, intoId });
    const stored = await db
      .selectFrom('squad_player')
      .innerJoin('squad', 'squad.id', 'squad_player.squad_id')
      .select(['squad_id', 'team_id'])
      .orderBy('squad_id')
      .execute();
    expect(stored).toEqual(squads.map((squad_id) => ({ squad_id, team_id: intoId })));
    const team = recordRules('team');
    await expect(deleteRecord(db, team, { ...editor, id: intoId })).rejects.toThrow('in use');
  });

  it('refuses teams that are drawn against each other in a tie without a match', async () => {
    const { db, editor, create } = await opened();
    const [fromId, intoId] = [
      await create('team', { name: 'Zirə' }),
      await create('team', { name: 'Sabah' }),
    ];
    const seasonId = await writeSeason(db);
    const stage_id = await writeStage(db, seasonId, { kind: 'knockout' });
    const round_id = await writeRound(db, seasonId, 'final', stage_id);
    const sides = { home_id: intoId, away_id: fromId };
    await db
      .insertInto('tie')
      .values({ id: newId(), stage_id, round_id, position: 1, is_bye: 0, version: 1, ...sides })
      .execute();
    await expect(mergeTeams(db, { ...editor, fromId, intoId })).rejects.toMatchObject({ code: 'team.met' });
  });

  it('refuses teams that have met, a team and itself, and authors', async () => {
    const { db, editor, create } = await opened();
    const [fromId, intoId] = [
      await create('team', { name: 'Zirə' }),
      await create('team', { name: 'Sabah' }),
    ];
    await writeFixture(db, { teams: ['Sabah', 'Zirə'] });
    await expect(mergeTeams(db, { ...editor, fromId, intoId })).rejects.toMatchObject({ code: 'team.met' });
    await expect(mergeTeams(db, { ...editor, fromId, intoId: fromId })).rejects.toMatchObject({
      problems: [{ field: 'into', code: 'team.same' }],
    });
    const actor = await writeActor(db, 'author');
    await expect(mergeTeams(db, { ...editor, actor, fromId, intoId })).rejects.toThrow('editor');
    await expect(mergePlayers(db, { ...editor, actor, fromId, intoId })).rejects.toThrow('editor');
  });

  it('a player takes the events of a duplicate, also when matches are rebuilt', async () => {
    const { db, editor, create } = await opened();
    const [first, second, third] = [
      await create('player', { name: 'Elvin Məmmədov' }),
      await create('player', { name: 'E. Məmmədov' }),
      await create('player', { name: 'Elvin Memmedov' }),
    ];
    const fixture = await writeFixture(db);
    await writeLedger(db, fixture, [
      kickOff(),
      ...[first, second, third].map((id, at) => ({
        ...goal('home', at + 1),
        player: { id, name: `№ ${at}` },
      })),
    ]);
    await mergePlayers(db, { ...editor, fromId: first, intoId: second });
    await expect(mergePlayers(db, { ...editor, fromId: third, intoId: first })).rejects.toThrow(
      'player.same',
    );
    await mergePlayers(db, { ...editor, fromId: second, intoId: third });
    const scorers = async () =>
      (await db.selectFrom('fixture_event').select('player_id').where('type', '=', 'goal').execute()).map(
        (row) => row.player_id,
      );
    expect(await scorers()).toEqual([third, third, third]);
    await rebuildMatches(db);
    expect(await scorers()).toEqual([third, third, third]);
    expect((await listRecords(db, recordRules('player'))).items).toMatchObject([{ id: third }]);
  });

  it('a player stands in the squads of his duplicate, once in each', async () => {
    const { db, editor, create } = await opened();
    for (const name of ['Zirə', 'Sabah', 'Kəpəz']) await create('team', { name });
    const [fromId, intoId] = [
      await create('player', { name: 'E. Məmmədov' }),
      await create('player', { name: 'Elvin Məmmədov' }),
    ];
    const both = await create('squad', {
      ...SQUAD,
      team: 'Zirə',
      players: '8. E. Məmmədov\n9. Elvin Məmmədov',
    });
    const one = await create('squad', { ...SQUAD, team: 'Sabah', players: '7. E. Məmmədov' });
    const none = await create('squad', { ...SQUAD, team: 'Kəpəz', players: '6. Ruslan' });
    await mergePlayers(db, { ...editor, fromId, intoId });
    const read = async (id: string) => {
      const { values, version } = await getRecord(db, recordRules('squad'), id);
      return [values.players, version];
    };
    expect(await read(both)).toEqual([['9. Elvin Məmmədov'], 2]);
    expect(await read(one)).toEqual([['7. Elvin Məmmədov'], 2]);
    expect(await read(none)).toEqual([['6. Ruslan'], 1]);
  });

  it('a player takes the line-ups of his duplicate, but for those in which he stands himself', async () => {
    const { db, editor, create } = await opened();
    const [fromId, intoId, otherId] = [
      await create('player', { name: 'E. Məmmədov' }),
      await create('player', { name: 'Elvin Məmmədov' }),
      await create('player', { name: 'Ruslan' }),
    ];
    const [one, both] = [await writeFixture(db), await writeFixture(db)];
    const write = (fixture_id: string, ...players: [playerId: string, isStarting: boolean][]) => {
      const sheet = players.map(([playerId, isStarting]) => ({
        playerId,
        name: '',
        shirt: null,
        isStarting,
      }));
      const facts = { formation: null, coach: null, is_official: 0 as const, version: 1, updated_at: NOON };
      return db
        .insertInto('line_up')
        .values({ fixture_id, side: 'home', players: JSON.stringify(sheet), ...facts })
        .execute();
    };
    await write(one, [fromId, true], [otherId, false]);
    await write(both, [fromId, false], [intoId, true]);
    await mergePlayers(db, { ...editor, fromId, intoId });
    const rows = await db
      .selectFrom('line_up_player')
      .select(['fixture_id', 'player_id', 'is_starting'])
      .execute();
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { fixture_id: one, player_id: intoId, is_starting: 1 },
        { fixture_id: one, player_id: otherId, is_starting: 0 },
        { fixture_id: both, player_id: intoId, is_starting: 1 },
      ]),
    );
    await expect(mergePlayers(db, { ...editor, fromId: otherId, intoId: otherId })).rejects.toMatchObject({
      problems: [{ field: 'into', code: 'player.same' }],
    });
  });

  it.each([
    ['team', mergeTeams],
    ['player', mergePlayers],
  ] as const)('is recorded with both names: %s', async (kind, merge) => {
    const { db, editor, create } = await opened();
    const [fromId, intoId] = [
      await create(kind, { name: 'Sumgayit' }),
      await create(kind, { name: 'Sumqayıt' }),
    ];
    await merge(db, { ...editor, fromId, intoId });
    const line = await db
      .selectFrom('audit_log')
      .select(['subject_id', 'before', 'after'])
      .where('action', '=', `${kind}.merge`)
      .executeTakeFirstOrThrow();
    expect(line.subject_id).toBe(fromId);
    expect(JSON.parse(line.before ?? '')).toMatchObject({ name: 'Sumgayit' });
    expect(JSON.parse(line.after ?? '')).toEqual({ mergedInto: 'Sumqayıt' });
  });

  it('a renamed team is found at its old address until another team gets the name', async () => {
    const { db, editor, create } = await opened();
    const id = await create('team', { name: 'Kəpəz' });
    const rules = recordRules('team');
    const { values } = await getRecord(db, rules, id);
    const typed = { ...formatTyped(rules, values), name: 'Gəncə' };
    await updateRecord(db, rules, { ...editor, id, version: 1, typed });
    expect(await findRedirectedTeam(db, { slug: 'kepez' })).toBe('gence');
    await create('team', { name: 'Kəpəz' });
    expect(await findRedirectedTeam(db, { slug: 'kepez' })).toBeNull();
  });
});

describeOnPostgres('a merge and a writer of a match', (open) => {
  it('do not wait for each other, and both are stored', async () => {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    const id = await writeFixture(db, { teams: ['Zirə', 'Sabah'] });
    const [fromId = '', intoId = ''] = [newId(), newId()];
    for (const [team, name] of [
      [fromId, 'Kapaz'],
      [intoId, 'Kəpəz'],
    ] as const)
      await createRecord(db, recordRules('team'), {
        ...editor,
        id: team,
        typed: { ...emptyTyped(recordRules('team')), name },
      });
    await db.updateTable('fixture').set({ home_id: fromId }).where('id', '=', id).execute();
    let merge = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      await lockFixture(tx, id);
      merge = mergeTeams(db, { ...editor, fromId, intoId });
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx.updateTable('fixture').set({ home_id: intoId }).where('id', '=', id).execute();
    });
    await merge;
    const { home_id } = await db.selectFrom('fixture').select('home_id').executeTakeFirstOrThrow();
    expect(home_id).toBe(intoId);
    expect(await db.selectFrom('team').select('id').where('id', '=', fromId).execute()).toEqual([]);
  });
});
