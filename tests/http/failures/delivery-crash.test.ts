import { expect, test } from 'vitest';
import { createArticle } from '#features/articles/rules/write/create-article.ts';
import { createWebhook } from '#features/webhooks/rules/change-webhook.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { articleInput, newId, writeCategory } from '../../kit/content/articles.ts';
import { endLeases } from '../../kit/crash/kill-repeatedly.ts';
import { KILLS, KILLS_TIMEOUT, repeatKills, reportKills, untilReached } from '../../kit/crash/kill-rounds.ts';
import { startOutsideServer } from '../../kit/servers/outside-server.ts';
import { startWebhookReceiver } from '../../kit/servers/webhook-receiver.ts';
import { siteEngines, startSite } from '../../kit/site/site.ts';

/** Posts between two kills. */
const BETWEEN = 8;
const ARTICLES = BETWEEN * (KILLS + 2);

test.each(siteEngines())(
  'a server on %s that is killed while it sends continues after its restart, loses nothing and posts nothing twice',
  async (engine) => {
    const [outside, receiver] = await Promise.all([startOutsideServer(), startWebhookReceiver()]);
    // Slow enough to be caught in the middle.
    outside.delay = 20;
    receiver.delay = 200;
    const site = await startSite({
      engine,
      env: { ...outside.env, ALLOW_PRIVATE_ADDRESSES: '1' },
      async fill(db) {
        const editor = await writeStaff(db, 'editor');
        const typed = { url: receiver.url, events: 'article.published' };
        const at = { actor: await writeStaff(db, 'admin'), now: Date.now(), newId };
        receiver.secret = (await createWebhook(db, { ...at, typed })).secret;
        await writeCategory(db, 'football');
        for (let n = 0; n < ARTICLES; n++) {
          const article = articleInput({ title: `Xəbər ${n}`, status: 'published' });
          await createArticle(db, { actor: editor, article, now: Date.now(), newId });
        }
      },
    });
    await repeatKills(async (kill) => {
      await untilReached(
        () => outside.messages.size,
        (posted) => posted >= kill * BETWEEN,
      );
      await site.crash(() => site.change(endLeases));
    });
    const statuses = async () => {
      const found: Record<string, number> = {};
      await site.change(async (db) => {
        for (const { channel, status } of await db
          .selectFrom('delivery')
          .select(['channel', 'status'])
          .execute())
          found[`${channel} ${status}`] = (found[`${channel} ${status}`] ?? 0) + 1;
      });
      return found;
    };
    const ended = await untilReached(
      statuses,
      (found) => !Object.keys(found).some((key) => /queued|sending/.test(key)),
      200,
    );
    await site.stop();
    await Promise.all([outside.close(), receiver.close()]);

    const posts = outside.botCalls.map(({ text }) => text);
    expect(new Set(posts).size).toBe(posts.length);
    // One post was in flight at each death. It is not repeated, even if it had not arrived. All others were sent.
    const unsure = ended['telegram unsure'] ?? 0;
    expect((ended['telegram sent'] ?? 0) + unsure).toBe(ARTICLES);
    expect(unsure).toBeLessThanOrEqual(KILLS);
    // Pings may be repeated, so none is missing.
    expect(ended['indexNow sent']).toBe(ARTICLES);
    expect(new Set(outside.pings.flatMap(({ urlList }) => urlList)).size).toBe(ARTICLES);
    // Webhooks may be repeated with the same id, so none is missing and each article has one id.
    expect(ended['webhook sent']).toBe(ARTICLES);
    expect(new Set(receiver.accepted.map(({ data }) => data.slug)).size).toBe(ARTICLES);
    expect(new Set(receiver.attempts).size).toBe(ARTICLES);
    reportKills(engine, { acknowledged: 3 * ARTICLES, lost: 0, 'posts not repeated': unsure });
  },
  KILLS_TIMEOUT,
);
