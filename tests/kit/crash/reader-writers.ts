import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { pngOf } from '../content/media.ts';
import { createBrowser } from '../content/push.ts';
import type { TestSite } from '../site/site.ts';
import { newVisitor, type Visitor } from '../site/visitor.ts';
import { insist, type Writer } from './kill-repeatedly.ts';

/** Somebody whose writes do not depend on each other. */
interface SenderWriter extends Writer {
  /** What the server has confirmed. */
  acknowledged: string[];
}

/** `next` returns a new write: what is looked for later, and how it is sent until it has one of the statuses. */
function makeSender(
  statuses: readonly number[],
  next: () => Promise<{ written: string; send: () => Promise<Response> }>,
): SenderWriter {
  const acknowledged: string[] = [];
  let isWaiting = false;
  return {
    acknowledged,
    isWaiting: () => isWaiting,
    async write(untilUp) {
      const { written, send } = await next();
      isWaiting = true;
      const answer = await insist(async () => {
        const response = await send();
        const text = await response.text();
        return { status: response.status, text };
      }, untilUp);
      isWaiting = false;
      expect([written, answer.status, answer.text]).toEqual([
        written,
        expect.toBeOneOf([...statuses]),
        expect.any(String),
      ]);
      acknowledged.push(written);
    },
  };
}

const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');
const randomName = () => randomBytes(8).toString('hex');

/** The readers of a site, and an editor who uploads pictures. */
export interface ReaderWriters {
  comments: SenderWriter;
  votes: SenderWriter;
  subscriptions: SenderWriter;
  followers: SenderWriter;
  pictures: SenderWriter;
}

/** Each reader has a browser and a network of their own. */
export function makeReaderWriters(
  site: TestSite,
  { editor, slug, poll }: { editor: Visitor; slug: string; poll: { id: string; options: { id: string }[] } },
): ReaderWriters {
  return {
    // A comment that is sent again after a minute is refused as the same one: then it is stored.
    comments: makeSender([303, 409], async () => {
      const [reader, text] = [newVisitor(site), `Şərh ${randomName()}`];
      const send = () => reader.post(`/article/${slug}/comments`, { name: 'Rauf', text });
      return { written: text, send };
    }),
    votes: makeSender([303], async () => {
      const reader = newVisitor(site);
      // The first answer gives the browser its cookie.
      const option = poll.options[0]?.id ?? '';
      const send = async () => {
        const answer = await reader.post(`/sorgu/${poll.id}`, { option });
        if (answer.status !== 307) return answer;
        await answer.body?.cancel();
        return reader.post(answer.headers.get('location') ?? '', { option });
      };
      return { written: option, send };
    }),
    subscriptions: makeSender([303], async () => {
      const [reader, email] = [newVisitor(site), `${randomName()}@example.az`];
      return { written: email, send: () => reader.post('/newsletter', { email, consent: 'yes' }) };
    }),
    followers: makeSender([200], async () => {
      const { endpoint, keys } = createBrowser();
      const body = JSON.stringify({
        action: 'follow',
        subscription: { endpoint, keys },
        topic: { kind: 'breaking' },
      });
      const headers = {
        'Content-Type': 'application/json',
        'X-Forwarded-For': [10, ...randomBytes(3)].join('.'),
      };
      const send = () => site.fetch('/api/push/subscription', { method: 'POST', body, headers });
      return { written: endpoint, send };
    }),
    // A picture that is sent again is known by its bytes: then the answer is 200.
    pictures: makeSender([200, 201], async () => {
      const size = { width: 320, height: 180 };
      const bytes = await pngOf(`#${randomBytes(3).toString('hex')}`, size);
      const send = () => {
        const form = new FormData();
        form.set('file', new File([new Uint8Array(bytes)], 'qol.png', { type: 'image/png' }));
        return editor.post('/admin/media/upload', form);
      };
      return { written: md5Of(bytes), send };
    }),
  };
}

/**
 * Expects that all acknowledged writes are stored once, and that what had no answer is stored completely or not at all.
 */
export async function expectReaders(db: Db, writers: ReaderWriters): Promise<void> {
  const comments = (await db.selectFrom('comment').select('text').execute()).map(({ text }) => text);
  expectOnce(comments, writers.comments);

  const subscribers = await db.selectFrom('subscriber').select('email').execute();
  expectOnce(
    subscribers.map(({ email }) => email),
    writers.subscriptions,
  );
  const followers = await db
    .selectFrom('push_subscription')
    .innerJoin('push_topic', 'push_topic.subscription_id', 'push_subscription.id')
    .select('endpoint')
    .execute();
  expectOnce(
    followers.map(({ endpoint }) => endpoint),
    writers.followers,
  );

  const votes = await db.selectFrom('poll_vote').select('option_id').execute();
  const waiting = writers.votes.isWaiting() ? 1 : 0;
  expect(votes.length - writers.votes.acknowledged.length).toBeOneOf([0, waiting]);
  for (const { id, votes: counted } of await db.selectFrom('poll_option').selectAll().execute())
    expect(counted).toBe(votes.filter(({ option_id }) => option_id === id).length);
}

function expectOnce(found: readonly string[], { acknowledged, isWaiting }: SenderWriter): void {
  expect(new Set(found).size).toBe(found.length);
  const stored = new Set(found);
  expect(acknowledged.filter((one) => !stored.has(one))).toEqual([]);
  expect(found.length - acknowledged.length).toBeOneOf(isWaiting() ? [0, 1] : [0]);
}

/** Expects that all acknowledged pictures are in the library, and that each picture there has its file. */
export async function expectPictures(site: TestSite, db: Db, { acknowledged }: SenderWriter): Promise<void> {
  const rows = await db.selectFrom('media').selectAll().execute();
  for (const { path, md5_hash } of rows) {
    const bytes = Buffer.from(await (await site.fetch(`/media/${path}`)).arrayBuffer());
    expect([path, md5Of(bytes)]).toEqual([path, md5_hash]);
  }
  const uploaded = new Set(rows.map(({ md5_hash, source_md5 }) => source_md5 ?? md5_hash));
  expect(acknowledged.filter((md5) => !uploaded.has(md5))).toEqual([]);
}
