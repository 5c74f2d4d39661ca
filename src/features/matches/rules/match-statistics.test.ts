import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listDueEntries } from '#features/match-replay/rules/play-recording.ts';
import { recording } from '#features/match-replay/rules/recording.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import {
  correctEvent,
  kickOff,
  makeStatistics,
  recordEvent,
  retractEvent,
  statisticsEvent,
  writeLedger,
} from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { readMatchDetails } from './coverage/read-match-details.ts';
import { rebuildMatches } from './ledger/rebuild-matches.ts';
import {
  completePossession,
  hasStatistics,
  listContradictions,
  type MatchStatistics,
  statisticNames,
} from './match-statistics.ts';
import { listFixturesById } from './read/list-fixtures.ts';

const orUnknown = (value: fc.Arbitrary<number>) => fc.option(value, { freq: 3 });
const upTo = (max: number | null) => orUnknown(fc.nat(max ?? 99));
const count = orUnknown(fc.nat(99));

/** Statistics that contradict nothing, with any of them unknown. */
const validStatistics: fc.Arbitrary<MatchStatistics> = fc
  .record({ possession: orUnknown(fc.nat(100)), isBoth: fc.boolean(), home: count, away: count })
  .chain(({ possession, isBoth, home, away }) =>
    fc.record({ home: upTo(home), away: upTo(away) }).chain((onTarget) =>
      fc.record({
        home: fc.record({
          possession: fc.constant(possession),
          shots: fc.constant(home),
          onTarget: fc.constant(onTarget.home),
          corners: count,
          fouls: count,
          offsides: count,
          saves: upTo(onTarget.away),
        }),
        away: fc.record({
          possession: fc.constant(isBoth && possession !== null ? 100 - possession : null),
          shots: fc.constant(away),
          onTarget: fc.constant(onTarget.away),
          corners: count,
          fouls: count,
          offsides: count,
          saves: upTo(onTarget.home),
        }),
      }),
    ),
  )
  .filter(hasStatistics);

