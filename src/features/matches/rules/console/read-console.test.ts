import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { DEFAULT_REGULATION } from '#features/competitions/rules/standings/regulation.ts';
import { NotFound } from '#platform/errors.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { correctEvent, goal, kickOff, periodMark, result, writeLedger } from '#tests/kit/content/ledgers.ts';
import { pasteLineUp, writeFixture, writeRound, writeSeason } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { linkToTie } from '../fixtures/change-fixture.ts';
import { appendEntries } from '../ledger/append-entries.ts';
import { listConsoles, readConsole } from './read-console.ts';

describeOnEachDatabase('the console', (open) => {
  it('has the players of the line-up of this match and of this team, in their order', async () => {
    const { db } = await open();
    const [id, other] = [await writeFixture(db), await writeFixture(db, { kick_off: NOON + DAY })];
    const actor = await writeActor(db, 'editor');
    const save = (fixtureId: string, side: 'home' | 'away', name: string) =>
      pasteLineUp(db, { actor, fixtureId, side, sheet: `10. ${name}` });
    await save(id, 'away', 'Filip');
    await save(other, 'away', 'Elvin');
    await save(other, 'home', 'Musa');
    const { squads, sample } = await readConsole(db, { id });
    expect(squads).toEqual({ home: [], away: [{ id: null, name: 'Filip', shirt: 10 }] });
    expect(sample).toBe(false);
    const both = await listConsoles(db, { ids: [id, other, 'nobody'] });
    expect([...both.keys()].sort()).toEqual([id, other].sort());
    expect(both.get(id)?.squads).toEqual(squads);
    expect(both.get(other)?.squads.home).toMatchObject([{ name: 'Musa' }]);
  });

  it('says of a match that it only shows how the site looks, and of none that it does not exist', async () => {
    const { db } = await open();
    const id = await writeFixture(db, { sample: 1 });
    expect((await readConsole(db, { id })).sample).toBe(true);
    await expect(readConsole(db, { id: 'nobody' })).rejects.toThrow(NotFound);
  });

  it('warns of a goal that was entered in the break until somebody corrects it', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    const actor = await writeActor(db, 'editor', 'Orxan');
    await writeLedger(db, fixtureId, [kickOff(), periodMark('halfTime'), goal('home', 45)]);
    const read = async () => (await readConsole(db, { id: fixtureId })).events[0];
    const entered = await read();
    expect(entered).toMatchObject({ warnings: ['inBreak'], staffId: null, changes: [{ by: null }] });
    const correction = { actor, id: newId(), eventId: entered?.id ?? '', event: goal('home', 45, '№ 7') };
    await correctEvent(db, { ...correction, fixtureId, now: NOON, newId });
    expect(entered?.version, 'the entry that added it').toBe(entered?.id);
    expect(await read()).toMatchObject({
      warnings: [],
      changes: [{ by: null }, { by: 'Orxan' }],
      version: correction.id,
    });
  });

  it.each([
    [true, ['onBench']],
    [false, []],
  ])('warns of a scorer on the bench of an official line-up: %s', async (isOfficial, warnings) => {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    await pasteLineUp(db, {
      actor: await writeActor(db, 'editor'),
      fixtureId,
      side: 'home',
      sheet: [
        ...[...'abcdefghijk'].map((letter, at) => `${at + 1}. Oyunçu${letter}`),
        'Ehtiyatlar:',
        '14. Musa',
      ].join('\n'),
      isOfficial,
    });
    await writeLedger(db, fixtureId, [kickOff(), goal('home', 20, 'Musa')]);
    for (const console of [
      await readConsole(db, { id: fixtureId }),
      (await listConsoles(db, { ids: [fixtureId] })).get(fixtureId),
    ])
      expect(console?.events[0]?.warnings).toEqual(warnings);
  });

  it('does not warn of a goal in the break that a provider has sent', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    await writeLedger(db, fixtureId, [kickOff(), periodMark('halfTime')]);
    const entries = [{ id: newId(), action: 'add' as const, event: goal('home', 45) }];
    await appendEntries(db, { fixtureId, entries, source: 'provider', staffId: null, now: NOON });
    expect((await readConsole(db, { id: fixtureId })).events[0]?.warnings).toEqual([]);
  });

  it('tells the score after goals only', async () => {
    const { db } = await open();
    const id = await writeFixture(db);
    const card = { type: 'yellow', side: 'away', player: null, minute: 20, added: null } as const;
    await writeLedger(db, id, [kickOff(), goal('home', 12), card, goal('home', 30)]);
    const texts = (await readConsole(db, { id })).events.map(({ text }) => text);
    expect(texts[0]).toContain('2:0');
    expect(texts[2]).toContain('1:0');
  });

  it('tells the shoot-out with the end of the match only', async () => {
    const { db } = await open();
    const id = await writeFixture(db);
    const at = { player: null, minute: 120, added: null };
    const kick = { type: 'shootOutKick', side: 'away', isScored: true, ...at } as const;
    await writeLedger(db, id, [kickOff(), periodMark('shootOut'), kick, periodMark('fullTime')]);
    const texts = (await readConsole(db, { id })).events.map(({ text }) => text);
    expect(texts[0]).toBe('Oyun başa çatdı. Hesab: 0:0. Penaltilər: 0:1');
    expect(texts.filter((text) => text.includes('0:1'))).toHaveLength(1);
  });

  it('knows that a level match of a tie that is played again decides nothing, and its replay does', async () => {
    const { db } = await open();
    const ties = { ...DEFAULT_REGULATION.ties, replay: true };
    const season = await writeSeason(db, { kind: 'knockout', regulation: { ties } });
    const over = { season_id: season, round_id: await writeRound(db, season, 'quarter') };
    const first = await writeFixture(db, over);
    await linkToTie(db, first, newId);
    const isDecider = async (id: string) => (await readConsole(db, { id })).tie?.isDecider;
    expect(await isDecider(first)).toBe(false);
    await writeLedger(db, first, [result(1, 1)]);
    const replay = await writeFixture(db, {
      ...over,
      teams: ['Neftçi', 'Qarabağ'],
      kick_off: NOON + 7 * DAY,
    });
    await linkToTie(db, replay, newId);
    expect([await isDecider(first), await isDecider(replay)]).toEqual([false, true]);
  });

  it('does not know who goes through in a second leg before the first has its result', async () => {
    const { db } = await open();
    const ties = { ...DEFAULT_REGULATION.ties, legs: 2 as const };
    const season = await writeSeason(db, { kind: 'knockout', regulation: { ties } });
    const over = { season_id: season, round_id: await writeRound(db, season, 'quarter') };
    const [first, second] = [
      await writeFixture(db, { ...over, kick_off: NOON - 7 * DAY }),
      await writeFixture(db, over),
    ];
    for (const id of [first, second]) await linkToTie(db, id, newId);
    const tieOf = async (id: string) => (await readConsole(db, { id })).tie;
    for (const id of [first, second])
      expect(await tieOf(id)).toMatchObject({ isDecider: false, firstLeg: null });
    await writeLedger(db, first, [result(2, 1)]);
    expect(await tieOf(first)).toMatchObject({ isDecider: false, firstLeg: null });
    // Both matches have the same home side.
    expect(await tieOf(second)).toMatchObject({ isDecider: true, firstLeg: { home: 2, away: 1 } });
  });
});
