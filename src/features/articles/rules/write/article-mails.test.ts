import { expect, it } from 'vitest';
import { mails } from '#app/server/features.ts';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Message } from '#platform/mail/mailer.ts';
import { sendQueuedMail } from '#platform/mail/send-queued-mail.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { changed, moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getArticleState } from '../article-state.ts';
import { bulkChangeArticles } from '../bulk/bulk-change-articles.ts';
import { undoBulkChange } from '../bulk/undo-bulk-change.ts';
import { deleteArticle } from '../deleted/delete-article.ts';
import { saveArticle } from './save-article.ts';

const context = {
  siteName: 'Qəzet',
  siteUrl: 'https://qezet.az',
  newsroomEmail: 'redaksiya@qezet.az',
  postalAddress: 'Bakı',
};

async function writeNewsroom(db: Db) {
  const leyla = await writeActor(db, 'editor', 'Leyla Həsənova');
  const rauf = await writeActor(db, 'admin', 'Rauf Məmmədov');
  const elvin = await writeActor(db, 'author', 'Elvin Əliyev');
  await writeActor(db, 'author', 'Nigar Quliyeva');
  return { leyla, rauf, elvin };
}

async function takeMail(db: Db): Promise<Message[]> {
  const sent: Message[] = [];
  const mailer = { send: async (message: Message) => void sent.push(message) };
  await sendQueuedMail(db, mailer, { mails, context, now: () => NOON + MINUTE, newId });
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  return sent.sort((a, b) => a.to.localeCompare(b.to));
}

const step = { now: NOON, newId };