describeOnEachDatabase('the statistics of a match', (open) => {
  async function prepare() {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    const at = { actor: await writeActor(db, 'editor', 'Orxan'), fixtureId, now: NOON, newId };
    const add = async (home: Parameters<typeof statisticsEvent>[0], id = newId()) => {
      await recordEvent(db, { ...at, id, event: statisticsEvent(home) });
      return id;
    };
    const shots = async () => (await read(db, fixtureId))?.home.shots ?? null;
    return { db, fixtureId, at, add, shots };
  }

  it('are read as they were entered, whatever is unknown', async () => {
    const { db, fixtureId } = await prepare();
    await writeLedger(db, fixtureId, [kickOff()]);
    await fc.assert(
      fc.asyncProperty(validStatistics, async (statistics) => {
        const { state } = await writeLedger(db, fixtureId, [{ type: 'statistics', statistics, at: NOON }]);
        const stored = await read(db, fixtureId);
        expect(stored).toEqual(completePossession(statistics));
        expect(state.statistics).toEqual(stored);
      }),
      { numRuns: 30 },
    );
  });

  it('are the newest that hold: a correction changes them, a retraction brings the older ones back', async () => {
    const { db, at, add, shots } = await prepare();
    await recordEvent(db, { ...at, id: newId(), event: kickOff() });
    const older = await add({ shots: 5 });
    const newer = newId();
    for (let times = 0; times < 2; times++) await add({ shots: 9 }, newer);
    expect(await shots()).toBe(9);
    const change = { ...at, eventId: newer };
    await correctEvent(db, { ...change, id: newId(), event: statisticsEvent({ shots: 10 }) });
    expect(await shots()).toBe(10);
    await correctEvent(db, { ...at, id: newId(), eventId: older, event: statisticsEvent({ shots: 6 }) });
    expect(await shots(), 'a correction of the older ones').toBe(10);
    await retractEvent(db, { ...change, id: newId(), reason: 'Səhv' });
    expect(await shots()).toBe(6);
    await correctEvent(db, { ...change, id: newId(), event: statisticsEvent({ shots: 11 }) });
    expect(await shots(), 'restored').toBe(11);
    const before = await db.selectFrom('fixture').selectAll().execute();
    await db.updateTable('fixture').set({ statistics: null }).execute();
    await rebuildMatches(db);
    expect(await db.selectFrom('fixture').selectAll().execute()).toEqual(before);
    const retract = async (eventId: string) =>
      retractEvent(db, { ...at, id: newId(), eventId, reason: 'Səhv' });
    for (const eventId of [newer, older]) await retract(eventId);
    expect(await read(db, at.fixtureId)).toBeNull();
  });

  it('are no event of the match, and nobody is told about them', async () => {
    const { db, fixtureId, at } = await prepare();
    await recordEvent(db, { ...at, id: newId(), event: kickOff() });
    const queued = () => db.selectFrom('outbox_event').select(['id', 'detail']).orderBy('id').execute();
    const [match, before] = [await listFixturesById(db, { ids: [fixtureId] }), await queued()];
    expect(before).toHaveLength(1);
    const id = newId();
    const event = statisticsEvent({ possession: 55, shots: 12 }, { possession: 45 });
    await recordEvent(db, { ...at, id, event });
    await retractEvent(db, { ...at, id: newId(), eventId: id, reason: 'Səhv' });
    expect(await queued()).toEqual(before);
    expect(await listFixturesById(db, { ids: [fixtureId] })).toEqual(match);
    const lines = await db.selectFrom('audit_log').select('after').orderBy('id').execute();
    expect(lines.map(({ after }) => after)).toContain(
      JSON.stringify({ event: 'Statistika: Topa sahiblik 55:45, Zərbələr 12:–' }),
    );
  });

  it('need a match that has begun, and are gone with its kick-off', async () => {
    const { db, at, add, fixtureId } = await prepare();
    await expect(add({ shots: 1 })).rejects.toMatchObject({ code: 'match.notStarted' });
    const eventId = newId();
    await recordEvent(db, { ...at, id: eventId, event: kickOff() });
    await add({ shots: 1 });
    await retractEvent(db, { ...at, id: newId(), eventId, reason: 'Başqa oyun' });
    expect(await read(db, fixtureId)).toBeNull();
  });

  it.each<[name: string, home: Partial<MatchStatistics['home']>, away: Partial<MatchStatistics['away']>]>([
    ['nothing', {}, {}],
    ['a number that is too great', { shots: 100 }, {}],
    ['a number below zero', { fouls: -1 }, {}],
    ['a part of a number', { fouls: 1.5 }, {}],
    ['a possession above 100', { possession: 101 }, {}],
    ['a possession that is not 100 together', { possession: 50 }, { possession: 49 }],
    ['more shots on target than shots', { shots: 3, onTarget: 4 }, {}],
    ['more saves than shots on target of the other team', { saves: 3 }, { onTarget: 2 }],
  ])('are refused with %s', async (_, home, away) => {
    const { db, at } = await prepare();
    await recordEvent(db, { ...at, id: newId(), event: kickOff() });
    const event = statisticsEvent(home, away);
    await expect(recordEvent(db, { ...at, id: newId(), event })).rejects.toMatchObject({
      problems: [{ field: 'statistics', code: 'match.event' }],
    });
  });
});

it.each(statisticNames)('one number of one team contradicts nothing: %s', (name) => {
  for (const value of [0, 60]) {
    expect(listContradictions(makeStatistics({ [name]: value }))).toEqual([]);
    expect(listContradictions(makeStatistics({}, { [name]: value }))).toEqual([]);
  }
});

it('a recording may have statistics', () => {
  const step = { type: 'statistics', statistics: { home: { shots: 4 }, away: {} }, minute: 45 };
  const parsed = recording.parse({ home: { name: 'A' }, away: { name: 'B' }, steps: [step] });
  const { entries } = listDueEntries(parsed, { idPrefix: 'r', startedAt: 0, speed: 1, now: NOON });
  const statistics = makeStatistics({ shots: 4 });
  expect(entries).toMatchObject([{ action: 'add', event: { type: 'statistics', statistics } }]);
});

async function read(db: Db, fixtureId: string): Promise<MatchStatistics | null> {
  return (await readMatchDetails(db, { fixtureId })).statistics;
}
