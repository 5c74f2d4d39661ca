import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { LEASE_MS } from '#platform/jobs/lease.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { mailContext, mailerTo, writeSubscriber } from '#tests/kit/content/audience.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { startMailServer } from '#tests/kit/servers/mail-server.ts';
import { linksOf } from '#tests/kit/servers/read-mail.ts';
import { createIssue, scheduleIssue, stopIssue } from './change-issue.ts';
import { claimIssueDeliveries, renewIssueDeliveries } from './claim-issue-deliveries.ts';
import { getIssue } from './list-issues.ts';
import { runDeliveryBatch } from './run-delivery-batch.ts';
import { findUnsubscription, UNSUBSCRIBE_WITHIN_MS, unsubscribe } from './subscribers/end-subscription.ts';
import { subscribe } from './subscribers/subscribe.ts';
import { countSubscribers } from './subscribers/subscribers.ts';

/** An issue that is due now, with the subscribers a0, a1, … */
async function writeIssue(db: Db, readers: number, now = NOON) {
  const actor = await writeStaff(db, 'editor');
  const article = await writeArticle(db, { title: `“Araz-Naxçıvan” <qalib> ${newId()}` });
  const issue = {
    kind: 'weekly',
    subject: 'Həftənin oyunları',
    intro: 'Salam & xoş gəldiniz',
    articleIds: [article.id],
  };
  const { id } = await createIssue(db, { actor, issue, now, newId });
  for (let i = 0; i < readers; i++) await writeSubscriber(db, `a${i}@example.az`).catch(() => {});
  const change = { actor, id, now, newId };
  await scheduleIssue(db, { ...change, at: now });
  return { id, change, article };
}

const run = (db: Db, mailer: Mailer, now = NOON, limit = 25) =>
  runDeliveryBatch(db, mailer, { context: mailContext, now: () => now, newId, limit });

const states = async (db: Db) =>
  (await db.selectFrom('newsletter_delivery').select(['status', 'failure']).execute())
    .map(({ status, failure }) => failure ?? status)
    .sort();

