import { expect, it } from 'vitest';
import { mails } from '#app/server/features.ts';
import { MINUTE } from '#az/format/durations.ts';
import { sendQueuedMail } from '#platform/mail/send-queued-mail.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { mailContext, mailerTo } from '#tests/kit/content/audience.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { startMailServer } from '#tests/kit/servers/mail-server.ts';
import {
  createContactMessage,
  eraseContactMessage,
  replyToContactMessage,
  setContactStatus,
} from './change-contact-message.ts';
import { getContactMessage } from './contact-messages.ts';

const input = {
  name: 'Orxan',
  email: 'orxan@example.az',
  phone: '',
  subject: 'general',
  message: 'Nə vaxt yayımlanacaq?\nSağ olun.',
};

describeOnEachDatabase('replyToContactMessage', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeStaff(db, 'editor', { name: 'Aysel Məmmədli' });
    const { id } = await createContactMessage(db, { input, network: 'a', now: NOON, newId });
    const change = { actor, id, now: NOON + 1, newId };
    const send = (url: string, now = NOON + 2) =>
      sendQueuedMail(db, mailerTo(url), { mails, context: mailContext, now: () => now, newId });
    return { db, actor, id, change, send };
  }

  it('sends the reply to the reader and stores it with the message', async () => {
    const { db, id, change, send } = await prepare();
    const server = await startMailServer();
    await send(server.url);
    const notice = await server.take((mail) => mail.to.includes(mailContext.newsroomEmail));
    expect(notice.subject).toBe('Yeni müraciət: Ümumi sual – Orxan');
    expect(notice.headers['reply-to']).toBe('orxan@example.az');
    expect(notice.text).toContain(`${mailContext.siteUrl}/admin/inbox/${id}`);

    await replyToContactMessage(db, { ...change, text: '\u0000Sabah, 21:00-da.' });
    expect(await getContactMessage(db, { id })).toMatchObject({
      status: 'answered',
      replies: [{ text: 'Sabah, 21:00-da.', staffName: 'Aysel Məmmədli', state: 'sending' }],
    });
    expect(await send(server.url)).toBe(1);
    expect(await send(server.url)).toBe(0);
    const reply = await server.take((mail) => mail.to.includes('orxan@example.az'));
    expect(reply.text).toContain('Sabah, 21:00-da.\n\nAysel Məmmədli');
    expect(reply.text).toContain('> Nə vaxt yayımlanacaq?\n> Sağ olun.');
    expect(reply.headers['reply-to']).toBe(mailContext.newsroomEmail);
    expect((await getContactMessage(db, { id })).replies[0]?.state).toBe('sent');
    await server.stop();
  });

  it('retries after an outage and a temporary failure, and reports a refused mail', async () => {
    const { db, id, change, send } = await prepare();
    await replyToContactMessage(db, { ...change, text: 'Bəli.' });
    await expect(send('smtp://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');

    let responseCode = 451;
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('orxan') ? done(Object.assign(new Error('no'), { responseCode })) : done(),
    });
    const minutes = (count: number) => NOON + count * MINUTE;
    expect(await send(server.url, minutes(2))).toBe(1);
    expect((await getContactMessage(db, { id })).replies[0]?.state).toBe('sending');
    responseCode = 550;
    await send(server.url, minutes(4));
    expect((await getContactMessage(db, { id })).replies[0]?.state).toBe('failed');
    expect(server.mails).toHaveLength(1);
    await server.stop();
  });

  it('requires an editor and a text', async () => {
    const { db, change } = await prepare();
    const author = await writeStaff(db, 'author');
    await expect(replyToContactMessage(db, { ...change, text: ' \n' })).rejects.toThrow(
      'contact.replyRequired',
    );
    await expect(replyToContactMessage(db, { ...change, actor: author, text: 'x' })).rejects.toThrow(
      'editor',
    );
    await expect(setContactStatus(db, { ...change, actor: author, status: 'archived' })).rejects.toThrow(
      'editor',
    );
    await expect(eraseContactMessage(db, { ...change, actor: author })).rejects.toThrow('editor');
    await expect(replyToContactMessage(db, { ...change, id: 'x', text: 'x' })).rejects.toThrow('No contact');
  });

  it('is recorded in the audit log, and erasing removes its text', async () => {
    const { db, id, change } = await prepare();
    await replyToContactMessage(db, { ...change, text: 'Məxfi cavab' });
    await setContactStatus(db, { ...change, status: 'archived' });
    await eraseContactMessage(db, change);
    const auditLog = await db.selectFrom('audit_log').selectAll().orderBy('created_at').execute();
    expect(auditLog.map((line) => line.action).sort()).toEqual([
      'contact.erase',
      'contact.reply',
      'contact.status',
    ]);
    expect(JSON.stringify(auditLog)).not.toMatch(/Məxfi|orxan/i);
    expect(await db.selectFrom('contact_reply').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
    await expect(getContactMessage(db, { id })).rejects.toThrow('No contact');
  });
});
