import { expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { Receiver } from './outbox-event.ts';
import { queueOutboxEvent } from './queue-outbox-event.ts';
import { takeOutboxEvents } from './take-outbox-events.ts';

describeOnEachDatabase('events of the outbox', (open) => {
  async function queued(count: number) {
    const { db } = await open();
    for (let i = 0; i < count; i++)
      await queueOutboxEvent(db, {
        type: 'article.updated',
        subjectId: `article-${i}`,
        detail: { previousSlug: `old-${i}` },
        now: NOON + i,
        newId,
      });
    return db;
  }

  const remember = () => {
    const seen: string[] = [];
    const receiver: Receiver = { plan: async (_tx, event) => void seen.push(event.subjectId) };
    return { seen, receiver };
  };

  it('passes each event once to every receiver, oldest first', async () => {
    const db = await queued(3);
    const [first, second] = [remember(), remember()];
    const receivers = [first.receiver, second.receiver];
    expect(await takeOutboxEvents(db, { receivers })).toBe(3);
    expect(await takeOutboxEvents(db, { receivers })).toBe(0);
    expect(first.seen).toEqual(['article-0', 'article-1', 'article-2']);
    expect(second.seen).toEqual(first.seen);
  });

  it('passes an event once when several instances take it', async () => {
    const db = await queued(20);
    const { seen, receiver } = remember();
    const instances = [1, 2, 3].map(() => takeOutboxEvents(db, { receivers: [receiver] }));
    const counts = await Promise.all(instances);
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
    expect(new Set(seen).size).toBe(20);
    expect(seen).toHaveLength(20);
  });

  it('keeps an event that a receiver could not plan, and takes the events after it', async () => {
    const db = await queued(3);
    const seen: string[] = [];
    const fussy: Receiver = {
      async plan(_tx, { subjectId }) {
        if (subjectId === 'article-0') throw new Error('no');
        seen.push(subjectId);
      },
    };
    await expect(takeOutboxEvents(db, { receivers: [fussy] })).rejects.toThrow('no');
    expect(seen).toEqual(['article-1', 'article-2']);
    const left = await db.selectFrom('outbox_event').select('subject_id').execute();
    expect(left).toEqual([{ subject_id: 'article-0' }]);
    const { seen: later, receiver } = remember();
    await takeOutboxEvents(db, { receivers: [receiver] });
    expect(later).toEqual(['article-0']);
  });
});
