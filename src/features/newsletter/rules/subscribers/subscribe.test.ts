import { expect, it } from 'vitest';
import { mails } from '#app/server/features.ts';
import { sendQueuedMail } from '#platform/mail/send-queued-mail.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { mailContext, mailerTo } from '#tests/kit/content/audience.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { startMailServer } from '#tests/kit/servers/mail-server.ts';
import { linksOf } from '#tests/kit/servers/read-mail.ts';
import { CONFIRM_WITHIN_MS, confirmSubscription, findConfirmation } from './confirm-subscription.ts';
import { deleteOldSubscriptions, UNCONFIRMED_RETENTION_MS } from './end-subscription.ts';
import { ASK_AGAIN_AFTER_MS, subscribe } from './subscribe.ts';
import { countSubscribers } from './subscribers.ts';

const READER = 'oxucu@example.az';

describeOnEachDatabase('subscribe', (open) => {
  async function prepare() {
    const { db } = await open();
    const server = await startMailServer();
    const submit = (email = READER, now = NOON) =>
      subscribe(db, { email, consent: true, network: 'a', now, newId });
    const send = (now = NOON) =>
      sendQueuedMail(db, mailerTo(server.url), { mails, context: mailContext, now: () => now, newId });
    /** Sends the queued mail and returns the token of its link. */
    const takeToken = async (now = NOON) => {
      await send(now);
      const mail = await server.take(({ to }) => to.includes(READER));
      return linksOf(mail)[0]?.split('/').at(-1) ?? '';
    };
    return { db, server, submit, send, takeToken };
  }

  it('is confirmed by the link of the mail, which may be opened twice', async () => {
    const { db, submit, takeToken, server } = await prepare();
    await submit(' Oxucu@Example.az');
    expect(await countSubscribers(db)).toMatchObject({ pending: 1, confirmed: 0 });
    const token = await takeToken();
    expect(token).toMatch(/^[0-9A-Za-z]{40}$/);
    expect(await findConfirmation(db, { token, now: NOON })).toEqual({ email: READER });
    expect(await countSubscribers(db)).toMatchObject({ pending: 1, confirmed: 0 });
    expect(await confirmSubscription(db, { token, now: NOON + 5 })).toBe(true);
    expect(await confirmSubscription(db, { token, now: NOON + 9 })).toBe(true);
    expect(await countSubscribers(db)).toMatchObject({ pending: 0, confirmed: 1 });
    const row = await db.selectFrom('subscriber').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ confirmed_at: NOON + 5, consent_at: NOON + 5 });
    await server.stop();
  });

  it('stores only a hash of the token, and the token expires', async () => {
    const { db, submit, takeToken, server } = await prepare();
    await submit();
    const token = await takeToken();
    const tokens = await db.selectFrom('subscriber_token').selectAll().execute();
    expect(tokens).toHaveLength(1);
    expect(JSON.stringify(tokens)).not.toContain(token);
    expect(await findConfirmation(db, { token, now: NOON + CONFIRM_WITHIN_MS })).toBeNull();
    expect(await confirmSubscription(db, { token, now: NOON + CONFIRM_WITHIN_MS })).toBe(false);
    expect(await confirmSubscription(db, { token: `${token}x`, now: NOON })).toBe(false);
    await server.stop();
  });

  it('returns the same result for every address; only a mail tells the owner that it is subscribed', async () => {
    const { db, submit, send, takeToken, server } = await prepare();
    await submit();
    await confirmSubscription(db, { token: await takeToken(), now: NOON });
    const later = NOON + ASK_AGAIN_AFTER_MS;
    expect(await submit(READER, later)).toEqual(await submit('yeni@example.az', later));
    expect(await send(later)).toBe(2);
    const known = await server.take((mail) => mail.to.includes(READER));
    expect(known.subject).toBe('Siz artıq abunəsiniz – GettoSport');
    expect(linksOf(known)).toEqual([]);
    expect((await server.take((mail) => mail.to.includes('yeni@example.az'))).subject).toBe(
      'Abunəliyi təsdiqləyin – GettoSport',
    );
    await server.stop();
  });

  it('limits the mails to an address, and every link of a pending subscription works', async () => {
    const { db, submit, send, takeToken, server } = await prepare();
    await submit();
    await submit(READER, NOON + 1);
    const first = await takeToken();
    await submit(READER, NOON + ASK_AGAIN_AFTER_MS - 1);
    expect(await send(NOON + ASK_AGAIN_AFTER_MS)).toBe(0);
    expect(server.mails).toEqual([]);
    const later = NOON + ASK_AGAIN_AFTER_MS;
    await submit(READER, later);
    const second = await takeToken(later);
    expect(second).not.toBe(first);
    expect(await confirmSubscription(db, { token: first, now: later })).toBe(true);
    await server.stop();
  });

  it('refuses an invalid address, missing consent and the 21st request of an hour', async () => {
    const { db, submit, server } = await prepare();
    const request = { network: 'b', now: NOON, newId };
    await expect(subscribe(db, { email: '', consent: false, ...request })).rejects.toThrow(
      'email: newsletter.emailRequired, consent: newsletter.consentRequired',
    );
    await expect(subscribe(db, { email: 'a@b', consent: true, ...request })).rejects.toThrow(
      'email: newsletter.emailInvalid',
    );
    await expect(subscribe(db, { email: '  ', consent: true, ...request })).rejects.toThrow(
      'email: newsletter.emailRequired',
    );
    await expect(subscribe(db, { email: READER, consent: false, ...request })).rejects.toThrow(
      'consent: newsletter.consentRequired',
    );
    expect(await countSubscribers(db)).toMatchObject({ pending: 0 });
    for (let i = 0; i < 20; i++) await submit(`a${i}@example.az`);
    await expect(submit('a20@example.az')).rejects.toMatchObject({ code: 'rate.tooMany' });
    // Readers in other networks are not held up.
    await subscribe(db, { email: 'a20@example.az', consent: true, ...request });
    await server.stop();
  });

  it('is deleted when it is not confirmed', async () => {
    const { db, submit, server } = await prepare();
    await submit();
    await deleteOldSubscriptions(db, { now: NOON + UNCONFIRMED_RETENTION_MS });
    expect(await countSubscribers(db)).toMatchObject({ pending: 1 });
    await deleteOldSubscriptions(db, { now: NOON + UNCONFIRMED_RETENTION_MS + 1 });
    expect(await countSubscribers(db)).toMatchObject({ pending: 0 });
    await server.stop();
  });
});
