import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MINUTE } from '#az/format/durations.ts';
import { deriveMatch } from '#features/matches/rules/ledger/derive-match.ts';
import { foldLedger } from '#features/matches/rules/ledger/fold-ledger.ts';
import type { LedgerEntry } from '#features/matches/rules/ledger/ledger-event.ts';
import { parseLineUpPlayers } from '#features/matches/rules/line-ups/read-line-ups.ts';
import { readClock } from '#features/matches/rules/match-clock.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { findFootballData } from '#tests/kit/content/football-data.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeCompetition, writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createReplayFixture } from './create-replay-fixture.ts';
import { incidentMatch, parseRecordings } from './parse-recordings.ts';
import { listDueEntries, playRecording } from './play-recording.ts';
import { findReplayStart, type Recording, recording } from './recording.ts';

const match = recording.parse({
  home: { name: 'Qarabağ' },
  away: { name: 'Neftçi' },
  steps: [
    { type: 'mark', mark: 'kickOff', minute: 1 },
    { type: 'commentary', minute: 5, text: 'Oyun sakit başladı.' },
    { type: 'goal', side: 'home', player: '№ 9', minute: 12, key: 'first' },
    { type: 'retraction', of: 'first', minute: 14, reason: 'Ofsayd' },
    { type: 'goal', side: 'away', player: '№ 7', minute: 45, added: 2 },
    { type: 'mark', mark: 'halfTime', minute: 45, added: 3 },
    { type: 'mark', mark: 'secondHalf', minute: 46 },
    { type: 'penaltyGoal', side: 'home', player: '№ 10', minute: 46 },
    { type: 'mark', mark: 'fullTime', minute: 90, added: 4 },
  ],
});
/** Both halves with their added time, and the break. */
const MATCH_MINUTES = 48 + 15 + 49;

const replay = { idPrefix: 'x', startedAt: NOON, speed: 1 };
const idsAt = (now: number, speed = 1) =>
  listDueEntries(match, { ...replay, speed, now }).entries.map(({ id }) => id);

function stateAt(now: number, speed = 1, played: Pick<Recording, 'steps'> = match) {
  const { entries } = listDueEntries(played, { ...replay, speed, now });
  const ledger = entries.map(
    (entry, index): LedgerEntry => ({
      id: entry.id,
      sequence: index + 1,
      action: entry.action,
      reason: null,
      source: 'replay',
      eventId: entry.action === 'add' ? entry.id : entry.eventId,
      sourceKey: null,
      staffId: null,
      event: entry.action === 'retract' ? null : entry.event,
      createdAt: now,
    }),
  );
  return deriveMatch(foldLedger(ledger));
}

describe('listDueEntries', () => {
  it('plays nothing before the start and everything after the end', () => {
    expect(listDueEntries(match, { ...replay, now: NOON - 1 })).toMatchObject({ entries: [], nextAt: NOON });
    const end = NOON + MATCH_MINUTES * MINUTE;
    expect(stateAt(end - 1).status).toBe('live');
    expect(stateAt(end)).toMatchObject({ status: 'finished', score: { home: 1, away: 1 } });
    expect(listDueEntries(match, { ...replay, now: end }).nextAt).toBeNull();
  });

  it('adds an event in the minute that the clock shows, at every speed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(MATCH_MINUTES * 60), (speed, second) => {
        const now = NOON + (second * 1000) / speed;
        const due = listDueEntries(match, { ...replay, speed, now });
        const last = due.entries.at(-1);
        const state = stateAt(now, speed);
        if (last?.action !== 'add' || !state.phase || last.event.type === 'mark') return;
        const event = last.event as { minute: number; added: number | null };
        const clock = readClock({ phase: state.phase, clock: state.clock }, due.lastAt ?? 0);
        expect(clock).toEqual({ minute: event.minute, added: event.added });
      }),
    );
  });

  it('only adds entries while time passes', () => {
    fc.assert(
      fc.property(fc.nat(120 * 60), fc.nat(120 * 60), (a, b) => {
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)].map((second) =>
          idsAt(NOON + second * 1000),
        );
        expect(later?.slice(0, earlier?.length)).toEqual(earlier);
      }),
    );
  });
});

describe('parseRecordings', () => {
  it('reads the example of the guide', () => {
    const guide = readFileSync('docs/guides/recordings.md', 'utf8');
    const [, example = ''] = /```json\n(.+?)```/s.exec(guide) ?? [];
    expect(stateAt(NOON + 200 * MINUTE, 1, parseRecordings(example)[0])).toMatchObject({
      status: 'finished',
      score: { home: 0, away: 0 },
    });
  });

  it('names the place of a problem', () => {
    expect(() => parseRecordings('Qarabağ 2:1')).toThrow('not JSON');
    expect(() => parseRecordings('[]')).toThrow('no match');
    const wrong = { ...match, steps: [{ type: 'retraction', of: 'x', minute: 3, reason: 'VAR' }] };
    expect(() => parseRecordings(JSON.stringify(wrong))).toThrow('0.steps.0.of: no earlier step has the key');
  });
});

