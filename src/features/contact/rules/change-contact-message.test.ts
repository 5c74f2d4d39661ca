import { expect, it } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  CONTACT_RETENTION_MS,
  createContactMessage,
  deleteOldContactMessages,
} from './change-contact-message.ts';
import type { ContactInput } from './contact-input.ts';
import { countContactMessages, listContactMessages } from './contact-messages.ts';

const validInput: ContactInput = {
  name: 'Günel  Əliyeva',
  email: 'Gunel@Example.az',
  phone: '+994 50 123-45-67',
  subject: 'press',
  message: 'Salam.\u0000\r\nQarabağın oyununa\nakkreditasiya\u0007 lazımdır.',
};

describeOnEachDatabase('createContactMessage', (open) => {
  async function prepare() {
    const { db } = await open();
    const send = (over: Partial<ContactInput> = {}, { network = 'a', now = NOON } = {}) =>
      createContactMessage(db, { input: { ...validInput, ...over }, network, now, newId });
    return { db, send };
  }

  it('stores the cleaned message and queues the notice', async () => {
    const { db, send } = await prepare();
    const { id } = await send();
    const { messages } = await listContactMessages(db, {});
    expect(messages).toEqual([
      {
        id,
        name: 'Günel Əliyeva',
        email: 'gunel@example.az',
        phone: '+994 50 123-45-67',
        subject: 'press',
        message: 'Salam.\nQarabağın oyununa\nakkreditasiya lazımdır.',
        status: 'new',
        createdAt: NOON,
      },
    ]);
    const queued = await db.selectFrom('mail_outbox').select(['kind', 'subject_id']).execute();
    expect(queued).toEqual([{ kind: 'contactNotice', subject_id: id }]);
  });

  it('reports every problem at once, and the phone number is optional', async () => {
    const { db, send } = await prepare();
    await expect(
      send({ name: ' ', email: 'x', phone: 'zəng', subject: 'sport', message: '\n' }),
    ).rejects.toThrow(
      'name: contact.nameRequired, email: contact.emailInvalid, phone: contact.phoneInvalid, ' +
        'subject: contact.subjectRequired, message: contact.messageRequired',
    );
    await expect(send({ message: 'a'.repeat(5001) })).rejects.toThrow('message: contact.messageTooLong');
    await send({ phone: '', message: 'a'.repeat(5000) });
    expect(await countContactMessages(db)).toEqual({ new: 1, answered: 0, archived: 0 });
  });

  it('accepts five messages an hour from one network, also over midnight; invalid ones do not count', async () => {
    const { send } = await prepare();
    const beforeMidnight = Date.UTC(2026, 2, 7, 23, 50);
    for (let i = 0; i < 8; i++) await send({ name: '' }, { now: beforeMidnight }).catch(() => {});
    for (let i = 0; i < 5; i++) await send({}, { now: beforeMidnight + i });
    await expect(send({}, { now: beforeMidnight + HOUR / 2 })).rejects.toMatchObject({
      code: 'rate.tooMany',
    });
    await send({}, { now: beforeMidnight + HOUR / 2, network: 'b' });
    await send({}, { now: beforeMidnight + HOUR + 10 });
  });

  it('is deleted after the time in the privacy policy', async () => {
    const { db, send } = await prepare();
    await send();
    await deleteOldContactMessages(db, { now: NOON + CONTACT_RETENTION_MS });
    expect((await listContactMessages(db, {})).total).toBe(1);
    await deleteOldContactMessages(db, { now: NOON + CONTACT_RETENTION_MS + 1 });
    expect((await listContactMessages(db, {})).total).toBe(0);
  });

  it('is found by any of its words, with or without diacritics', async () => {
    const { db, send } = await prepare();
    await send();
    await send({ name: 'Orxan', email: 'orxan_100%@example.az', message: 'Reklam haqqında' });
    const found = async (query: string) =>
      (await listContactMessages(db, { query })).messages.map((message) => message.name);
    expect(await found('qarabagin gunel')).toEqual(['Günel Əliyeva']);
    expect(await found('ORXAN_100%')).toEqual(['Orxan']);
    expect(await found('100_')).toEqual([]);
    expect(await found('')).toHaveLength(2);
    expect((await listContactMessages(db, { status: 'answered' })).total).toBe(0);
  });
});
