import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#az/format/durations.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { draftDelivery } from '#tests/kit/content/outbox.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { type ChannelDefinitions, createChannels } from './create-channels.ts';
import type { Channel, ChannelSender } from './delivery.ts';
import { outboxJobs, outboxQueues } from './outbox-jobs.ts';
import { queueDelivery } from './queue-delivery.ts';
import { queueOutboxEvent } from './queue-outbox-event.ts';

const sender: ChannelSender = {
  batchSize: 1,
  concurrency: 1,
  send: async () => ({ outcome: 'sent', response: '200' }),
};
const webSub: Channel = { name: 'webSub', ...sender };

describeOnEachDatabase('the jobs of the outbox', (open) => {
  async function prepare() {
    const { db } = await open();
    let now = NOON;
    const taken: string[] = [];
    const receivers = [{ plan: async (_: unknown, { type }: { type: string }) => void taken.push(type) }];
    const jobs = outboxJobs({ db, receivers, channels: [webSub], now: () => now, newId });
    const run = (name: string, at = NOON) => {
      now = at;
      return jobs.find((job) => job.name === name)?.run(new AbortController().signal);
    };
    const statuses = async () =>
      (await db.selectFrom('delivery').select('status').orderBy('id').execute()).map(({ status }) => status);
    return { db, jobs, run, taken, statuses };
  }

  it('are one for events, one for each channel, and three that clean up', async () => {
    const { jobs } = await prepare();
    expect(jobs.map(({ name, everyMs }) => [name, everyMs])).toEqual([
      ['events for the outside', SECOND],
      ['deliveries to webSub', SECOND],
      ['lost deliveries', SECOND],
      ['deliveries of a clock that was ahead', MINUTE],
      ['old deliveries', HOUR],
    ]);
  });

  it('pass events to the receivers', async () => {
    const { db, run, taken } = await prepare();
    const event = { subjectId: 'a', detail: { previousSlug: 'b' }, now: NOON, newId };
    await queueOutboxEvent(db, { type: 'article.updated', ...event });
    await run('events for the outside');
    expect(taken).toEqual(['article.updated']);
  });

  it('send what is due, free what a dead worker had, and delete what is old', async () => {
    const { db, run, statuses } = await prepare();
    await queueDelivery(db, draftDelivery({ channel: 'webSub' }));
    await run('deliveries to webSub', NOON - 1);
    expect(await statuses()).toEqual(['queued']);
    await run('deliveries to webSub');
    expect(await statuses()).toEqual(['sent']);
    await db
      .updateTable('delivery')
      .set({ status: 'sending', finished_at: null, lease_id: 'dead', lease_until: NOON })
      .execute();
    await run('lost deliveries');
    expect(await statuses()).toEqual(['queued']);
    await run('old deliveries', NOON + 30 * DAY + 1);
    expect(await statuses()).toEqual([]);
  });

  it('send today what a clock that was put back would send tomorrow', async () => {
    const { db, run, statuses } = await prepare();
    await queueDelivery(db, draftDelivery({ channel: 'webSub' }));
    await run('deliveries of a clock that was ahead', NOON - DAY);
    await run('deliveries to webSub', NOON - DAY);
    expect(await statuses()).toEqual(['sent']);
  });

  it('send nothing once the server stops', async () => {
    const { db, jobs, statuses } = await prepare();
    await queueDelivery(db, draftDelivery({ channel: 'webSub' }));
    await jobs[1]?.run(AbortSignal.abort());
    expect(await statuses()).toEqual(['queued']);
  });

  it('have queues whose oldest row is known', async () => {
    const { db } = await prepare();
    const read = async () => {
      const states: Record<string, unknown> = {};
      for (const queue of outboxQueues(db)) states[queue.name] = await queue.read();
      return states;
    };
    const empty = { length: 0, oldestDue: null };
    expect(await read()).toEqual({ outbox: empty, deliveries: empty });
    const event = { subjectId: 'a', detail: { previousSlug: 'b' }, newId };
    await queueOutboxEvent(db, { type: 'article.updated', now: NOON, ...event });
    for (const minute of [2, 1])
      await queueDelivery(db, draftDelivery({ subjectId: `${minute}`, now: NOON + minute * MINUTE }));
    await db
      .updateTable('delivery')
      .set({ status: 'sent', finished_at: NOON })
      .where('subject_id', '=', '1')
      .execute();
    expect(await read()).toEqual({
      outbox: { length: 1, oldestDue: NOON },
      deliveries: { length: 1, oldestDue: NOON + 2 * MINUTE },
    });
  });
});

it('channels that are off plan and send nothing, and are listed', () => {
  const receiver = { plan: async () => {} };
  const off = { label: 'Sönülü', variable: 'OFF', create: () => null };
  const definitions = {
    indexNow: off,
    webSub: { label: 'WebSub', variable: 'HUB', create: () => ({ target: 'hub.example', receiver, sender }) },
    webhook: { label: 'Vebhuk', variable: null, create: () => ({ target: 'a', sender }) },
  } as unknown as ChannelDefinitions;
  const created = createChannels(definitions, {} as Parameters<typeof createChannels>[1]);
  expect(created).toEqual({
    receivers: [receiver],
    channels: [webSub, { name: 'webhook', ...sender }],
    descriptions: [
      { name: 'indexNow', label: 'Sönülü', variable: 'OFF', target: null },
      { name: 'webSub', label: 'WebSub', variable: 'HUB', target: 'hub.example' },
      { name: 'webhook', label: 'Vebhuk', variable: null, target: 'a' },
    ],
  });
});
