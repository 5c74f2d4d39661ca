import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture, writeTeam } from '#tests/kit/content/matches.ts';
import { writeFollower } from '#tests/kit/content/push.ts';
import { type ExplainingDatabase, openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import { claimPushDeliveries, listQueuedPushHosts } from './delivery/claim-push-deliveries.ts';
import { closeLostPushes, recordPushOutcomes } from './delivery/record-push-outcomes.ts';
import { queueNotice } from './notices/push-notices.ts';
import { deleteOldPushData, unfollowTopic } from './subscriptions/change-subscription.ts';
import { findPushSubscription } from './subscriptions/read-subscriptions.ts';

const topics = [
  { kind: 'match' as const, subjectId: 'match' },
  { kind: 'team' as const, subjectId: 'team' },
  { kind: 'competition' as const, subjectId: 'competition' },
];
/** One delivery of each outcome. */
async function sendAll(db: ExplainingDatabase['db']): Promise<void> {
  await closeLostPushes(db, { now: NOON });
  const outcomes = ['sent', 'unsure', 'unreachable', 'gone'] as const;
  for (const host of await listQueuedPushHosts(db)) {
    const claim = { host, leaseId: newId(), now: NOON, limit: outcomes.length };
    const claimed = await claimPushDeliveries(db, claim);
    const results = claimed.map((delivery, i) => ({ delivery, outcome: { kind: outcomes[i] ?? 'sent' } }));
    await recordPushOutcomes(db, { results, now: NOON });
  }
}

let site: ExplainingDatabase;
beforeAll(async () => {
  site = await openExplainingDatabase(async (db) => {
    const match = { kind: 'match', id: await writeFixture(db) } as const;
    const team = { kind: 'team', id: await writeTeam(db, 'Zirə') } as const;
    for (let i = 0; i < 50; i++) await writeFollower(db, [match, team, { kind: 'breaking' }]);
  });
});
afterAll(() => site.close());

it.each<[string, (db: ExplainingDatabase['db']) => Promise<unknown>]>([
  [
    'queueing a notice',
    (db) =>
      queueNotice(db, {
        id: newId(),
        eventKey: 'a',
        tag: 'a',
        title: 'A',
        body: 'B',
        address: '/',
        isSilent: false,
        isForGoalsOnly: false,
        happenedAt: NOON,
        now: NOON,
        expiresAt: NOON + 1000,
        topics,
      }),
  ],
  ['sending', sendAll],
  ['what a browser follows', (db) => findPushSubscription(db, { endpoint: 'a', now: NOON })],
  ['unfollowing', (db) => unfollowTopic(db, { endpoint: 'a', topic: { kind: 'breaking' } })],
])('%s reads no whole table', async (_name, work) => {
  expect(await site.listTableScans(() => work(site.db))).toEqual([]);
});

it('reads all subscriptions only to delete the empty ones, once an hour', async () => {
  const scans = await site.listTableScans(() => deleteOldPushData(site.db, { now: NOON }));
  expect(scans).toEqual(['SCAN push_subscription']);
});
