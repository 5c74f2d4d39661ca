import { afterAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeBreaking } from '../../kit/content/breaking.ts';
import { goal, kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { openStream, type TestStream } from '../../kit/site/live-stream.ts';
import { siteEngines, startSite } from '../../kit/site/site.ts';

const now = Date.now();

describe.each(siteEngines())('the stream of an open page (%s)', async (engine) => {
  const ids: string[] = [];
  async function fill(db: Db): Promise<void> {
    for (const teams of [
      ['Qarabağ', 'Neftçi'],
      ['Zirə', 'Sabah'],
    ] as [string, string][]) {
      const id = await writeFixture(db, { teams, kick_off: now - 50 * MINUTE });
      await writeLedger(db, id, [kickOff(now - 40 * MINUTE)]);
      ids.push(id);
    }
  }
  const site = await startSite({ engine, fill });
  afterAll(() => site.stop());
  const [first = '', second = ''] = ids;
  const topics = [`match:${first}`, `match:${second}`, 'breaking'];

  const score = (id: string, player: string) =>
    site.change(async (db) => void (await writeLedger(db, id, [goal('home', 39, player)])));
  const scorersOf = (stream: TestStream, id: string) =>
    stream.messages
      .filter(({ event }) => event === `match:${id}`)
      .map(({ data }) => JSON.parse(data).homeScorers);

  test('sends the state, then every change within two seconds', async () => {
    const stream = await openStream(site.url, topics);
    await expect.poll(() => stream.messages.map(({ event }) => event)).toEqual(topics);
    expect(scorersOf(stream, first)).toEqual(['']);
    stream.messages.length = 0;
    await score(first, 'Camal');
    await expect.poll(() => scorersOf(stream, first)).toEqual(["39' Camal"]);
    expect(stream.messages).toHaveLength(1);
    await site.change(async (db) => void (await writeBreaking(db, { text: 'Final', now })));
    await expect
      .poll(() => stream.messages.at(-1))
      .toMatchObject({ event: 'breaking', data: expect.stringContaining('Final') });
    stream.close();
  });

  test('a reader who comes back gets what changed in the meantime, and nothing else', async () => {
    const before = await openStream(site.url, topics);
    await expect.poll(() => before.lastId()).not.toBe('');
    before.close();
    await score(second, 'Rəşad');
    await expect.poll(async () => (await site.fetch(`/api/matches/${second}`)).text()).toContain('Rəşad');
    const after = await openStream(site.url, topics, { lastId: before.lastId() });
    await expect.poll(() => after.messages.map(({ event }) => event)).toEqual([`match:${second}`]);
    const idle = await openStream(site.url, topics, { lastId: after.lastId() });
    await score(first, 'Elvin');
    await expect.poll(() => idle.messages.map(({ event }) => event)).toEqual([`match:${first}`]);
    after.close();
    idle.close();
  });

  test('refuses unknown topics', async () => {
    expect((await site.fetch('/api/stream?topics=passwords')).status).toBe(400);
    expect((await site.fetch('/api/stream')).status).toBe(400);
  });

  test.runIf(engine === 'postgres')(
    'readers of a second instance get what the first one writes',
    async () => {
      const other = await startSite({ env: site.databaseEnv });
      const streams = await Promise.all([site.url, other.url].map((address) => openStream(address, topics)));
      await score(first, 'Toral');
      for (const stream of streams)
        await expect.poll(() => scorersOf(stream, first).at(-1)).toContain('Toral');
      for (const stream of streams) stream.close();
      await other.stop();
    },
  );

  test('ends with the process, and the reader who comes back has missed nothing', async () => {
    const stream = await openStream(site.url, topics);
    await expect.poll(() => stream.lastId()).not.toBe('');
    await site.restart();
    expect(stream.isEnded()).toBe(true);
    await score(second, 'Vüsal');
    const after = await openStream(site.url, topics, { lastId: stream.lastId() });
    await expect.poll(() => scorersOf(after, second).at(-1)).toContain('Vüsal');
    after.close();
  });
});
