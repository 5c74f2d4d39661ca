import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import {
  card,
  goal,
  kickOff,
  makeStatistics,
  periodMark,
  recordEvent,
  result,
  retractEvent,
  substitution,
  writeLedger,
} from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeSeason, writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { takeEvents } from '#tests/kit/content/outbox.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { appendEntries } from './append-entries.ts';
import { insertMatches } from './insert-matches.ts';
import { type LedgerEvent, listLedger } from './ledger-event.ts';
import { lockFixture, lockLedger, lockLedgers } from './match-ledger.ts';
import { rebuildMatches } from './rebuild-matches.ts';
import { type DeskChange, writeDeskEntry } from './write-desk-entry.ts';

const unnamed = (event: LedgerEvent): LedgerEvent => ({ ...event, player: null }) as LedgerEvent;

describeOnEachDatabase('an entry of the match desk', (open) => {
  async function prepare() {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    const [orxan, aysel] = [
      await writeActor(db, 'editor', 'Orxan'),
      await writeActor(db, 'operator', 'Aysel'),
    ];
    let clock = NOON;
    const write = (change: DeskChange, actor = orxan, id = newId()) =>
      writeDeskEntry(db, { actor, fixtureId, id, now: clock++, newId }, () => change);
    const add = async (event: LedgerEvent, actor = orxan, isSure = false) => {
      const id = newId();
      await write({ kind: 'add', event, isSure }, actor, id);
      return id;
    };
    const audit = async () => {
      const rows = await db
        .selectFrom('audit_log')
        .select(['before', 'after'])
        .orderBy('created_at')
        .execute();
      return rows.map(({ before, after }) => [JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')]);
    };
    return { db, fixtureId, orxan, aysel, write, add, audit };
  }

  it('is written into the audit log in words, before and after', async () => {
    const { write, add, audit } = await prepare();
    await add(kickOff());
    const id = await add(goal('home', 12, 'Elvin'));
    await write({ kind: 'correct', eventId: id, event: goal('home', 13, 'Elvin'), reason: 'Protokol' });
    await write({ kind: 'retract', eventId: id, reason: ' Ofsayd ' });
    await write({ kind: 'correct', eventId: id, event: goal('away', 13, 'Rəşad') });
    expect(await audit()).toEqual([
      [null, { event: 'Oyun başladı (18:00)' }],
      [null, { event: "12' QOL! “Qarabağ” – Elvin" }],
      [{ event: "12' QOL! “Qarabağ” – Elvin" }, { event: "13' QOL! “Qarabağ” – Elvin", reason: 'Protokol' }],
      [{ event: "13' QOL! “Qarabağ” – Elvin" }, { event: '', reason: 'Ofsayd' }],
      [{ event: '' }, { event: "13' QOL! “Neftçi” – Rəşad" }],
    ]);
  });

  it.each([' ', ''])('that takes an event back needs a reason: %j', async (reason) => {
    const { write, add } = await prepare();
    const eventId = await add(kickOff());
    await expect(write({ kind: 'retract', eventId, reason })).rejects.toMatchObject({
      problems: [{ field: 'reason', code: 'match.reasonRequired' }],
    });
  });

  it('about a goal that the VAR has cancelled gives the VAR as the reason, unless there is a note', async () => {
    const { db, fixtureId, write, add } = await prepare();
    await add(kickOff());
    for (const note of ['', 'Ofsayd']) {
      const eventId = await add(goal('home', 12));
      await write({ kind: 'cancelGoal', eventId, side: 'home', note, at: { minute: 14, added: null } });
    }
    const entries = await listLedger(db, { fixtureId });
    expect(entries.flatMap(({ action, reason }) => (action === 'retract' ? [reason] : []))).toEqual([
      'VAR',
      'Ofsayd',
    ]);
  });

  it('is asked about when a colleague has entered the same event, until the operator is sure', async () => {
    const { add, orxan, aysel } = await prepare();
    await add(kickOff());
    await add(goal('home', 10));
    await add(card('yellow', 'home', 'Zubir', 10));
    await add(substitution('away', 'Elvin', 'Orxan', 10));
    for (const [event, code] of [
      [goal('home', 11), 'match.goalTwice'],
      [card('secondYellow', 'home', 'Zubir', 9), 'match.cardTwice'],
      [substitution('away', 'Elvin', 'Orxan', 10), 'match.substitutionTwice'],
    ] as const) {
      await add(event, orxan);
      await expect(add(event, aysel)).rejects.toMatchObject({ code });
      await add(event, aysel, true);
    }
  });

  it('is of the moment when the button was pressed, also when it is sent later', async () => {
    const { add, write, aysel } = await prepare();
    await add(kickOff());
    await add(goal('home', 10));
    const change = { kind: 'add', event: goal('home', 40), isSure: false } as const;
    await expect(write(change, aysel)).rejects.toMatchObject({ code: 'match.goalTwice' });
    await write({ ...change, at: NOON + 30 * MINUTE }, aysel);
  });

  it('keeps the correction of a colleague who had the event in a form at the same time', async () => {
    const { add, write, orxan, aysel } = await prepare();
    await add(kickOff());
    const eventId = await add(goal('home', 10, 'Zubir'));
    const correct = (event: LedgerEvent, actor: typeof orxan, seen?: string) =>
      write({ kind: 'correct', eventId, event, form: { version: eventId, seen } }, actor);
    await correct(goal('home', 13, 'Zubir'), orxan);
    const { state } = await correct(goal('home', 10, 'Elvin'), aysel);
    expect(state.events.at(-1)?.event).toEqual(goal('home', 13, 'Elvin'));
    await expect(correct(goal('home', 10, 'Rəşad'), orxan)).rejects.toMatchObject({
      code: 'match.eventChanged',
    });
  });

  it('moves the running clock to the minute that is shown on the field', async () => {
    const { write, add } = await prepare();
    await expect(write({ kind: 'clock', minute: 3, at: NOON })).rejects.toMatchObject({
      code: 'match.clockStopped',
    });
    await add(kickOff());
    const first = await write({ kind: 'clock', minute: 11, at: NOON + 9 * MINUTE });
    expect(first.state.clock).toEqual({ at: NOON - MINUTE, minute: 1, rate: 1 });
    await add(periodMark('halfTime'));
    await expect(write({ kind: 'clock', minute: 46, at: NOON })).rejects.toMatchObject({
      code: 'match.clockStopped',
    });
    await add({ ...periodMark('secondHalf', NOON + 60 * MINUTE), rate: 2 });
    const second = await write({ kind: 'clock', minute: 50, at: NOON + 70 * MINUTE });
    expect(second.state.clock).toEqual({ at: NOON + 68 * MINUTE, minute: 46, rate: 2 });
    await add({ type: 'suspended', reason: 'Yağış', at: NOON + 71 * MINUTE });
    await add({ type: 'resumed', fromMinute: 52, at: NOON + 80 * MINUTE });
    const third = await write({ kind: 'clock', minute: 60, at: NOON + 90 * MINUTE });
    expect(third.state.clock).toEqual({ at: NOON + 82 * MINUTE, minute: 52, rate: 1 });
  });

  it('moves the event that started the clock, and not another one of its moment or after it', async () => {
    const { db, fixtureId, write, add } = await prepare();
    const start = await add(kickOff());
    await add({ type: 'statistics', statistics: makeStatistics({ shots: 3 }), at: NOON });
    const stop = await add({ type: 'suspended', reason: 'Yağış', at: NOON + 5 * MINUTE });
    await add({ type: 'resumed', fromMinute: 6, at: NOON + 20 * MINUTE });
    await write({ kind: 'retract', eventId: stop, reason: 'x' });
    const { state } = await write({ kind: 'clock', minute: 11, at: NOON + 9 * MINUTE });
    expect(state.clock).toEqual({ at: NOON - MINUTE, minute: 1, rate: 1 });
    const last = (await listLedger(db, { fixtureId })).at(-1);
    expect(last).toMatchObject({ eventId: start, source: 'desk' });
  });

  it('that changes or takes back an event which the match does not have is refused', async () => {
    const { write, add } = await prepare();
    await add(kickOff());
    for (const change of [
      { kind: 'correct', eventId: 'none', event: goal('home', 1) },
      { kind: 'retract', eventId: 'none', reason: 'x' },
    ] as const)
      await expect(write(change)).rejects.toMatchObject({ name: 'NotFound' });
    await expect(add({ ...kickOff(), rate: 'x' } as never)).rejects.toMatchObject({
      problems: [{ field: 'rate', code: 'match.event' }],
    });
  });
});

describeOnEachDatabase('the ledger', (open) => {
  it('of a match that does not exist cannot be locked', async () => {
    const { db } = await open();
    await expect(lockLedger(db, 'none')).rejects.toMatchObject({ name: 'NotFound' });
    await expect(lockFixture(db, 'none')).rejects.toMatchObject({ name: 'NotFound' });
    expect(await lockLedgers(db, ['none'])).toEqual([]);
    expect(await lockLedgers(db, [])).toEqual([]);
  });

  it('of a new match of an import is written with all that follows from it', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const { competition_id } = await db
      .selectFrom('season')
      .select('competition_id')
      .executeTakeFirstOrThrow();
    const facts = { competition_id, season_id, stage_id: season_id, kick_off: NOON, is_neutral: 0 as const };
    const [home_id, away_id] = [await writeTeam(db, 'Zirə'), await writeTeam(db, 'Sabah')];
    const add = (event: LedgerEvent) => ({ id: newId(), action: 'add' as const, event });
    await insertMatches(
      db,
      [
        {
          facts: { ...facts, id: 'a', home_id, away_id },
          entries: [kickOff(), goal('home', 3, 'Elvin'), periodMark('fullTime')].map(add),
        },
        { facts: { ...facts, id: 'b', home_id: away_id, away_id: home_id }, entries: [] },
      ],
      { source: 'import', now: NOON },
    );
    const columns = [
      'id',
      'status',
      'home_score',
      'version',
      'sample',
      'broadcast',
      'edited_at',
      'updated_at',
      'last_sequence',
    ] as const;
    const all = async () => ({
      fixtures: await db.selectFrom('fixture').select(columns).orderBy('id').execute(),
      events: await db
        .selectFrom('fixture_event')
        .select(['fixture_id', 'type', 'player'])
        .orderBy('position')
        .execute(),
    });
    const common = { version: 1, sample: 0, broadcast: 'unknown', edited_at: NOON, updated_at: NOON };
    const written = await all();
    expect(written).toEqual({
      fixtures: [
        { ...common, id: 'a', status: 'finished', home_score: 1, last_sequence: 3 },
        { ...common, id: 'b', status: 'scheduled', home_score: null, last_sequence: 0 },
      ],
      events: [
        { fixture_id: 'a', type: 'mark', player: null },
        { fixture_id: 'a', type: 'goal', player: 'Elvin' },
        { fixture_id: 'a', type: 'mark', player: null },
      ],
    });
    expect(
      (await listLedger(db, { fixtureId: 'a' })).map(({ source, sequence }) => [source, sequence]),
    ).toEqual([
      ['import', 1],
      ['import', 2],
      ['import', 3],
    ]);
    const progress: string[] = [];
    const counts = await rebuildMatches(db, {
      onProgress: (done, total) => progress.push(`${done}/${total}`),
    });
    expect([counts, progress]).toEqual([{ fixtures: 2, seasons: 1 }, ['1/3', '2/3', '3/3']]);
    expect(await all()).toEqual(written);
  });

  it('tells nobody about statistics, also when they are taken back', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    await writeLedger(db, fixtureId, [kickOff()]);
    await takeEvents(db);
    const at = { actor: await writeActor(db, 'editor'), fixtureId, now: NOON, newId };
    const id = newId();
    await recordEvent(db, {
      ...at,
      id,
      event: { type: 'statistics', statistics: makeStatistics({ shots: 3 }), at: NOON },
    });
    await retractEvent(db, { ...at, id: newId(), eventId: id, reason: 'x' });
    expect(await takeEvents(db)).toEqual([]);
    await recordEvent(db, { ...at, id: newId(), event: unnamed(goal('home', 3)) });
    expect(await takeEvents(db)).toMatchObject([{ detail: { sequences: [4] } }]);
  });

  it('derives the table only when the score or the status has changed, and not for a match without a season', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const fixtureId = await writeFixture(db, { season_id });
    await writeLedger(db, fixtureId, [kickOff()]);
    const lines = async () => (await db.selectFrom('standing').select('team_id').execute()).length;
    expect(await lines()).toBe(2);
    await db.deleteFrom('standing').execute();
    await writeLedger(db, fixtureId, [{ ...goal('home', 3), type: 'yellow' } as LedgerEvent]);
    expect(await lines()).toBe(0);
    const entries = [{ id: newId(), action: 'add' as const, event: result(1, 0) }];
    await appendEntries(db, {
      fixtureId,
      entries,
      source: 'import',
      staffId: null,
      now: NOON,
      projectsTable: false,
    });
    expect(await lines()).toBe(0);
    await writeLedger(db, await writeFixture(db, { teams: ['Zirə', 'Sabah'] }), [kickOff()]);
    expect(await lines()).toBe(0);
  });
});
