import { expect, it } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { recountSubscribers } from './recount-subscribers.ts';
import { countSubscribers, countSubscriptions, exportSubscribers, listSubscribers } from './subscribers.ts';

/** Writes confirmed subscribers `a0000@example.az`, `a0001@example.az`, …, each a millisecond after the one before. */
async function writeSubscribers(db: Db, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: newId(),
    email: `a${String(n).padStart(4, '0')}@example.az`,
    status: 'confirmed' as const,
    consent_at: NOON,
    created_at: NOON + n,
    confirmed_at: NOON + n,
    unsubscribed_at: null,
    confirmation_requested_at: NOON,
  }));
  await db.insertInto('subscriber').values(rows).execute();
}

describeOnEachDatabase('the pages of subscribers', (open) => {
  it('have fifty each, the newest first, and say how many pages there are', async () => {
    const { db } = await open();
    expect(await listSubscribers(db, {})).toEqual({ subscribers: [], total: 0, page: 1, pages: 1 });
    await writeSubscribers(db, 50);
    expect(await listSubscribers(db, {})).toMatchObject({ total: 50, pages: 1 });
    await db.deleteFrom('subscriber').execute();
    await writeSubscribers(db, 101);
    for (const query of ['', ' @EXAMPLE.az '])
      for (const [page, count, newest] of [
        [1, 50, 'a0100'],
        [2, 50, 'a0050'],
        [3, 1, 'a0000'],
      ] as const) {
        const list = await listSubscribers(db, { query, page });
        expect(list).toMatchObject({ total: 101, page, pages: 3 });
        expect(list.subscribers).toHaveLength(count);
        expect(list.subscribers[0]?.email).toBe(`${newest}@example.az`);
      }
    // A search counts what it finds, however many there are.
    const found = await listSubscribers(db, { query: 'a00', page: 2 });
    expect(found).toMatchObject({ total: 100, pages: 2 });
    expect(await listSubscribers(db, { query: 'a002', page: 3 })).toMatchObject({ total: 10, pages: 1 });
    expect(await listSubscribers(db, { status: 'confirmed', page: 3 })).toMatchObject({ total: 101 });
    expect(await listSubscribers(db, { status: 'bounced', page: 2 })).toMatchObject({ total: 0, pages: 1 });
  });

  it('show when a subscription was confirmed and ended', async () => {
    const { db } = await open();
    await writeSubscribers(db, 1);
    await db
      .updateTable('subscriber')
      .set({ status: 'unsubscribed', unsubscribed_at: NOON + 9 })
      .execute();
    expect((await listSubscribers(db, {})).subscribers).toEqual([
      {
        id: expect.any(String),
        email: 'a0000@example.az',
        status: 'unsubscribed',
        createdAt: NOON,
        confirmedAt: NOON,
        unsubscribedAt: NOON + 9,
      },
    ]);
  });

  it('are exported with each address once, in the order of the addresses, which is recorded', async () => {
    const { db } = await open();
    await writeSubscribers(db, 1001);
    const actor = await writeActor(db, 'admin');
    const pieces: string[] = [];
    for await (const piece of await exportSubscribers(db, { actor, now: NOON, newId })) pieces.push(piece);
    expect(pieces).toHaveLength(3);
    const emails = pieces
      .join('')
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';')[0]);
    const written = await db.selectFrom('subscriber').select('email').execute();
    expect(emails).toEqual(written.map(({ email }) => email).toSorted());
    expect(await listAuditLines(db)).toEqual([['subscriber.export', null, null]]);
  });
});

describeOnEachDatabase('the numbers of subscribers', (open) => {
  it('say who confirmed and who left from a moment until before another', async () => {
    const { db } = await open();
    await writeSubscribers(db, 4);
    await db
      .updateTable('subscriber')
      .set({ status: 'unsubscribed', unsubscribed_at: NOON + HOUR })
      .where('email', 'in', ['a0000@example.az', 'a0001@example.az'])
      .execute();
    expect(await countSubscriptions(db, { from: NOON + 1, to: NOON + 3 })).toEqual({
      confirmed: 2,
      unsubscribed: 0,
    });
    expect(await countSubscriptions(db, { from: NOON + 3, to: NOON + HOUR })).toEqual({
      confirmed: 1,
      unsubscribed: 0,
    });
    expect(await countSubscriptions(db, { from: NOON + HOUR, to: NOON + HOUR + 1 })).toEqual({
      confirmed: 0,
      unsubscribed: 2,
    });
  });

  it('are put right when they are wrong or missing', async () => {
    const { db } = await open();
    await writeSubscribers(db, 3);
    await db
      .updateTable('subscriber')
      .set({ status: 'bounced' })
      .where('email', '=', 'a0000@example.az')
      .execute();
    const right = { pending: 0, confirmed: 2, unsubscribed: 0, bounced: 1 };
    expect(await recountSubscribers(db)).toBe(false);
    for (const wrong of [{ confirmed: 3 }, { pending: 1 }]) {
      await db.updateTable('subscriber_count').set(wrong).execute();
      expect(await recountSubscribers(db)).toBe(true);
      expect(await countSubscribers(db)).toEqual(right);
      expect(await recountSubscribers(db)).toBe(false);
    }
    await db.deleteFrom('subscriber_count').execute();
    expect(await countSubscribers(db)).toEqual({ pending: 0, confirmed: 0, unsubscribed: 0, bounced: 0 });
    expect(await recountSubscribers(db)).toBe(true);
    expect(await countSubscribers(db)).toEqual(right);
  });
});
