import { expect, it } from 'vitest';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { mailerTo, paper } from '#tests/kit/content/audience.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { startMailServer } from '#tests/kit/servers/mail-server.ts';
import { sendQueuedMail } from '../mail/send-queued-mail.ts';
import { createContactMessage } from './create-contact-message.ts';
import { eraseContactMessage } from './erase-contact-message.ts';
import { getContactMessage } from './get-contact-message.ts';
import { replyToContactMessage } from './reply-to-contact-message.ts';
import { setContactStatus } from './set-contact-status.ts';

const input = {
  name: 'Orxan',
  email: 'orxan@example.az',
  phone: '',
  subject: 'general',
  message: 'Nə vaxt yayımlanacaq?\nSağ olun.',
};

describeOnEachDatabase('replyToContactMessage', (open) => {
  async function opened() {
    const { db } = await open();
    const actor = await writeStaff(db, 'editor', { name: 'Aysel Məmmədli' });
    const { id } = await createContactMessage(db, { input, address: '192.0.2.1', now: NOON, newId });
    const step = { actor, id, now: NOON + 1, newId };
    const send = (url: string, now = NOON + 2) =>
      sendQueuedMail(db, mailerTo(url), { context: paper, now: () => now, newId });
    return { db, actor, id, step, send };
  }

  it('mails the answer to its reader and keeps it with the message', async () => {
    const { db, id, step, send } = await opened();
    const server = await startMailServer();
    await send(server.url);
    const notice = await server.take((mail) => mail.to.includes(paper.newsroomEmail));
    expect(notice.subject).toBe('Yeni müraciət: Ümumi sual – Orxan');
    expect(notice.headers['reply-to']).toBe('orxan@example.az');
    expect(notice.text).toContain(`${paper.siteUrl}/admin/inbox/${id}`);

    await replyToContactMessage(db, { ...step, text: '\u0000Sabah, 21:00-da.' });
    expect(await getContactMessage(db, { id })).toMatchObject({
      status: 'answered',
      replies: [{ text: 'Sabah, 21:00-da.', staffName: 'Aysel Məmmədli', state: 'sending' }],
    });
    expect(await send(server.url)).toBe(1);
    expect(await send(server.url)).toBe(0);
    const answer = await server.take((mail) => mail.to.includes('orxan@example.az'));
    expect(answer.text).toContain('Sabah, 21:00-da.\n\nAysel Məmmədli');
    expect(answer.text).toContain('> Nə vaxt yayımlanacaq?\n> Sağ olun.');
    expect(answer.headers['reply-to']).toBe(paper.newsroomEmail);
    expect((await getContactMessage(db, { id })).replies[0]?.state).toBe('sent');
    await server.stop();
  });

  it('waits through an outage, tries again what was not taken, and says what was refused', async () => {
    const { db, id, step, send } = await opened();
    await replyToContactMessage(db, { ...step, text: 'Bəli.' });
    await expect(send('smtp://127.0.0.1:1')).rejects.toThrow();

    let answer = 451;
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('orxan') ? done(Object.assign(new Error('no'), { responseCode: answer })) : done(),
    });
    const minutes = (count: number) => NOON + count * 60_000;
    expect(await send(server.url, minutes(2))).toBe(1);
    expect((await getContactMessage(db, { id })).replies[0]?.state).toBe('sending');
    answer = 550;
    await send(server.url, minutes(4));
    expect((await getContactMessage(db, { id })).replies[0]?.state).toBe('failed');
    expect(server.mails).toHaveLength(1);
    await server.stop();
  });

  it('is for editors only, and an empty answer is none', async () => {
    const { db, step } = await opened();
    const author = await writeStaff(db, 'author');
    await expect(replyToContactMessage(db, { ...step, text: ' \n' })).rejects.toThrow(
      'contact.replyRequired',
    );
    await expect(replyToContactMessage(db, { ...step, actor: author, text: 'x' })).rejects.toThrow('editor');
    await expect(setContactStatus(db, { ...step, actor: author, status: 'archived' })).rejects.toThrow(
      'editor',
    );
    await expect(eraseContactMessage(db, { ...step, actor: author })).rejects.toThrow('editor');
    await expect(replyToContactMessage(db, { ...step, id: 'x', text: 'x' })).rejects.toThrow('No contact');
  });

  it('stands in the journal, and erasing leaves no word of it', async () => {
    const { db, id, step } = await opened();
    await replyToContactMessage(db, { ...step, text: 'Məxfi cavab' });
    await setContactStatus(db, { ...step, status: 'archived' });
    await eraseContactMessage(db, step);
    const journal = await db.selectFrom('audit_log').selectAll().orderBy('created_at').execute();
    expect(journal.map((line) => line.action).sort()).toEqual([
      'contact.erase',
      'contact.reply',
      'contact.status',
    ]);
    expect(JSON.stringify(journal)).not.toMatch(/Məxfi|orxan/i);
    expect(await db.selectFrom('contact_reply').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
    await expect(getContactMessage(db, { id })).rejects.toThrow('No contact');
  });
});
