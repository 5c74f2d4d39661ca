import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { playerRules } from '#features/teams/rules/definitions/player.ts';
import { createPlayer } from '#features/teams/rules/squads/resolve-players.ts';
import { NotFound } from '#platform/errors.ts';
import { deleteRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { stateColumns, writeFixture } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { parseTeamSheet } from './parse-team-sheet.ts';
import { formatTeamSheet, type LineUpPlayer, parseLineUpPlayers, readLineUps } from './read-line-ups.ts';
import { type LineUpSave, saveLineUp } from './save-line-up.ts';

const names = ['Abdellah Zubir', 'Marko Vukçeviç', 'Əlibəy Məmmədov', 'Şaxruddin Məhəmmədəliyev'];
const SHEET = `Sxem: 4-3-3\n1. ${names[3]} (Q)\n10. ${names[0]} (K)\nEhtiyatlar:\n9. ${names[1]}`;

describeOnEachDatabase('line-ups', (open) => {
  async function prepare() {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    const actor = await writeActor(db, 'editor', 'Orxan');
    const save = (over: Partial<LineUpSave> = {}) =>
      saveLineUp(db, {
        actor,
        fixtureId,
        side: 'home',
        sheet: SHEET,
        isOfficial: false,
        createsPlayers: true,
        shownPlayers: names,
        version: 0,
        now: NOON,
        newId,
        ...over,
      });
    const players = async () => {
      const row = await db.selectFrom('line_up').select('players').executeTakeFirstOrThrow();
      return parseLineUpPlayers(row.players);
    };
    return { db, actor, fixtureId, save, players };
  }

  it('are saved from text, find the players of the team and create the others once', async () => {
    const { db, fixtureId, save, players } = await prepare();
    await save();
    const first = await players();
    expect(first.map(({ name, isStarting, isCaptain }) => [name, isStarting, isCaptain])).toEqual([
      [names[3], true, false],
      [names[0], true, true],
      [names[1], false, false],
    ]);
    await save({ version: 1, sheet: SHEET.replace('Əl', 'əl').toLowerCase() });
    expect((await players()).map(({ playerId }) => playerId)).toEqual(first.map(({ playerId }) => playerId));
    expect(await db.selectFrom('player').select('id').execute()).toHaveLength(3);
    const [home, away] = await readLineUps(db, { fixtureId });
    expect(home).toMatchObject({ version: 2, isOfficial: false, team: 'Qarabağ' });
    expect(away).toMatchObject({ version: 0, sheet: '', team: 'Neftçi' });
    const audit = await db.selectFrom('audit_log').select('action').execute();
    expect(audit).toEqual([{ action: 'match.lineUp' }, { action: 'match.lineUp' }]);
    await expect(readLineUps(db, { fixtureId: 'none' })).rejects.toThrow(NotFound);
  });

  it('stand in the audit log as they are and as they were', async () => {
    const { db, save } = await prepare();
    await save();
    await save({ version: 1, sheet: '7. Zubir', createsPlayers: false, now: NOON + 1 });
    const lines = await db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .orderBy('created_at')
      .execute();
    const read = (json: string | null) => JSON.parse(json ?? 'null');
    expect(lines.map(({ after }) => read(after))).toEqual([
      { team: 'Qarabağ', isOfficial: false, players: SHEET },
      { team: 'Qarabağ', isOfficial: false, players: '7. Zubir' },
    ]);
    expect(lines.map(({ before }) => read(before))).toEqual([
      null,
      { isOfficial: false, players: expect.stringContaining(`1. ${names[3]} (Q)`) },
    ]);
  });

  it('are news when they are official or no longer so, but not in a sample match', async () => {
    const { db, save } = await prepare();
    const known = { createsPlayers: false };
    const eleven = Array.from({ length: 11 }, (_, at) => `Oyunçu ${'ABCDEFGHIJK'[at]}`).join('\n');
    const count = async () => {
      const rows = await db.selectFrom('outbox_event').select('type').execute();
      return rows.filter(({ type }) => type === 'lineUps.changed').length;
    };
    const official = { ...known, sheet: eleven, isOfficial: true };
    await save(known);
    expect(await count()).toBe(0);
    await save({ ...official, version: 1 });
    expect(await count()).toBe(1);
    await save({ ...known, version: 2 });
    expect(await count()).toBe(2);
    await save({ ...known, version: 3 });
    await db.updateTable('fixture').set({ sample: 1 }).execute();
    await save({ ...official, version: 4 });
    expect(await count()).toBe(2);
  });

  it('are official with eleven starters only', async () => {
    const { db, fixtureId, save } = await prepare();
    const eleven = Array.from({ length: 11 }, (_, at) => `${at + 1}. Oyunçu ${'ABCDEFGHIJK'[at]}`);
    const refused = { problems: [{ field: 'sheet', code: 'lineUp.notEleven' }] };
    for (const lines of [eleven.slice(1), [...eleven, '12. Oyunçu L', 'Ehtiyatlar:', '13. Oyunçu M']])
      await expect(save({ isOfficial: true, sheet: lines.join('\n') })).rejects.toMatchObject(refused);
    await save({
      createsPlayers: false,
      isOfficial: true,
      sheet: [...eleven, 'Ehtiyatlar:', '12. Oyunçu L'].join('\n'),
    });
    expect((await readLineUps(db, { fixtureId }))[0]).toMatchObject({ version: 1, isOfficial: true });
  });

  it('create only players whom the editor has been shown', async () => {
    const { db, save } = await prepare();
    await expect(save({ shownPlayers: names.slice(1) })).rejects.toMatchObject({
      problems: [{ field: 'sheet', code: 'lineUp.newPlayers' }],
    });
    expect(await db.selectFrom('player').select('id').execute()).toEqual([]);
    await save({ shownPlayers: names.map((name) => name.toUpperCase()) });
    expect(await db.selectFrom('player').select('id').execute()).toHaveLength(3);
    await save({ version: 1, shownPlayers: [] });
  });

  it('leave players whom the site does not know without an id, when asked to', async () => {
    const { db, save, players } = await prepare();
    await save({ createsPlayers: false });
    expect((await players()).map(({ playerId }) => playerId)).toEqual([null, null, null]);
    expect(await db.selectFrom('player').select('id').execute()).toEqual([]);
  });

  it('of a match that has been played change the pages of players, of other matches only the match', async () => {
    const { db, fixtureId, save } = await prepare();
    const { currentRevision, changesSince } = await open();
    const movedBy = async (change: () => Promise<unknown>) => {
      const before = await currentRevision();
      await change();
      const scopes = [...((await changesSince(before)).scopes ?? ['everything'])];
      return scopes.filter((scope) => !scope.startsWith('match:')).sort();
    };
    const own = [`coverage:${fixtureId}`];
    const known = { createsPlayers: false };
    const finish = () =>
      db.updateTable('fixture').set(stateColumns.finished).where('id', '=', fixtureId).execute();
    expect(await movedBy(() => save(known))).toEqual(own);
    await finish();
    expect(await movedBy(() => save({ ...known, version: 1 }))).toEqual([...own, 'matches']);
    expect(await movedBy(() => save({ ...known, side: 'away' }))).toEqual([...own, 'matches']);
  });

  it('keep their players from being deleted', async () => {
    const { db, actor, save, players } = await prepare();
    await save();
    const change = { actor, now: NOON, newId };
    for (const { playerId } of await players())
      await expect(deleteRecord(db, playerRules, { ...change, id: playerId ?? '' })).rejects.toMatchObject({
        code: 'team.inUse',
      });
    await db.deleteFrom('line_up').execute();
    const { id } = await db.selectFrom('player').select('id').executeTakeFirstOrThrow();
    await deleteRecord(db, playerRules, { ...change, id });
  });

  it('find the players whom the team had on the day of the match', async () => {
    const { db, fixtureId, save, players } = await prepare();
    const [{ teamId = '' } = {}] = await readLineUps(db, { fixtureId });
    const left = await createPlayer(db, { name: names[0] ?? '', teamId: null, shirt: 10, newId });
    await db
      .insertInto('squad')
      .values({
        id: 's',
        team_id: teamId,
        name: 'S',
        season: '2025/26',
        coach: '',
        starts_on: NOON - DAY,
        version: 1,
      })
      .execute();
    const row = { squad_id: 's', player_id: left, joined_on: null, left_on: NOON + DAY };
    await db.insertInto('squad_player').values(row).execute();
    await save({ createsPlayers: false, now: NOON + 9 * DAY });
    expect((await players())[1]?.playerId).toBe(left);
    await db
      .updateTable('squad')
      .set({ starts_on: NOON + DAY })
      .execute();
    await save({ version: 1, createsPlayers: false, now: NOON + 9 * DAY });
    expect((await players())[1]?.playerId).toBeNull();
  });

  it('are not overwritten, not saved without players, and not by authors', async () => {
    const { db, save } = await prepare();
    await save();
    await expect(save()).rejects.toMatchObject({ code: 'lineUp.conflict' });
    await expect(save({ version: 1, sheet: '12345' })).rejects.toMatchObject({
      problems: [{ field: 'sheet', code: 'lineUp.empty' }],
    });
    const actor = await writeActor(db, 'author');
    await expect(save({ version: 1, actor })).rejects.toThrow('role');
  });
});

it('are written as a sheet, with what is known', () => {
  const player = (name: string, over: Partial<LineUpPlayer> = {}): LineUpPlayer => ({
    playerId: null,
    name,
    shirt: null,
    isStarting: true,
    isCaptain: false,
    isGoalkeeper: false,
    ...over,
  });
  const keeper = player('Koxalski', { shirt: 1, isCaptain: true, isGoalkeeper: true });
  const unknown = { formation: null, coach: null };
  expect(formatTeamSheet({ ...unknown, players: [keeper, player('Silva')] })).toBe(
    '1. Koxalski (K) (Q)\nSilva',
  );
  const players = [player('Keyta', { isStarting: false }), keeper];
  expect(formatTeamSheet({ formation: '4-3-3', coach: 'Qurban Qurbanov', players })).toBe(
    'Sxem: 4-3-3\n1. Koxalski (K) (Q)\nEhtiyatlar:\nKeyta\nBaş məşqçi: Qurban Qurbanov',
  );
});

const player = fc.record({ name: fc.constantFrom(...names), isCaptain: fc.boolean() });

it('a formatted sheet is read as the same line-up', () => {
  fc.assert(
    fc.property(fc.uniqueArray(player, { selector: ({ name }) => name, minLength: 2 }), (drawn) => {
      const players = drawn.map(
        ({ name, isCaptain }, index): LineUpPlayer => ({
          playerId: null,
          name,
          shirt: index + 1,
          isStarting: index === 0 || index < drawn.length - 1,
          isCaptain,
          isGoalkeeper: index === 0,
        }),
      );
      const sheet = formatTeamSheet({ formation: '4-4-2', coach: 'Qurban Qurbanov', players });
      const { starters, bench, formation, coach } = parseTeamSheet(sheet);
      expect({ formation, coach }).toEqual({ formation: '4-4-2', coach: 'Qurban Qurbanov' });
      const read = [...starters, ...bench].map(({ name, shirt, isCaptain, isGoalkeeper }) => ({
        name,
        shirt,
        isCaptain,
        isGoalkeeper,
      }));
      expect(read).toEqual(
        players.map(({ name, shirt, isCaptain, isGoalkeeper }) => ({ name, shirt, isCaptain, isGoalkeeper })),
      );
    }),
  );
});