describeOnEachDatabase('runDeliveryBatch', (open, engine) => {
  it('sends an issue once to every confirmed subscriber, with an unsubscribe link in each mail', async () => {
    const { db } = await open();
    const { id, article } = await writeIssue(db, 7);
    await db
      .updateTable('subscriber')
      .set({ status: 'unsubscribed' })
      .where('email', '=', 'a6@example.az')
      .execute();
    const server = await startMailServer();
    for (let i = 0; i < 4; i++) await run(db, mailerTo(server.url), NOON + i, 3);
    expect(server.mails.map((mail) => mail.to.join()).sort()).toEqual(
      [0, 1, 2, 3, 4, 5].map((i) => `a${i}@example.az`),
    );
    expect(await getIssue(db, { id })).toMatchObject({ status: 'sent', counts: { sent: 6, queued: 0 } });
    const [mail] = server.mails;
    if (!mail) throw new Error('no mail');
    expect(mail.subject).toBe('Həftənin oyunları');
    expect(mail.headers.from).toBe('GettoSport <xeber@gettosport.example>');
    const [link = ''] = linksOf(mail).filter((url) => url.includes('/newsletter/unsubscribe/'));
    expect(mail.headers['list-unsubscribe']).toBe(`<${link}>`);
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(`${mailContext.siteUrl}/article/${article.slug}`);
    expect(mail.html).toContain('Salam &#38; xoş gəldiniz');
    expect(mail.html).not.toContain('<qalib>');
    expect(mail.html).toContain('“Araz\u2011Naxçıvan”');
    expect(mail.text).toContain('“Araz-Naxçıvan”');
    const ids = new Set(server.mails.map(({ headers }) => headers['message-id']));
    expect(ids.size).toBe(6);
    await server.stop();
  });

  it('ends a subscription with the link of any mail, counts it and deletes queued deliveries', async () => {
    const { db } = await open();
    const first = await writeIssue(db, 1);
    const server = await startMailServer();
    await run(db, mailerTo(server.url));
    const mail = await server.take(() => true);
    const token = mail.headers['list-unsubscribe']?.slice(1, -1).split('/').at(-1) ?? '';
    const second = await writeIssue(db, 0, NOON + MINUTE);
    const unreachable = mailerTo('smtp://127.0.0.1:1');
    await expect(run(db, unreachable, NOON + MINUTE)).rejects.toThrow('ECONNREFUSED');
    expect(await states(db)).toEqual(['queued', 'sent']);

    const late = NOON + UNSUBSCRIBE_WITHIN_MS;
    expect(await findUnsubscription(db, { token, now: NOON })).toEqual({ email: 'a0@example.az' });
    expect(await unsubscribe(db, { token, now: late })).toBe(false);
    expect(await unsubscribe(db, { token: 'x', now: NOON })).toBe(false);
    for (const _ of ['once', 'twice']) {
      expect(await unsubscribe(db, { token, now: NOON + MINUTE })).toBe(true);
      expect(await countSubscribers(db)).toMatchObject({ confirmed: 0, unsubscribed: 1 });
      expect((await getIssue(db, { id: first.id })).counts.unsubscribed).toBe(1);
      expect(await states(db)).toEqual(['sent']);
    }
    await run(db, mailerTo(server.url), NOON + 2 * MINUTE);
    expect(server.mails).toEqual([]);
    expect((await getIssue(db, { id: second.id })).counts).toMatchObject({ sent: 0, unsubscribed: 0 });

    // Whoever subscribes again right away is asked to confirm, although the last request was a moment ago.
    const again = { email: 'a0@example.az', consent: true, network: 'a', now: NOON + 2 * MINUTE, newId };
    await subscribe(db, again);
    await subscribe(db, again);
    expect(await db.selectFrom('mail_outbox').select('kind').execute()).toEqual([
      { kind: 'confirmSubscription' },
    ]);
    await server.stop();
  });

  it('counts a refused address and sends it nothing more, and retries temporary failures', async () => {
    const { db } = await open();
    const { id } = await writeIssue(db, 3);
    let isMailboxFull = true;
    const server = await startMailServer({
      onRcptTo({ address }, _session, done) {
        const responseCode = address.startsWith('a0')
          ? 550
          : address.startsWith('a1') && isMailboxFull
            ? 452
            : 0;
        done(responseCode ? Object.assign(new Error('no'), { responseCode }) : null);
      },
    });
    await run(db, mailerTo(server.url));
    expect(await states(db)).toEqual(['queued', 'refused', 'sent']);
    expect(await countSubscribers(db)).toMatchObject({ confirmed: 2, bounced: 1 });
    isMailboxFull = false;
    await run(db, mailerTo(server.url), NOON + MINUTE - 1);
    expect(server.mails).toHaveLength(1);
    await run(db, mailerTo(server.url), NOON + MINUTE);
    expect(server.mails).toHaveLength(2);
    expect(await getIssue(db, { id })).toMatchObject({
      status: 'sent',
      counts: { sent: 2, refused: 1, failed: 0 },
    });
    await server.stop();
  });

  it('gives up after several temporary failures', async () => {
    const { db } = await open();
    const { id } = await writeIssue(db, 1);
    let attempts = 0;
    const server = await startMailServer({
      onRcptTo(_to, _session, done) {
        attempts += 1;
        done(Object.assign(new Error('full'), { responseCode: 452 }));
      },
    });
    for (let day = 0; day < 8; day++) await run(db, mailerTo(server.url), NOON + day * DAY);
    expect(attempts).toBe(6);
    expect(await getIssue(db, { id })).toMatchObject({ status: 'sent', counts: { sent: 0, failed: 1 } });
    expect(await countSubscribers(db)).toMatchObject({ confirmed: 1 });
    await server.stop();
  });

  it('loses no delivery while the mail server is not reachable', async () => {
    const { db } = await open();
    const { id } = await writeIssue(db, 8);
    for (let i = 0; i < 20; i++)
      await run(db, mailerTo('smtp://127.0.0.1:1'), NOON + i * MINUTE).catch(() => {});
    const server = await startMailServer();
    await run(db, mailerTo(server.url), NOON + HOUR);
    expect(server.mails).toHaveLength(8);
    expect((await getIssue(db, { id })).status).toBe('sent');
    await server.stop();
  });

  it('continues after a crash and sends no mail twice', async () => {
    const { db } = await open();
    const { id } = await writeIssue(db, 40);
    const server = await startMailServer();
    const mailer = mailerTo(server.url);
    // The process dies while five mails are being sent. Two of them had been accepted.
    let sendCount = 0;
    const crashingMailer: Mailer = {
      async send(message) {
        sendCount++;
        if (sendCount <= 12) return mailer.send(message);
        if (sendCount <= 14) await mailer.send(message);
        return new Promise(() => {});
      },
    };
    void run(db, crashingMailer);
    await expect.poll(() => sendCount === 17 && server.mails.length === 14).toBe(true);
    expect(await states(db)).toEqual([
      ...Array(23).fill('queued'),
      ...Array(5).fill('sending'),
      ...Array(12).fill('sent'),
    ]);

    const restarted = NOON + LEASE_MS;
    for (let i = 0; i < 4; i++) await run(db, mailer, restarted + i);
    const addresses = server.mails.map((mail) => mail.to.join());
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toHaveLength(37);
    expect(await getIssue(db, { id })).toMatchObject({
      status: 'sent',
      counts: { sent: 35, failed: 5, queued: 0 },
    });
    await server.stop();
  });

  it('stops when an editor stops the issue', async () => {
    const { db } = await open();
    const { id, change } = await writeIssue(db, 5);
    const server = await startMailServer();
    await run(db, mailerTo(server.url), NOON, 2);
    await stopIssue(db, change);
    await run(db, mailerTo(server.url), NOON + 1);
    expect(server.mails).toHaveLength(2);
    expect(await getIssue(db, { id })).toMatchObject({ status: 'stopped', counts: { sent: 2, queued: 0 } });
    await expect(stopIssue(db, change)).rejects.toMatchObject({ code: 'issue.notSending' });
    await server.stop();
  });

  it('never repeats a mail that may have been sent when the connection broke', async () => {
    const { db } = await open();
    const { id } = await writeIssue(db, 1);
    const server = await startMailServer();
    const mailer = mailerTo(server.url);
    const breakingMailer: Mailer = {
      async send(message) {
        await mailer.send(message);
        throw Object.assign(new Error('lost'), { code: 'ECONNECTION', command: 'CONN' });
      },
    };
    await run(db, breakingMailer);
    expect(await states(db)).toEqual(['unsure']);
    await run(db, mailer, NOON + DAY);
    expect(server.mails).toHaveLength(1);
    expect(await getIssue(db, { id })).toMatchObject({ status: 'sent', counts: { sent: 0, failed: 1 } });
    // Nothing is known about the address, so the reader stays subscribed.
    expect(await countSubscribers(db)).toMatchObject({ confirmed: 1 });
    await server.stop();
  });

  it('repeats no mail after an editor has stopped the issue meanwhile', async () => {
    const { db } = await open();
    const { id, change } = await writeIssue(db, 1);
    const busyMailer: Mailer = {
      async send() {
        await stopIssue(db, change);
        throw Object.assign(new Error('busy'), { command: 'DATA', responseCode: 451 });
      },
    };
    await run(db, busyMailer);
    expect(await states(db)).toEqual([]);
    expect(await getIssue(db, { id })).toMatchObject({ status: 'stopped', finishedAt: NOON });
  });

  it('finishes the mail that is being sent when the program ends, and leaves the others to the next', async () => {
    const { db } = await open();
    await writeIssue(db, 4);
    const server = await startMailServer();
    const mailer = mailerTo(server.url);
    const ending = new AbortController();
    const endingMailer: Mailer = {
      send(message) {
        ending.abort();
        return mailer.send(message);
      },
    };
    const batch = { context: mailContext, now: () => NOON, newId, signal: ending.signal };
    expect(await runDeliveryBatch(db, endingMailer, { ...batch, concurrency: 1, limit: 3 })).toBe(3);
    expect(await states(db)).toEqual(['queued', 'queued', 'queued', 'sent']);
    // At once, not after the end of the lease.
    expect(await run(db, mailer)).toBe(3);
    expect(new Set(server.mails.map(({ to }) => to.join())).size).toBe(4);
    expect(await run(db, mailer)).toBe(0);
    await server.stop();
  });

  it('sends nothing to a reader who has unsubscribed after the mail was claimed', async () => {
    const { db } = await open();
    await writeIssue(db, 2);
    const sent: string[] = [];
    const leavingMailer: Mailer = {
      async send({ to }) {
        sent.push(to);
        await db.deleteFrom('newsletter_delivery').where('status', '=', 'queued').execute();
      },
    };
    const batch = { context: mailContext, now: () => NOON, newId };
    expect(await runDeliveryBatch(db, leavingMailer, { ...batch, concurrency: 1 })).toBe(2);
    expect(sent).toHaveLength(1);
  });

  it('sends a refused address no mail of another issue either', async () => {
    const { db } = await open();
    await writeIssue(db, 2);
    await writeIssue(db, 0, NOON + 1);
    const refused: string[] = [];
    const refusingMailer: Mailer = {
      async send({ to }) {
        if (to !== 'a0@example.az') return;
        refused.push(to);
        throw Object.assign(new Error('no such mailbox'), { command: 'RCPT TO', responseCode: 550 });
      },
    };
    const batch = { context: mailContext, now: () => NOON + 1, newId };
    await runDeliveryBatch(db, refusingMailer, { ...batch, concurrency: 1 });
    expect(refused).toHaveLength(1);
    expect(await states(db)).toEqual(['refused', 'sent', 'sent']);
  });

  it('leaves a mail that another worker sends alone for the time of a lease, and counts it as sent later', async () => {
    const { db } = await open();
    const { id } = await writeIssue(db, 1);
    const seen: unknown[] = [];
    const other: Mailer = { send: async () => void seen.push('a second mail') };
    const slowMailer: Mailer = {
      async send() {
        for (const now of [NOON + LEASE_MS - 1, NOON + LEASE_MS]) {
          await run(db, other, now);
          seen.push([await states(db), (await getIssue(db, { id })).status]);
        }
      },
    };
    await run(db, slowMailer);
    expect(seen).toEqual([
      [['sending'], 'sending'],
      [['unsure'], 'sent'],
    ]);
    expect(await states(db)).toEqual(['sent']);
  });

  it('renews the claim of deliveries that are not finished, and says when there are none', async () => {
    const { db } = await open();
    await writeIssue(db, 3);
    // The issue has started, and its mails are due again in half a minute.
    await expect(run(db, mailerTo('smtp://127.0.0.1:1'))).rejects.toThrow('ECONNREFUSED');
    const start = NOON + MINUTE;
    const claim = async (leaseId: string, now: number) =>
      (await claimIssueDeliveries(db, { leaseId, now, limit: 9 })).length;
    expect(await claim('one', start)).toBe(3);
    const [first, second] = await db.selectFrom('newsletter_delivery').select('subscriber_id').execute();
    for (const [row, status] of [
      [first, 'sending'],
      [second, 'sent'],
    ] as const)
      await db
        .updateTable('newsletter_delivery')
        .set({ status })
        .where('subscriber_id', '=', row?.subscriber_id ?? '')
        .execute();
    expect(await renewIssueDeliveries(db, { leaseId: 'one', now: start + 5 })).toBe(true);
    expect(await renewIssueDeliveries(db, { leaseId: 'two', now: start + 5 })).toBe(false);
    const leases = await db.selectFrom('newsletter_delivery').select(['status', 'lease_until']).execute();
    expect(leases.map((row) => `${row.status} ${Number(row.lease_until) - start}`).sort()).toEqual([
      `queued ${LEASE_MS + 5}`,
      `sending ${LEASE_MS + 5}`,
      `sent ${LEASE_MS}`,
    ]);
    expect(await claim('two', start + LEASE_MS + 4)).toBe(0);
    expect(await claim('two', start + LEASE_MS + 5)).toBe(1);
    await db.updateTable('newsletter_delivery').set({ status: 'sent' }).execute();
    expect(await renewIssueDeliveries(db, { leaseId: 'two', now: start + LEASE_MS + 6 })).toBe(false);
  });

  it('waits half a minute after an outage of the mail server', async () => {
    const { db } = await open();
    await writeIssue(db, 7);
    await expect(run(db, mailerTo('smtp://127.0.0.1:1'))).rejects.toThrow('ECONNREFUSED');
    const waiting = await db.selectFrom('newsletter_delivery').select(['attempts', 'due_at']).execute();
    // An outage is no failure of a mail: none of them has used an attempt.
    expect(waiting).toEqual(Array(7).fill({ attempts: 0, due_at: NOON + 30_000 }));
  });

  it('divides the deliveries among workers that run at the same time', async () => {
    const { db } = await open();
    await writeIssue(db, 30);
    const server = await startMailServer();
    const mailer = mailerTo(server.url);
    const workers = engine === 'postgres' ? 4 : 2;
    for (let i = 0; i < 6; i++)
      await Promise.all(Array.from({ length: workers }, () => run(db, mailer, NOON + i, 4)));
    const addresses = server.mails.map((mail) => mail.to.join());
    expect(addresses).toHaveLength(30);
    expect(new Set(addresses).size).toBe(30);
    await server.stop();
  });
});
