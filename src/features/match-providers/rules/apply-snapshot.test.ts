import { expect, it } from 'vitest';
import { foldLedger } from '#features/matches/rules/ledger/fold-ledger.ts';
import { listLedger } from '#features/matches/rules/ledger/ledger-event.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { applySnapshot } from './apply-snapshot.ts';
import type { MatchSnapshot } from './match-snapshot.ts';
import { goal, makeSnapshot, writeProviderFixture } from './provider-ledger.fixture.ts';
import { listScoreConflicts } from './provider-matches.ts';

describeOnEachDatabase('applySnapshot', (open) => {
  async function prepare() {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    await writeProviderFixture(db, fixtureId);
    let now = NOON;
    const receive = (given: Partial<MatchSnapshot>) => {
      now += 15_000;
      const snapshot = makeSnapshot({ fetchedAt: now, ...given });
      return applySnapshot(db, { provider: 'a', fixtureId, snapshot, body: `${now}`, now, newId });
    };
    return { db, receive, listTypes: () => listTypes(db, fixtureId) };
  }
  const twoGoals = { events: [goal(12, 'Zoubir'), goal(20, 'Andrade', { side: 'away' })] };

  it('retracts all events only when the list is empty at the second poll', async () => {
    const { receive, listTypes } = await prepare();
    await receive(twoGoals);
    expect(await receive({ events: [] })).toBe(0);
    expect(await listTypes()).toEqual(['mark', 'goal', 'goal']);
    await receive({ events: [] });
    expect(await listTypes()).toEqual(['mark']);
  });

  it('does not count an earlier empty list when the list is back', async () => {
    const { receive, listTypes } = await prepare();
    await receive(twoGoals);
    await receive({ events: [] });
    await receive(twoGoals);
    await receive({ events: [] });
    expect(await listTypes()).toEqual(['mark', 'goal', 'goal']);
  });

  it('retracts a single event of several at once', async () => {
    const { receive, listTypes } = await prepare();
    await receive(twoGoals);
    await receive({ events: twoGoals.events.slice(0, 1) });
    expect(await listTypes()).toEqual(['mark', 'goal']);
  });

  it('shows the desk a score that the goals of the list do not give, until they agree', async () => {
    const { db, receive } = await prepare();
    const conflicts = () => listScoreConflicts(db, { now: NOON });
    await receive({ ...twoGoals, score: { home: 2, away: 1 } });
    expect(await conflicts()).toMatchObject([
      { provider: 'a', home: 'Qarabağ', away: 'Neftçi', reported: '2:1', listed: '1:1' },
    ]);
    await receive(twoGoals);
    expect(await conflicts()).toEqual([]);
    // Of many competitions no goals are listed at all.
    await receive({ events: [], score: { home: 1, away: 0 } });
    expect(await conflicts()).toEqual([]);
  });
});

const listTypes = async (db: Db, fixtureId: string) =>
  foldLedger(await listLedger(db, { fixtureId })).map(({ event }) => event.type);