const season = findFootballData('schochastics-football-data/england_premier-league-2024-2025.json');

describe.skipIf(!season)('a recorded season', () => {
  it('has the result of every match when its events are replayed', () => {
    const text = readFileSync(season ?? '', 'utf8');
    const results = z.array(incidentMatch).parse(JSON.parse(text));
    const replayed = parseRecordings(text).map(
      (played) => stateAt(NOON + 1000 * MINUTE, 60, played).score ?? {},
    );
    expect(replayed).toEqual(results.map(({ GH: home, GA: away }) => ({ home, away })));
    expect(replayed).toHaveLength(380);
  });
});

describeOnEachDatabase('createReplayFixture', (open) => {
  it('writes a sample match with line-ups and officials, and lists unknown teams', async () => {
    const { db } = await open();
    await writeCompetition(db, 'apl');
    const played = recording.parse({
      ...match,
      home: { name: 'Qarabağ', players: [{ name: '№ 1', shirt: 1, isGoalkeeper: true }] },
      officials: { referee: 'Hakim 1' },
    });
    const create = (createTeams: boolean) =>
      createReplayFixture(db, { recording: played, competition: null, createTeams, now: NOON, newId });
    const refused = await create(false);
    expect('unknown' in refused && refused.unknown.map(({ name }) => name)).toEqual(['Qarabağ', 'Neftçi']);
    expect(await db.selectFrom('team').select('id').execute()).toEqual([]);
    const created = await create(true);
    const fixtureId = 'id' in created ? created.id : '';
    expect(await findReplayStart(db, { fixtureId, recording: played })).toBeNull();
    const [lineUp] = await db.selectFrom('line_up').selectAll().execute();
    expect(parseLineUpPlayers(lineUp?.players ?? '')).toMatchObject([{ name: '№ 1', isGoalkeeper: true }]);
    expect(await db.selectFrom('fixture_official').select('role').execute()).toEqual([{ role: 'referee' }]);

    const start = { startedAt: NOON, speed: 12 };
    const input = { fixtureId, idPrefix: fixtureId, recording: played, authorName: 'Redaksiya', ...start };
    await playRecording(db, { ...input, now: NOON + MINUTE });
    expect(await findReplayStart(db, { fixtureId, recording: played })).toEqual(start);
  });

  it('refuses to continue a match that an editor has begun', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    await writeLedger(db, fixtureId, [kickOff()]);
    await expect(findReplayStart(db, { fixtureId, recording: match })).rejects.toThrow(Conflict);
    await expect(findReplayStart(db, { fixtureId: 'nowhere', recording: match })).rejects.toThrow(NotFound);
  });
});

describeOnEachDatabase('playRecording', (open) => {
  it('continues where the ledger ends, and two instances write nothing twice', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db, { sample: 1 });
    const playAt = (now: number) =>
      playRecording(db, { ...replay, fixtureId, recording: match, now, authorName: 'Redaksiya' });
    expect(await playAt(NOON + 13 * MINUTE)).toEqual({ nextAt: NOON + 13.5 * MINUTE, isChanged: true });
    await playAt(NOON + 44 * MINUTE);
    await playAt(NOON + 46 * MINUTE);
    const heartbeat = await db.selectFrom('match_heartbeat').select('heard_at').executeTakeFirst();
    expect(heartbeat).toEqual({ heard_at: NOON + 46 * MINUTE });
    await Promise.all([playAt(NOON + 50 * MINUTE), playAt(NOON + 50 * MINUTE)]);
    expect(await playAt(NOON + 50 * MINUTE)).toMatchObject({ isChanged: false });
    await playAt(NOON + 200 * MINUTE);
    const ledger = await db.selectFrom('ledger_entry').select(['id', 'source']).execute();
    expect(ledger).toHaveLength(match.steps.length - 1);
    expect(new Set(ledger.map(({ source }) => source))).toEqual(new Set(['replay']));
    const fixture = await db.selectFrom('fixture').selectAll().executeTakeFirstOrThrow();
    expect(fixture).toMatchObject({ status: 'finished', home_score: 1, away_score: 1, away_half_time: 1 });
    const posts = await db.selectFrom('commentary_post').select(['text', 'minute']).execute();
    expect(posts).toEqual([{ text: 'Oyun sakit başladı.', minute: 5 }]);
    expect(await db.selectFrom('audit_log').select('id').execute()).toEqual([]);
  });
});
