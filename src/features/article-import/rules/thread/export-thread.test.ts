import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, expect, inject, test } from 'vitest';
import { sendRecords, type ThreadInput, type ThreadMessage } from './export-thread.ts';

const file = join(inject('runFolder'), 'sent-export.json');
const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

type Articles = Record<string, { title?: string; content?: string }>;
const numbered = (count: number): Articles =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at + 1}`, { title: `Xəbər ${at + 1}` }]));

/** Starts to send an export. `next` asks for a batch and returns all messages up to it; the rest is the last message. */
function send(articles: Articles | string, over: Partial<ThreadInput> = {}) {
  writeFileSync(file, typeof articles === 'string' ? articles : JSON.stringify({ articles }));
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const messages: ThreadMessage[] = [];
  port2.on('message', (message: ThreadMessage) => messages.push(message));
  const isClosed = new Promise<void>((resolve) => port2.once('close', resolve));
  const input = { system: 'firestore', file, origin: null, sent: { records: 0, articles: 0 }, refused: [] };
  const whole = sendRecords({ ...(input as ThreadInput), ...over }, port1);
  return {
    whole,
    isClosed,
    messages,
    ask: () => port2.postMessage('next'),
    async next() {
      port2.postMessage('next');
      await expect.poll(() => messages.some(({ kind }) => kind !== 'article')).toBe(true);
      const at = messages.findIndex(({ kind }) => kind !== 'article');
      const begun = messages
        .splice(0, at)
        .map((message) => (message.kind === 'article' ? message.article : 0));
      const [message] = messages.splice(0, 1);
      const records = message?.kind === 'batch' ? message.records : [];
      return {
        begun,
        message,
        ids: records.map((record) => ('sourceId' in record ? record.sourceId : record.kind)),
        records,
      };
    },
  };
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const ids = (from: number, to: number) => numbers(from, to).map((number) => `a${number}`);

test('each message is answered with at most fifty records, and then with the end', async () => {
  const { next, whole, isClosed } = send(numbered(120));
  const first = await next();
  expect([first.ids, first.message]).toMatchObject([ids(1, 50), { kind: 'batch', articles: 50 }]);
  expect(first.begun.slice(0, 50)).toEqual(numbers(1, 50));
  expect((await next()).ids).toEqual(ids(51, 100));
  const last = await next();
  expect([last.ids, last.message]).toMatchObject([ids(101, 120), { kind: 'batch', articles: 120 }]);
  expect((await next()).message).toEqual({ kind: 'end' });
  await whole;
  await isClosed;
});

test('a batch that was not asked for waits, and nothing is converted meanwhile', async () => {
  const { messages, next } = send(numbered(60));
  await expect.poll(() => messages.length).toBe(50);
  expect(messages).toEqual(numbers(1, 50).map((article) => ({ kind: 'article', article })));
  await next();
  await expect.poll(() => messages.length).toBe(10);
  expect(messages).toEqual(numbers(51, 60).map((article) => ({ kind: 'article', article })));
  await next();
});

test('messages that came before their batches are all answered', async () => {
  const { ask, whole, messages } = send(numbered(100));
  for (let time = 0; time < 3; time += 1) ask();
  await whole;
  await expect.poll(() => messages.filter(({ kind }) => kind !== 'article').length).toBe(3);
  expect(messages.at(-1)).toEqual({ kind: 'end' });
});

test('long texts are sent in smaller batches', async () => {
  const text = (length: number) => ({
    title: 'Uzun',
    content: `<p>${'a'.repeat(length - '<p></p>'.length)}</p>`,
  });
  const exact = send({ a1: text(100_000), a2: text(100_000), a3: text(100_000), a4: text(8), a5: text(8) });
  expect((await exact.next()).ids).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect((await exact.next()).ids).toEqual(['a5']);
});

test('what an earlier thread has sent is left out, and is not converted again', async () => {
  const { next } = send(numbered(5), { sent: { records: 3, articles: 3 } });
  const batch = await next();
  expect([batch.begun, batch.ids, batch.message]).toMatchObject([[4, 5], ['a4', 'a5'], { articles: 5 }]);
});

test('an article that stopped an earlier thread is skipped, with its title or else its id', async () => {
  const { next } = send({ ...numbered(2), a3: {} }, { refused: [2, 3] });
  const { begun, records } = await next();
  const loss = { code: 'conversionStopped' };
  expect([begun, records.slice(1)]).toEqual([
    [1],
    [
      { kind: 'skipped', sourceId: 'a2', title: 'Xəbər 2', loss },
      { kind: 'skipped', sourceId: 'a3', title: 'a3', loss },
    ],
  ]);
});

test('a file that cannot be read says why, without being asked', async () => {
  const { whole, isClosed, messages } = send('[]');
  await whole;
  await isClosed;
  expect(messages).toEqual([
    { kind: 'failed', failure: 'invalid', detail: 'there is no collection "articles"' },
  ]);
});

test('a fault of the program is no fault of the file', async () => {
  await expect(send(numbered(1), { file: `${file}-none` }).whole).rejects.toMatchObject({ code: 'ENOENT' });
});
