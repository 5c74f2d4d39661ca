import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeStandings } from '#features/competitions/rules/standings/compute-standings.ts';
import { DEFAULT_REGULATION } from '#features/competitions/rules/standings/regulation.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import {
  correctEvent,
  goal,
  kickOff,
  periodMark,
  recordEvent,
  result,
  retractEvent,
  writeLedger,
} from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeSeason } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { appendEntries } from './append-entries.ts';
import { deriveMatch, type MatchState } from './derive-match.ts';
import { type CurrentEvent, foldEntry, foldLedger } from './fold-ledger.ts';
import type { LedgerEntry, LedgerEvent } from './ledger-event.ts';
import { rebuildMatches, rebuildStaleMatches } from './rebuild-matches.ts';
import { writeDeskEntry } from './write-desk-entry.ts';

const halves: LedgerEvent[] = [
  goal('home', 46, 'C'),
  { ...goal('away', 45, 'B'), added: 2 },
  goal('home', 45, 'A'),
];

describeOnEachDatabase('the ledger of a match', (open) => {
  async function prepare() {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const fixtureId = await writeFixture(db, { season_id });
    const actor = await writeActor(db, 'editor', 'Orxan');
    const at = { actor, fixtureId, now: NOON, newId };
    const fixture = () =>
      db.selectFrom('fixture').selectAll().where('id', '=', fixtureId).executeTakeFirstOrThrow();
    const events = () =>
      db.selectFrom('fixture_event').selectAll().orderBy('fixture_id').orderBy('position').execute();
    const table = () => db.selectFrom('standing').selectAll().orderBy('position').execute();
    return { db, at, fixtureId, fixture, events, table };
  }

  it('gives status, score and events, with 45+2 before 46', async () => {
    const { db, fixtureId, fixture, events } = await prepare();
    await writeLedger(db, fixtureId, [
      kickOff(),
      periodMark('halfTime'),
      periodMark('secondHalf'),
      ...halves,
    ]);
    expect(await fixture()).toMatchObject({
      status: 'live',
      phase: 'secondHalf',
      home_score: 2,
      away_score: 1,
      last_sequence: 6,
      home_half_time: 1,
      away_half_time: 1,
    });
    const players = (await events()).map((event) => event.player ?? event.detail);
    expect(players).toEqual(['kickOff', 'A', 'B', 'halfTime', 'secondHalf', 'C']);
  });

  it('resumes a match that was suspended in a break without a clock', async () => {
    const { db, fixtureId, fixture } = await prepare();
    const suspended: LedgerEvent = { type: 'suspended', reason: 'yağış', at: NOON };
    const resumed: LedgerEvent = { type: 'resumed', fromMinute: 45, at: NOON };
    await writeLedger(db, fixtureId, [kickOff(), periodMark('halfTime'), suspended, resumed]);
    expect(await fixture()).toMatchObject({ status: 'live', phase: 'halftime', clock_at: null });
  });

  it('returns to before the kick-off when the kick-off of a suspended match is retracted', async () => {
    const { db, at, fixture } = await prepare();
    const eventId = newId();
    await recordEvent(db, { ...at, id: eventId, event: kickOff() });
    const addedTime: LedgerEvent = { type: 'addedTime', minutes: 2, minute: 45, added: null };
    const suspended: LedgerEvent = { type: 'suspended', reason: 'yağış', at: NOON };
    for (const event of [addedTime, suspended]) await recordEvent(db, { ...at, id: newId(), event });
    expect(await fixture()).toMatchObject({ status: 'suspended', announced_added: null });
    await retractEvent(db, { ...at, id: newId(), eventId, reason: 'Başqa oyun' });
    expect(await fixture()).toMatchObject({ status: 'scheduled', phase: null, home_score: null });
  });

  it('retracts and restores a goal, and keeps every entry', async () => {
    const { db, at, fixture, table } = await prepare();
    await recordEvent(db, { ...at, id: newId(), event: kickOff() });
    const eventId = newId();
    await recordEvent(db, { ...at, id: eventId, event: goal('home', 12) });
    expect((await table()).map(({ points, is_live }) => [points, is_live])).toEqual([
      [3, 1],
      [0, 1],
    ]);
    await retractEvent(db, { ...at, id: newId(), eventId, reason: 'Ofsayd' });
    expect(await fixture()).toMatchObject({ home_score: 0, away_score: 0 });
    await expect(retractEvent(db, { ...at, id: newId(), eventId, reason: 'x' })).rejects.toMatchObject({
      code: 'match.eventGone',
    });
    await correctEvent(db, { ...at, id: newId(), eventId, event: goal('away', 13) });
    expect(await fixture()).toMatchObject({ home_score: 0, away_score: 1, last_sequence: 4 });
  });

  it('shows a goal that the VAR has cancelled', async () => {
    const { db, at, fixture, events } = await prepare();
    await recordEvent(db, { ...at, id: newId(), event: kickOff() });
    const eventId = newId();
    await recordEvent(db, { ...at, id: eventId, event: goal('home', 12) });
    await writeDeskEntry(db, { ...at, id: newId() }, () => ({
      kind: 'cancelGoal',
      eventId,
      side: 'home',
      note: 'Ofsayd',
      at: { minute: 14, added: null },
    }));
    expect(await fixture()).toMatchObject({ home_score: 0, away_score: 0 });
    expect((await events()).map(({ type, detail, note }) => [type, detail, note])).toEqual([
      ['mark', 'kickOff', null],
      ['var', 'goalCancelled', 'Ofsayd'],
    ]);
  });

  it('writes an entry that is sent twice once', async () => {
    const { db, at, fixture } = await prepare();
    await recordEvent(db, { ...at, id: newId(), event: kickOff() });
    const id = newId();
    for (let count = 0; count < 2; count++) await recordEvent(db, { ...at, id, event: goal('home', 12) });
    expect(await fixture()).toMatchObject({ home_score: 1, last_sequence: 2 });
  });

  it('refuses what does not fit, and authors', async () => {
    const { db, at } = await prepare();
    const add = (event: LedgerEvent) => recordEvent(db, { ...at, id: newId(), event });
    await expect(add(goal('home', 3))).rejects.toMatchObject({ code: 'match.notStarted' });
    await expect(add({ type: 'resumed', fromMinute: 3, at: NOON })).rejects.toMatchObject({
      code: 'match.notLive',
    });
    await add(kickOff());
    await expect(add(kickOff())).rejects.toMatchObject({ code: 'match.alreadyStarted' });
    await expect(add(goal('home', 400))).rejects.toMatchObject({
      problems: [{ field: 'minute', code: 'match.minute' }],
    });
    const eventId = newId();
    await recordEvent(db, { ...at, id: eventId, event: goal('home', 3) });
    await expect(
      correctEvent(db, { ...at, id: newId(), eventId, event: periodMark('halfTime') }),
    ).rejects.toMatchObject({ problems: [{ field: 'type', code: 'match.event' }] });
    const author = await writeActor(db, 'author', 'Aysel');
    const byAuthor = { ...at, actor: author, id: newId(), event: goal('home', 3) };
    await expect(async () => recordEvent(db, byAuthor)).rejects.toThrow('role');
  });

  it('takes a card for a card as a correction, but no other mark and no other decision', async () => {
    const { db, at } = await prepare();
    const add = async (event: LedgerEvent) => {
      const eventId = newId();
      await recordEvent(db, { ...at, id: eventId, event });
      return (next: LedgerEvent) => correctEvent(db, { ...at, id: newId(), eventId, event: next });
    };
    const other = { problems: [{ field: 'type', code: 'match.event' }] };
    const suspended: LedgerEvent = { type: 'suspended', reason: 'yağış', at: NOON };
    const correctMark = await add(kickOff());
    const correctCard = await add({ ...goal('home', 12), type: 'yellow' });
    const correctDecision = await add(suspended);
    await correctMark(kickOff(NOON + 1));
    await correctCard({ ...goal('home', 12), type: 'red' });
    await correctDecision({ ...suspended, reason: 'Dolu' });
    await expect(correctMark(periodMark('halfTime'))).rejects.toMatchObject(other);
    await expect(correctCard(suspended)).rejects.toMatchObject(other);
    await expect(correctDecision({ ...suspended, type: 'abandoned' })).rejects.toMatchObject(other);
    await expect(correctDecision(goal('home', 12))).rejects.toMatchObject(other);
  });

  it('counts in the table while it is live or suspended, and not when it is abandoned', async () => {
    const { db, fixtureId, table } = await prepare();
    await writeLedger(db, fixtureId, [kickOff(), goal('home', 12)]);
    const live = await table();
    expect(live).toMatchObject([
      { played: 1, points: 3, is_live: 1 },
      { played: 1, points: 0 },
    ]);
    await writeLedger(db, fixtureId, [{ type: 'suspended', reason: 'yağış', at: NOON }]);
    expect(await table()).toEqual(live);
    await writeLedger(db, fixtureId, [{ type: 'abandoned', reason: 'yağış', at: NOON }]);
    expect((await table()).map(({ played }) => played)).toEqual([0, 0]);
  });

  it('cannot be changed or deleted', async () => {
    const { db, fixtureId } = await prepare();
    await writeLedger(db, fixtureId, [kickOff()]);
    await expect(db.updateTable('ledger_entry').set({ reason: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(db.deleteFrom('ledger_entry').execute()).rejects.toThrow('append-only');
  });

  it('derives identical rows when everything is derived again', async () => {
    const { db, fixtureId, events, table } = await prepare();
    await writeLedger(db, fixtureId, [kickOff(), ...halves, periodMark('fullTime')]);
    const season_id = await writeSeason(db);
    const other = await writeFixture(db, { season_id, teams: ['Zirə', 'Sabah'] });
    await writeLedger(db, other, [result(2, 2)]);
    const all = async () => [
      await db.selectFrom('fixture').selectAll().orderBy('id').execute(),
      await events(),
      await table(),
    ];
    const before = await all();
    await db.updateTable('fixture').set({ home_score: 9, away_score: 9 }).execute();
    await db.deleteFrom('fixture_event').execute();
    await db.deleteFrom('standing').execute();
    expect(await rebuildMatches(db)).toEqual({ fixtures: 2, seasons: 1 });
    expect(await all()).toEqual(before);
  });

  it('is derived again at the start of the server for a match that a migration has marked, with its table', async () => {
    const { db, fixtureId, fixture, table } = await prepare();
    await writeLedger(db, fixtureId, [kickOff(), ...halves, periodMark('fullTime')]);
    const before = [await fixture(), await table()];
    await db.updateTable('fixture').set({ home_score: 9, last_sequence: 0 }).execute();
    await db.deleteFrom('standing').execute();
    expect(await rebuildStaleMatches(db)).toBe(1);
    expect([await fixture(), await table()]).toEqual(before);
    expect(await rebuildStaleMatches(db)).toBe(0);
  });
});

describeOnPostgres('two operators of one match on two instances', (open) => {
  it('lose no event', async () => {
    const { db, target } = await open();
    const other = await openDatabase(target);
    const season_id = await writeSeason(db);
    const matches = [
      await writeFixture(db, { season_id }),
      await writeFixture(db, { season_id, teams: ['Zirə', 'Sabah'] }),
    ];
    for (const id of matches) await writeLedger(db, id, [kickOff()]);
    const writes = Array.from({ length: 24 }, (_, index) =>
      appendEntries(index % 4 < 2 ? db : other.db, {
        fixtureId: matches[index % 2] ?? '',
        source: 'desk',
        staffId: null,
        now: NOON,
        entries: [{ id: newId(), action: 'add', event: goal('home', index + 1) }],
      }),
    );
    await Promise.all(writes);
    await other.close();
    const rows = await db.selectFrom('fixture').select(['home_score', 'last_sequence']).execute();
    expect(rows).toEqual(matches.map(() => ({ home_score: 12, last_sequence: 13 })));
    const goals = await db.selectFrom('standing').select('goals_for').orderBy('position').execute();
    expect(goals.map(({ goals_for }) => goals_for)).toEqual([12, 12, 0, 0]);
  });
});

const scored = fc.record({ side: fc.constantFrom('home' as const, 'away' as const), minute: fc.nat(90) });
type Scored = { side: 'home' | 'away'; minute: number };
type History = [first: Scored, changes: (Scored | null)[]];
/** A goal as it was entered first, and what was then made of it: another goal, or nothing. */
const history = fc.tuple(scored, fc.array(fc.option(scored), { maxLength: 3 }));
const histories = fc.array(history, { minLength: 1, maxLength: 8 });

/** The ledger with all corrections and retractions in an order of `choices`, and the ledger of what remains. */
function makeLedgers(goals: readonly History[], choices: Iterator<number>) {
  const written = goals.map(([first], index) => entryOf(index + 1, `e${index}`, 'add', first));
  const queues = goals.map(([, changes], index) => changes.map((change) => ({ index, change })));
  for (;;) {
    const waiting = queues.filter((queue) => queue.length > 0);
    const next = waiting[(choices.next().value ?? 0) % waiting.length]?.shift();
    if (!next) break;
    const action = next.change ? 'correct' : 'retract';
    written.push(entryOf(written.length + 1, `e${next.index}`, action, next.change));
  }
  const corrected = goals.flatMap(([first, changes], index) => {
    const last = changes.length > 0 ? changes.at(-1) : first;
    return last ? [entryOf(index + 1, `e${index}`, 'add', last)] : [];
  });
  const start = entryOf(0, 'start', 'add', null, kickOff());
  return { written: [start, ...written], corrected: [start, ...corrected] };
}

/** The table of these matches: each team plays each other once. */
function tableOf(matches: readonly MatchState[]) {
  const pairs = ['ab', 'bc', 'ca'];
  return computeStandings({
    regulation: { ...DEFAULT_REGULATION, tieBreaks: ['headToHead', 'goalDifference', 'goalsFor'] },
    teams: ['a', 'b', 'c'],
    starts: new Map(),
    deductions: new Map(),
    places: new Map(),
    conduct: new Map(),
    matches: matches.map(({ score }, index) => {
      const [home = '', away = ''] = pairs[index] ?? '';
      return {
        home,
        away,
        kickOff: index,
        round: null,
        isLive: false,
        homeGoals: score?.home ?? 0,
        awayGoals: score?.away ?? 0,
      };
    }),
  });
}

it('any order of corrections and retractions gives the match and the table of the corrected ledger', () => {
  fc.assert(
    fc.property(
      fc.tuple(histories, histories, histories),
      fc.infiniteStream(fc.nat(1000)),
      (all, choices) => {
        const ledgers = all.map((goals) => makeLedgers(goals, choices));
        const written = ledgers.map((ledger) => deriveMatch(foldLedger(ledger.written)));
        const corrected = ledgers.map((ledger) => deriveMatch(foldLedger(ledger.corrected)));
        expect(written).toEqual(corrected);
        for (const { written: entries } of ledgers) {
          const byEntry = entries.reduce<CurrentEvent[]>((all, one) => foldEntry(all, one, entries), []);
          expect(byEntry, 'folded entry by entry').toEqual(foldLedger(entries));
        }
        expect(tableOf(written)).toEqual(tableOf(corrected));
      },
    ),
  );
});

function entryOf(
  sequence: number,
  eventId: string,
  action: LedgerEntry['action'],
  goalOf: { side: 'home' | 'away'; minute: number } | null | undefined,
  other?: LedgerEvent,
): LedgerEntry {
  return {
    id: action === 'add' ? eventId : `${eventId}-${sequence}`,
    sequence,
    action,
    eventId,
    event: other ?? (goalOf ? goal(goalOf.side, goalOf.minute) : null),
    reason: null,
    source: 'desk',
    sourceKey: null,
    staffId: null,
    createdAt: NOON,
  };
}
