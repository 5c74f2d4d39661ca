import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#az/format/durations.ts';
import { createBreaking } from '#features/breaking-news/rules/change-breaking.ts';
import { createIssue, scheduleIssue } from '#features/newsletter/rules/change-issue.ts';
import { subscribe } from '#features/newsletter/rules/subscribers/subscribe.ts';
import { createWebhook } from '#features/webhooks/rules/change-webhook.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeArticle } from '../../kit/content/articles.ts';
import { writeSubscriber } from '../../kit/content/audience.ts';
import { refreshFollowers, writeFollower } from '../../kit/content/push.ts';
import { startMailServer } from '../../kit/servers/mail-server.ts';
import { startOutsideServer } from '../../kit/servers/outside-server.ts';
import { startPushServer } from '../../kit/servers/push-server.ts';
import { startWebhookReceiver } from '../../kit/servers/webhook-receiver.ts';
import { siteEngines, startSite } from '../../kit/site/site.ts';

const ARTICLES = 20;
const READERS = 80;
const NEW_READERS = 15;
const BROWSERS = 40;

const later = (done: () => void, ms: number) => void setTimeout(done, ms);

/** Schedules everything for the same moment. */
async function schedule(db: Db, { at, webhook }: { at: number; webhook: string }) {
  const [editor, admin] = [await writeStaff(db, 'editor'), await writeStaff(db, 'admin')];
  const step = { actor: editor, now: Date.now(), newId };
  const typed = { url: webhook, events: 'article.published' };
  const { secret } = await createWebhook(db, { ...step, actor: admin, typed });
  for (let n = 0; n < ARTICLES; n++)
    await writeArticle(db, { title: `Xəbər ${n}`, status: 'scheduled', scheduledAt: at });
  for (let n = 0; n < READERS; n++) await writeSubscriber(db, `oxucu${n}@example.az`);
  const { id: articleId } = await writeArticle(db, { title: 'Köhnə xəbər' });
  const issue = { kind: 'breaking', subject: 'Təcili', intro: '', articleIds: [articleId] };
  const { id: issueId } = await createIssue(db, { ...step, issue });
  await scheduleIssue(db, { ...step, id: issueId, at });
  const entry = { text: 'Baş məşqçi getdi', address: '', level: 'breaking', startsAt: at, endsAt: at + HOUR };
  await createBreaking(db, { ...step, entry });
  for (let n = 0; n < NEW_READERS; n++)
    await subscribe(db, {
      email: `yeni${n}@example.az`,
      consent: true,
      network: `${n}`,
      now: Date.now(),
      newId,
    });
  return { secret, issueId };
}

