import { expect, it } from 'vitest';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { mailContext } from '#tests/kit/content/audience.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { contactMailText } from '../text.ts';
import {
  createContactMessage,
  eraseContactMessage,
  replyToContactMessage,
  setContactStatus,
} from './change-contact-message.ts';
import { contactMails } from './contact-mails.ts';
import {
  countContactMessages,
  countNewMessages,
  getContactMessage,
  listContactMessages,
} from './contact-messages.ts';

const input = {
  name: 'Orxan',
  email: 'orxan@example.az',
  phone: '+994 50 123 45 67',
  subject: 'general',
  message: 'Sual?\nSağ olun.',
};

describeOnEachDatabase('the inbox of the contact form', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeStaff(db, 'editor', { name: 'Aysel' });
    const send = async (at: number, message = `Sual ${at}`) => {
      const sent = { input: { ...input, message }, network: `network ${at}`, now: NOON + at, newId };
      return (await createContactMessage(db, sent)).id;
    };
    return { db, send, at: (id: string, now = NOON + 1000) => ({ actor, id, now, newId }) };
  }
  const composing = (subjectId: string) => ({
    subjectId,
    recipient: null,
    context: mailContext,
    now: NOON,
    newId,
  });

  it('has pages of thirty messages, the newest first', async () => {
    const { db, send } = await prepare();
    expect(await listContactMessages(db, {})).toEqual({ messages: [], total: 0, page: 1, pages: 1 });
    for (let at = 1; at <= 30; at += 1) await send(at);
    expect((await listContactMessages(db, {})).pages).toBe(1);
    await send(31);
    const first = await listContactMessages(db, {});
    expect(first).toMatchObject({ total: 31, page: 1, pages: 2 });
    expect(first.messages.map(({ message }) => message)).toEqual(
      Array.from({ length: 30 }, (_, at) => `Sual ${31 - at}`),
    );
    const second = await listContactMessages(db, { page: 2 });
    expect([second.page, second.messages.map(({ message }) => message)]).toEqual([2, ['Sual 1']]);
  });

  it('counts its messages by status, and the new ones up to a hundred', async () => {
    const { db, send, at } = await prepare();
    const ids = [];
    for (let number = 0; number < 3; number += 1) ids.push(await send(number));
    await setContactStatus(db, { ...at(ids[0] ?? ''), status: 'answered' });
    await setContactStatus(db, { ...at(ids[1] ?? ''), status: 'archived' });
    expect(await countContactMessages(db)).toEqual({ new: 1, answered: 1, archived: 1 });
    expect(await countNewMessages(db)).toBe(1);
    expect((await listContactMessages(db, { status: 'archived' })).messages).toMatchObject([{ id: ids[1] }]);
    const row = await db
      .selectFrom('contact_message')
      .selectAll()
      .where('id', '=', ids[2] ?? '')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contact_message')
      .values(Array.from({ length: 100 }, () => ({ ...row, id: newId() })))
      .execute();
    expect(await countNewMessages(db)).toBe(100);
  });

  it('writes each change of a status to the audit log, and nothing without a change', async () => {
    const { db, send, at } = await prepare();
    const id = await send(0);
    await setContactStatus(db, { ...at(id), status: 'archived' });
    await setContactStatus(db, { ...at(id), status: 'archived' });
    const log = await db.selectFrom('audit_log').selectAll().execute();
    expect(log).toMatchObject([{ action: 'contact.status', subject_type: 'contactMessage', subject_id: id }]);
    expect(JSON.stringify(log)).toMatch(/new.*archived/);
    const row = await db.selectFrom('contact_message').select('updated_at').executeTakeFirst();
    expect(row?.updated_at).toBe(NOON + 1000);
    await expect(setContactStatus(db, { ...at('none'), status: 'new' })).rejects.toThrow('none');
  });

  it('shows the replies to a message in their order, each with the state of its own mail', async () => {
    const { db, send, at } = await prepare();
    const [id, other] = [await send(0), await send(1)];
    await replyToContactMessage(db, { ...at(id, NOON + 3000), text: 'İkinci' });
    await replyToContactMessage(db, { ...at(id, NOON + 2000), text: 'Birinci' });
    await replyToContactMessage(db, { ...at(other), text: 'a'.repeat(10_000) });
    const tooLong = replyToContactMessage(db, { ...at(other), text: 'a'.repeat(10_001) });
    await expect(tooLong).rejects.toThrow('text: contact.tooLong');
    const { replies } = await getContactMessage(db, { id });
    expect(replies).toMatchObject([
      { text: 'Birinci', state: 'sending', createdAt: NOON + 2000, staffName: 'Aysel' },
      { text: 'İkinci', state: 'sending' },
    ]);
    await contactMails.contactReply.recordDone(db, { subjectId: replies[1]?.id ?? '', now: NOON + 4000 });
    expect((await getContactMessage(db, { id })).replies.map(({ state }) => state)).toEqual([
      'sending',
      'sent',
    ]);
    await expect(getContactMessage(db, { id: 'none' })).rejects.toThrow('No contact message has the id none');
  });

  it('forgets a message with its replies and the mails about them, and no other', async () => {
    const { db, send, at } = await prepare();
    const [id, other] = [await send(0), await send(1)];
    await replyToContactMessage(db, { ...at(id), text: 'Bəli' });
    await eraseContactMessage(db, at(id));
    expect(await db.selectFrom('contact_reply').select('id').execute()).toEqual([]);
    const mails = await db.selectFrom('mail_outbox').select(['kind', 'subject_id']).execute();
    expect(mails).toEqual([{ kind: 'contactNotice', subject_id: other }]);
    await expect(eraseContactMessage(db, at(id))).rejects.toThrow('No contact message');
    const log = await db.selectFrom('audit_log').select(['action', 'subject_type']).execute();
    expect(log).toContainEqual({ action: 'contact.erase', subject_type: 'contactMessage' });
  });

  it('notifies the newsroom with all that the reader has written', async () => {
    const { db, send } = await prepare();
    const id = await send(0, 'Birinci sətir\nİkinci sətir');
    const notice = await contactMails.contactNotice.compose(db, composing(id));
    const facts = (phone: string) =>
      `Ad, soyad: Orxan\nE-poçt: orxan@example.az\n${phone}Mövzu: Ümumi sual\n\nBirinci sətir\nİkinci sətir`;
    const whole = (phone: string) =>
      `${contactMailText.noticeIntro}\n\n${facts(phone)}\n\n${contactMailText.open}: ${mailContext.siteUrl}/admin/inbox/${id}\n`;
    expect(notice?.text).toBe(whole('Telefon: +994 50 123 45 67\n'));
    expect([notice?.to, notice?.replyTo]).toEqual([mailContext.newsroomEmail, 'orxan@example.az']);
    for (const part of [mailContext.siteName, 'İkinci sətir', `/admin/inbox/${id}`])
      expect(notice?.html).toContain(part);
    expect(await contactMails.contactNotice.compose(db, composing('none'))).toBeNull();
    await db.updateTable('contact_message').set({ phone: null }).execute();
    const short = await contactMails.contactNotice.compose(db, composing(id));
    expect(short?.text).toBe(whole(''));
  });

  it('sends a reply to the reader, with the message below it', async () => {
    const { db, send, at } = await prepare();
    const id = await send(0, 'Birinci sətir\nİkinci sətir');
    await replyToContactMessage(db, { ...at(id), text: 'Bəli' });
    const [reply] = (await getContactMessage(db, { id })).replies;
    const mail = await contactMails.contactReply.compose(db, composing(reply?.id ?? ''));
    expect([mail?.to, mail?.replyTo]).toEqual(['orxan@example.az', mailContext.newsroomEmail]);
    expect(mail?.subject).toContain('Ümumi sual');
    expect(mail?.text.startsWith(`Bəli\n\nAysel\n${mailContext.siteName}\n\n`)).toBe(true);
    expect(mail?.text.endsWith('\n> Birinci sətir\n> İkinci sətir\n')).toBe(true);
    for (const part of ['Bəli', 'Aysel', 'İkinci sətir']) expect(mail?.html).toContain(part);
    expect(await contactMails.contactReply.compose(db, composing('none'))).toBeNull();
  });
});
