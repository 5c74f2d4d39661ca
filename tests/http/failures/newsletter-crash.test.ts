import { expect, test } from 'vitest';
import { createIssue, scheduleIssue } from '#features/newsletter/rules/change-issue.ts';
import { getIssue } from '#features/newsletter/rules/list-issues.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeArticle } from '../../kit/content/articles.ts';
import { writeSubscriber } from '../../kit/content/audience.ts';
import { endLeases } from '../../kit/crash/kill-repeatedly.ts';
import { KILLS, KILLS_TIMEOUT, repeatKills, reportKills, untilReached } from '../../kit/crash/kill-rounds.ts';
import { startMailServer } from '../../kit/servers/mail-server.ts';
import { siteEngines, startSite } from '../../kit/site/site.ts';

/** Mails between two kills. */
const BETWEEN = 25;
const READERS = BETWEEN * (KILLS + 2);
const AT_ONCE = 5;

test.each(siteEngines())(
  'a server that is killed while it sends an issue goes on after its restart and sends nothing twice (%s)',
  async (engine) => {
    // Slow enough to be caught in the middle.
    const mail = await startMailServer({
      onRcptTo: (_address, _session, done) => void setTimeout(() => done(), 20),
    });
    let id = '';
    const site = await startSite({
      engine,
      env: { SMTP_URL: mail.url },
      async fill(db) {
        const actor = await writeStaff(db, 'editor');
        const { id: articleId } = await writeArticle(db);
        for (let i = 0; i < READERS; i++) await writeSubscriber(db, `oxucu${i}@example.az`);
        const issue = { kind: 'breaking', subject: 'Təcili', intro: '', articleIds: [articleId] };
        const step = { actor, now: Date.now(), newId };
        ({ id } = await createIssue(db, { ...step, issue }));
        await scheduleIssue(db, { ...step, id, at: step.now });
      },
    });
    await repeatKills(async (kill) => {
      await untilReached(
        () => mail.mails.length,
        (sent) => sent >= kill * BETWEEN,
      );
      await site.crash(() => site.change(endLeases));
    });
    const read = async () => {
      let issue = null as unknown as Awaited<ReturnType<typeof getIssue>>;
      await site.change(async (db) => {
        issue = await getIssue(db, { id });
      });
      return issue;
    };
    const { counts } = await untilReached(read, ({ status }) => status !== 'sending', 200);
    await site.stop();
    await mail.stop();

    const addresses = mail.mails.map((one) => one.to.join());
    expect(new Set(addresses).size).toBe(addresses.length);
    // What was in flight at a death is not repeated, even if it had not arrived; everybody else got it.
    expect(counts.sent + counts.failed).toBe(READERS);
    expect(counts.failed).toBeLessThanOrEqual(KILLS * AT_ONCE);
    expect(addresses.length).toBeGreaterThanOrEqual(counts.sent);
    reportKills(engine, { acknowledged: READERS, lost: 0, 'mails not repeated': counts.failed, twice: 0 });
  },
  KILLS_TIMEOUT,
);