describeOnEachDatabase('mail about a submitted or returned article', (open) => {
  it('goes to every editor and admin when an author submits, and names the article', async () => {
    const { db } = await open();
    const { leyla, rauf, elvin } = await writeNewsroom(db);
    const closed = await writeActor(db, 'editor', 'Köhnə redaktor');
    const limited = await writeActor(db, 'editor', 'Şahmat redaktoru');
    const banned = await writeActor(db, 'editor', 'Bağlı redaktor');
    const removed = await writeActor(db, 'editor', 'Silinmiş redaktor');
    const { id, fields, version } = await writeOwnArticle(db, elvin, { title: 'Derbi' });
    expect(await takeMail(db)).toEqual([]);
    const state = await getArticleState(db, { id });
    await saveArticle(db, {
      actor: elvin,
      id,
      baseVersion: version,
      fields: changed(state, { title: 'Böyük derbi' }),
      move: () => ({ move: 'submit' as const }),
      ...step,
    });
    // Two accounts are closed and one is deleted after the mail was queued, and another gets other categories.
    await db.deleteFrom('staff').where('id', '=', removed.id).execute();
    await db.updateTable('staff').set({ banned: 1 }).where('id', '=', banned.id).execute();
    await db.updateTable('staff').set({ role: null }).where('id', '=', closed.id).execute();
    await db.updateTable('staff').set({ categories: '["x"]' }).where('id', '=', limited.id).execute();
    const mails = await takeMail(db);
    expect(mails.map(({ to }) => to)).toEqual([leyla.email, rauf.email].sort());
    expect(fields.title).toBe('Derbi');
    for (const mail of mails) {
      expect(mail.subject).toBe('Təsdiq gözləyir: Böyük derbi');
      expect(mail.text).toContain('Elvin Əliyev “Böyük derbi” məqaləsini təsdiqə göndərib.');
      expect(mail.text).toContain(`\n\nElvin`);
      for (const text of [mail.text, mail.html])
        expect(text).toContain(`https://qezet.az/admin/articles/edit/${id}`);
      for (const part of ['Qəzet', 'təsdiqə göndərib']) expect(mail.html).toContain(part);
    }
  });

  it('is also sent for an article that is created as pending, but not to its author', async () => {
    const { db } = await open();
    const { leyla, rauf } = await writeNewsroom(db);
    await writeOwnArticle(db, leyla, { status: 'pending', title: 'Derbi' });
    expect((await takeMail(db)).map(({ to }) => to)).toEqual([rauf.email]);
  });

  it('goes to the author with the reason when an article is returned', async () => {
    const { db } = await open();
    const { leyla, elvin } = await writeNewsroom(db);
    const { id } = await writeOwnArticle(db, elvin, { title: 'Derbi', status: 'pending' });
    await takeMail(db);
    await moveInForm(db, { actor: leyla, id, move: 'return', reason: 'Hesab səhvdir <b>', ...step });
    const [mail, ...more] = await takeMail(db);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: elvin.email, subject: 'Məqaləniz geri qaytarılıb: Derbi' });
    expect(mail?.text).toContain('Leyla Həsənova “Derbi” məqaləsini sizə geri qaytarıb. Səbəb:');
    expect(mail?.text).toContain('Hesab səhvdir <b>');
    expect(mail?.html).not.toContain('<b>');
  });

  it('is not sent to an editor who returns an own article, or to a closed account', async () => {
    const { db } = await open();
    const { leyla, elvin } = await writeNewsroom(db);
    const own = await writeOwnArticle(db, leyla, { title: 'Derbi', status: 'pending' });
    const his = await writeOwnArticle(db, elvin, { title: 'Kubok', status: 'pending' });
    await takeMail(db);
    for (const { id } of [own, his])
      await moveInForm(db, { actor: leyla, id, move: 'return', reason: 'Qısadır', ...step });
    await db.updateTable('staff').set({ role: null }).where('id', '=', elvin.id).execute();
    expect(await takeMail(db)).toEqual([]);
  });

  it('is not sent about an imported article, which nobody here wrote, or to an author who has left', async () => {
    const { db } = await open();
    const { leyla, elvin } = await writeNewsroom(db);
    const imported = await writeArticle(db, { title: 'Derbi', status: 'pending' });
    await moveInForm(db, { actor: leyla, id: imported.id, move: 'return', reason: 'Qısadır', ...step });
    expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
    const his = await writeOwnArticle(db, elvin, { title: 'Kubok', status: 'pending' });
    await takeMail(db);
    await moveInForm(db, { actor: leyla, id: his.id, move: 'return', reason: 'Qısadır', ...step });
    await db.deleteFrom('staff').where('id', '=', elvin.id).execute();
    expect(await takeMail(db)).toEqual([]);
  });

  it('is sent once about the newest of two submissions, or of two returns', async () => {
    const { db } = await open();
    const { leyla, rauf, elvin } = await writeNewsroom(db);
    const { id } = await writeOwnArticle(db, elvin, { title: 'Derbi' });
    await moveInForm(db, { actor: elvin, id, move: 'submit', ...step });
    const scheduledAt = NOON + 10 * MINUTE;
    await moveInForm(db, { actor: leyla, id, move: 'schedule', scheduledAt, ...step });
    await moveInForm(db, { actor: leyla, id, move: 'unschedule', ...step });
    await moveInForm(db, { actor: elvin, id, move: 'submit', ...step });
    expect((await takeMail(db)).map(({ to }) => to)).toEqual([leyla.email, rauf.email].sort());
    const back = { actor: leyla, ids: [id], action: 'return' as const, ...step };
    const { undoId } = await bulkChangeArticles(db, { ...back, reason: 'Birinci' });
    await undoBulkChange(db, { actor: leyla, undoId: undoId ?? '', ...step });
    await bulkChangeArticles(db, { ...back, reason: 'İkinci' });
    const [mail, ...more] = await takeMail(db);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('İkinci');
  });

  it('is sent only when the article still has the status at the time of sending', async () => {
    const { db } = await open();
    const { leyla, rauf, elvin } = await writeNewsroom(db);
    const { id } = await writeOwnArticle(db, elvin, { title: 'Derbi', status: 'pending' });
    await moveInForm(db, { actor: leyla, id, move: 'return', reason: 'Birinci', ...step });
    await moveInForm(db, { actor: elvin, id, move: 'submit', ...step });
    await moveInForm(db, { actor: leyla, id, move: 'return', reason: 'İkinci', ...step });
    const [mail, ...more] = await takeMail(db);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('İkinci');
    await moveInForm(db, { actor: elvin, id, move: 'submit', ...step });
    const twice = await takeMail(db);
    expect(twice.map(({ to }) => to)).toEqual([leyla.email, rauf.email].sort());
    const gone = await writeOwnArticle(db, elvin, { title: 'Kubok', status: 'pending' });
    await deleteArticle(db, { actor: leyla, id: gone.id, ...step });
    expect(await takeMail(db)).toEqual([]);
  });

  it('is sent once by several instances at the same time', async () => {
    const { db } = await open();
    const { elvin } = await writeNewsroom(db);
    await writeOwnArticle(db, elvin, { title: 'Derbi', status: 'pending' });
    const sent: string[] = [];
    const mailer = { send: async ({ to }: Message) => void sent.push(to) };
    const send = () => sendQueuedMail(db, mailer, { mails, context, now: () => NOON + MINUTE, newId });
    for (let round = 0; round < 3; round++) await Promise.all([send(), send(), send()]);
    expect(new Set(sent).size).toBe(2);
    expect(sent).toHaveLength(2);
  });
});
