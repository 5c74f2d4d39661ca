import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findPing, listOpenAddresses, queuePing, storeAccepted } from './ping.ts';

const ping = (db: Db, addresses: string[], subjectId = 'a') =>
  queuePing(db, {
    channel: 'webSub',
    eventType: 'article.updated',
    subjectType: 'article',
    subjectId,
    title: 'Xəbər',
    address: 'https://site.az/article/a',
    addresses,
    now: NOON,
    newId,
  });
const read = (db: Db) => db.selectFrom('delivery').selectAll().executeTakeFirstOrThrow();

describeOnEachDatabase('pings', (open) => {
  it('of one subject wait as one delivery, which tells every address that was not taken since its last change', async () => {
    const { db } = await open();
    const addresses = fc.uniqueArray(fc.constantFrom<string>('/1', '/2', '/3', '/4'), { minLength: 1 });
    const steps = fc.array(fc.record({ isChange: fc.boolean(), addresses }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(addresses, steps, async (first, rest) => {
        await db.deleteFrom('delivery').execute();
        await ping(db, first);
        const expected = new Set(first);
        for (const step of rest)
          if (step.isChange) {
            await ping(db, step.addresses);
            for (const one of step.addresses) expected.add(one);
          } else {
            const delivery = await read(db);
            const taken = listOpenAddresses(delivery).filter((one) => step.addresses.includes(one));
            await storeAccepted(db, delivery, taken);
            for (const one of taken) expected.delete(one);
          }
        expect(listOpenAddresses(await read(db)).sort()).toEqual([...expected].sort());
        expect(await db.selectFrom('delivery').select('id').execute()).toHaveLength(1);
      }),
      { numRuns: 25 },
    );
  });

  it('that have changed since they were read keep their addresses', async () => {
    const { db } = await open();
    await ping(db, ['/1']);
    const before = await read(db);
    await ping(db, ['/1', '/2']);
    await storeAccepted(db, before, ['/1']);
    expect(listOpenAddresses(await read(db))).toEqual(['/1', '/2']);
  });
});

it.each([
  ['{"addresses":["/1"],"accepted":[]}', { addresses: ['/1'], accepted: [] }],
  ['{"addresses":["/1"]}', null],
  ['{"accepted":[]}', null],
  ['null', null],
])('the payload %s is read as the ping %j', (payload, ping) => {
  expect(findPing({ payload })).toEqual(ping);
});
