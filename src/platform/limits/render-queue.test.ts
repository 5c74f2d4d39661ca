import { expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { Busy } from '#platform/errors.ts';
import { createRenderQueue } from './render-queue.ts';

/** Work that waits for nothing, as a render on SQLite. */
const render = async () => 'page';

test('each render has a turn of the event loop of its own, so that other requests are read between them', async () => {
  const queue = createRenderQueue();
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  const lanes = ['known', 'new', 'admin'] as const;
  const work = async () => void turns.push(turn);
  await Promise.all(Array.from({ length: 30 }, (_, number) => queue(lanes[number % 3] ?? 'new', work)));
  isOver = true;
  expect(new Set(turns).size).toBe(30);
});

test('renders that wait for nothing still fill the queue, and the others are refused', async () => {
  const queue = createRenderQueue({ new: { concurrency: 2, maxWaiting: 3 } });
  const asked = Array.from({ length: 8 }, () => queue('new', render));
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    ...Array(3).fill('rejected'),
  ]);
  expect(results[5]).toMatchObject({ reason: expect.any(Busy) });
});

test('a full lane does not refuse the others', async () => {
  const queue = createRenderQueue({ new: { concurrency: 1, maxWaiting: 0 } });
  const first = queue('new', render);
  await expect(queue('new', render)).rejects.toBeInstanceOf(Busy);
  expect(await queue('known', render)).toBe('page');
  expect(await queue('admin', render)).toBe('page');
  expect(await first).toBe('page');
});

test('a render that fails gives its place to the next', async () => {
  const queue = createRenderQueue({ new: { concurrency: 1, maxWaiting: 1 } });
  const failed = queue('new', async () => Promise.reject(new Error('no page')));
  const next = queue('new', render);
  await expect(failed).rejects.toThrow('no page');
  expect(await next).toBe('page');
});

test('a new page waits for the requests of the staff, which do not wait, and known pages wait for nobody', async () => {
  const queue = createRenderQueue({}, MINUTE);
  const order: string[] = [];
  const answered = Promise.withResolvers<void>();
  const staff = queue('staff', () => answered.promise).then(() => order.push('staff'));
  const fresh = queue('new', render).then(() => order.push('new'));
  await queue('known', render).then(() => order.push('known'));
  await queue('staff', render).then(() => order.push('other staff'));
  answered.resolve();
  await Promise.all([staff, fresh]);
  expect(order).toEqual(['known', 'other staff', 'staff', 'new']);
});

test('a request of the staff that takes long, or fails, does not keep new pages from being rendered', async () => {
  const queue = createRenderQueue();
  void queue('staff', () => new Promise(() => {}));
  expect(await queue('new', render)).toBe('page');
  await expect(queue('staff', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await queue('new', render)).toBe('page');
});

test('a refusal waits for the requests of the staff, but not for ever', async () => {
  const queue = createRenderQueue({ new: { concurrency: 1, maxWaiting: 0 } });
  const order: string[] = [];
  const first = queue('new', () => new Promise(() => {}));
  const refuse = () => expect(queue('new', render)).rejects.toBeInstanceOf(Busy);
  const answered = Promise.withResolvers<void>();
  const staff = queue('staff', () => answered.promise).then(() => order.push('staff'));
  const refused = refuse().then(() => order.push('refused'));
  await queue('known', render).then(() => order.push('known'));
  answered.resolve();
  await Promise.all([staff, refused]);
  expect(order).toEqual(['known', 'staff', 'refused']);
  void queue('staff', () => new Promise(() => {}));
  await refuse();
  void first;
});
