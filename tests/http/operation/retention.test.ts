import { afterAll, describe, expect, test } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { createContactMessage } from '#features/contact/rules/change-contact-message.ts';
import { subscribe } from '#features/newsletter/rules/subscribers/subscribe.ts';
import { recordSearches } from '#features/search/rules/statistics/search-statistics.ts';
import type { Db } from '#platform/db/schema.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { newId } from '../../kit/content/articles.ts';
import { writeComment, writeDiscussion } from '../../kit/content/comments.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const LONG_AGO = Date.now() - 3 * 365 * DAY;

async function fill(db: Db): Promise<void> {
  const by = { network: 'n', now: LONG_AGO, newId };
  const message = {
    name: 'Rauf',
    email: 'rauf@example.az',
    phone: '',
    subject: 'general',
    message: 'Salam, redaksiya!',
  };
  await createContactMessage(db, { ...by, input: message });
  await subscribe(db, { ...by, email: 'rauf@example.az', consent: true });
  await recordSearches(db, { searches: [{ query: 'rauf', isZero: true }], now: LONG_AGO });
  await queueMail(db, { kind: 'contactReply', subjectId: 'yox', now: LONG_AGO, newId });
  await db.updateTable('mail_outbox').set({ failed_at: LONG_AGO }).execute();
  const { articleId } = await writeDiscussion(db, { now: LONG_AGO });
  await writeComment(db, articleId, { status: 'approved', now: LONG_AGO });
}

describe('a running site', async () => {
  const site = await startSite({ engine: siteEngine(), fill });
  afterAll(() => site.stop());

  test.each(['contact_message', 'subscriber', 'search_query_daily_stats', 'mail_outbox'] as const)(
    'deletes what is old of %s by itself',
    async (table) => {
      await expect.poll(() => count((db) => db.selectFrom(table).selectAll().execute())).toBe(0);
    },
  );

  test('forgets from which network an old comment came', async () => {
    await expect
      .poll(() =>
        count((db) => db.selectFrom('comment').select('id').where('network_hash', 'is not', null).execute()),
      )
      .toBe(0);
    expect(await count((db) => db.selectFrom('comment').select('id').execute())).toBe(1);
  });

  async function count(read: (db: Db) => Promise<readonly unknown[]>): Promise<number> {
    let found = -1;
    await site.change(async (db) => {
      found = (await read(db)).length;
    });
    return found;
  }
});
