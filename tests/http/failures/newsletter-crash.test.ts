import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import { createIssue, scheduleIssue } from '#features/newsletter/rules/change-issue.ts';
import { getIssue } from '#features/newsletter/rules/list-issues.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeArticle } from '../../kit/content/articles.ts';
import { writeSubscriber } from '../../kit/content/audience.ts';
import { startMailServer } from '../../kit/servers/mail-server.ts';
import { freePort } from '../../kit/site/free-port.ts';
import { startSiteProcess } from '../../kit/site/site-process.ts';

const READERS = 120;
const AT_ONCE = 5;

test('a server that is killed while it sends an issue goes on after its restart and sends nothing twice', async () => {
  const runFolder = inject('runFolder');
  mkdirSync(runFolder, { recursive: true });
  const dataDir = mkdtempSync(join(runFolder, 'crash-'));
  const open = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'newsroom.sqlite') });
  const { db } = open;
  await migrateToLatest(open, allMigrations);
  const actor = await writeStaff(db, 'editor');
  const { id: articleId } = await writeArticle(db);
  for (let i = 0; i < READERS; i++) await writeSubscriber(db, `oxucu${i}@example.az`);
  const issue = { kind: 'breaking', subject: 'Təcili', intro: '', articleIds: [articleId] };
  const step = { actor, now: Date.now(), newId };
  const { id } = await createIssue(db, { ...step, issue });
  await scheduleIssue(db, { ...step, id, at: step.now });

  // Slow enough to be caught in the middle.
  const mail = await startMailServer({
    onRcptTo: (_address, _session, done) => void setTimeout(() => done(), 20),
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    DEMO: '0',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
  };
  for (const until of [20, 60]) {
    const site = await startSiteProcess(url, env);
    while (mail.mails.length < until) await sleep(5);
    await site.kill();
    // Time passes: the leases of the dead run out.
    await db.updateTable('newsletter_delivery').set({ lease_until: 0 }).execute();
  }
  const site = await startSiteProcess(url, env);
  while ((await getIssue(db, { id })).status === 'sending') await sleep(50);
  await site.stop();
  await mail.stop();

  const addresses = mail.mails.map((one) => one.to.join());
  expect(new Set(addresses).size).toBe(addresses.length);
  const { counts } = await getIssue(db, { id });
  await open.close();
  // What was in flight at the two deaths is not repeated, even if it had not arrived; everybody else got it.
  expect(counts.sent + counts.failed).toBe(READERS);
  expect(counts.failed).toBeLessThanOrEqual(2 * AT_ONCE);
  expect(addresses.length).toBeGreaterThanOrEqual(counts.sent);
});