test.skipIf(!siteEngines().includes('postgres'))(
  'three instances do each scheduled thing once, though one of them is killed in the middle',
  async () => {
    const [outside, receiver, push] = await Promise.all([
      startOutsideServer(),
      startWebhookReceiver(),
      startPushServer(),
    ]);
    // Slow enough to be caught in the middle.
    const mail = await startMailServer({ onRcptTo: (_address, _session, done) => later(() => done(), 30) });
    outside.delay = 30;
    receiver.delay = 60;
    push.answer(() => new Promise((done) => later(() => done({ status: 201 }), 50)));
    mkdirSync(inject('runFolder'), { recursive: true });
    const backups = mkdtempSync(join(inject('runFolder'), 'backups-'));
    const env = {
      ...outside.env,
      SMTP_URL: mail.url,
      BACKUP_TO: backups,
      // Not the hour that begins while the test runs.
      BACKUP_HOUR: String((new Date().getUTCHours() + 4 + 12) % 24),
      ALLOW_PRIVATE_ADDRESSES: '1',
      PUSH_HOSTS: '127.0.0.1',
    };
    const first = await startSite({ engine: 'postgres', env });
    const others = await Promise.all([1, 2].map(() => startSite({ env: { ...env, ...first.databaseEnv } })));
    const siteKey = await (await first.fetch('/api/push/key')).text();
    let issueId = '';
    await first.change(async (db) => {
      for (let n = 0; n < BROWSERS; n++)
        // The running sites delete old subscriptions at any moment.
        await writeFollower(db, [{ kind: 'breaking' }], push.subscribe(siteKey), Date.now());
      await refreshFollowers(db);
      const scheduled = await schedule(db, { at: Date.now() + 2 * SECOND, webhook: receiver.url });
      receiver.secret = scheduled.secret;
      issueId = scheduled.issueId;
    });
    await expect.poll(() => mail.mails.length, { interval: 5 }).toBeGreaterThan(READERS / 4);
    await expect.poll(() => receiver.attempts.length, { interval: 5 }).toBeGreaterThan(ARTICLES / 4);
    await others[0]?.kill();

    const unfinished = async () => {
      const found: unknown[] = [];
      await first.change(async (db) => {
        for (const table of ['delivery', 'newsletter_delivery'] as const)
          found.push(
            ...(await db
              .selectFrom(table)
              .select('status')
              .where('status', 'in', ['queued', 'sending'])
              .execute()),
          );
        for (const table of ['outbox_event', 'mail_outbox', 'push_delivery'] as const)
          found.push(...(await db.selectFrom(table).select(sql.lit(table).as('table')).execute()));
        const issue = await db.selectFrom('newsletter_issue').select('status').executeTakeFirstOrThrow();
        if (issue.status !== 'sent') found.push(issue);
      });
      return found;
    };
    await expect.poll(unfinished, { timeout: MINUTE }).toEqual([]);
    await expect
      .poll(() => readdirSync(backups).filter((name) => name.endsWith('.zip')).length, { timeout: MINUTE })
      .toBe(1);
    const counts: Record<string, number> = {};
    let publications: { subject_id: string | null }[] = [];
    let issue = { sent_count: 0, failed_count: 0, refused_count: 0 };
    let notices: { recipients: number; sent: number; failed: number }[] = [];
    await first.change(async (db) => {
      for (const { channel, status } of await db
        .selectFrom('delivery')
        .select(['channel', 'status'])
        .execute())
        counts[`${channel} ${status}`] = (counts[`${channel} ${status}`] ?? 0) + 1;
      publications = await db
        .selectFrom('audit_log')
        .select('subject_id')
        .where('action', '=', 'article.publish')
        .execute();
      issue = await db
        .selectFrom('newsletter_issue')
        .select(['sent_count', 'failed_count', 'refused_count'])
        .where('id', '=', issueId)
        .executeTakeFirstOrThrow();
      notices = await db.selectFrom('push_notice').select(['recipients', 'sent', 'failed']).execute();
    });
    for (const site of [...others.slice(1), first]) await site.stop();
    await Promise.all([outside.close(), receiver.close(), push.close(), mail.stop()]);

    // Each article is published once, and posted once at most: a post in flight at the death is not repeated.
    expect(publications).toHaveLength(ARTICLES);
    expect(new Set(publications.map(({ subject_id }) => subject_id)).size).toBe(ARTICLES);
    const posts = outside.botCalls.map(({ text }) => text);
    expect(new Set(posts).size).toBe(posts.length);
    expect((counts['telegram sent'] ?? 0) + (counts['telegram unsure'] ?? 0)).toBe(ARTICLES);
    expect(counts['telegram unsure'] ?? 0).toBeLessThanOrEqual(1);
    // Webhooks are repeated with the same id.
    expect(counts['webhook sent']).toBe(ARTICLES);
    expect(new Set(receiver.accepted.map(({ data }) => data.slug)).size).toBe(ARTICLES);
    expect(new Set(receiver.attempts).size).toBe(ARTICLES);
    // The issue reaches each reader once at most.
    const mails = Map.groupBy(mail.mails, ({ to }) => to.join());
    const issues = [...mails].filter(([to]) => to.startsWith('oxucu'));
    expect(issues.filter(([, copies]) => copies.length > 1)).toEqual([]);
    expect(issue.sent_count + issue.failed_count).toBe(READERS);
    expect(issues.length).toBeGreaterThanOrEqual(issue.sent_count);
    expect(issue.failed_count).toBeLessThanOrEqual(5);
    // Single mails reach each reader; a copy has the same Message-ID.
    const asked = [...mails].filter(([to]) => to.startsWith('yeni'));
    expect(asked).toHaveLength(NEW_READERS);
    for (const [, copies] of asked)
      expect(new Set(copies.map(({ headers }) => headers['message-id'])).size).toBe(1);
    // Each browser gets the notice once at most.
    expect(notices).toEqual([{ recipients: BROWSERS, sent: expect.any(Number), failed: expect.any(Number) }]);
    expect((notices[0]?.sent ?? 0) + (notices[0]?.failed ?? 0)).toBe(BROWSERS);
    const shown = push.received.map(({ browser }) => browser.endpoint);
    expect(new Set(shown).size).toBe(shown.length);
  },
);
