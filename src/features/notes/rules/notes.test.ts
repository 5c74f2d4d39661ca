import { describe, expect, it } from 'vitest';
import { mails } from '#app/server/features.ts';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { purgeNewsroom } from '#features/articles/rules/deleted/deleted-articles.ts';
import { restoreDeletedArticle } from '#features/articles/rules/deleted/restore-deleted-article.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import type { Message } from '#platform/mail/mailer.ts';
import { sendQueuedMail } from '#platform/mail/send-queued-mail.ts';
import type { Actor, StaffRole } from '#platform/sessions/actor.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createNote, deleteNote, reopenNote, resolveNote } from './change-note.ts';
import { listNotes } from './list-notes.ts';
import { countUnreadMentions, listMentionableStaff, listMentions, markMentionsRead } from './mentions.ts';

const context = {
  siteName: 'Qəzet',
  siteUrl: 'https://qezet.az',
  newsroomEmail: 'redaksiya@qezet.az',
  postalAddress: 'Bakı',
};

async function writeNewsroom(db: Db) {
  const leyla = await writeActor(db, 'editor', 'Leyla Həsənova');
  const elvin = await writeActor(db, 'author', 'Elvin Əliyev');
  const { id: articleId } = await writeOwnArticle(db, leyla, { title: 'Derbi' });
  const write = (text: string, over: Partial<Parameters<typeof createNote>[1]> = {}) =>
    createNote(db, { actor: leyla, articleId, text, adminEmail: null, now: NOON, newId, ...over });
  return { leyla, elvin, articleId, write };
}

async function sendMail(db: Db, send: (message: Message) => Promise<void> = async () => {}) {
  const sent: Message[] = [];
  const mailer = { send: async (message: Message) => send(message).then(() => void sent.push(message)) };
  await sendQueuedMail(db, mailer, { mails, context, now: () => NOON, newId }).catch(() => {});
  return sent;
}

const toText = (note: { parts: { text: string }[] } | undefined) =>
  note?.parts.map(({ text }) => text).join('');

describeOnEachDatabase('notes on an article', (open) => {
  it('are refused until the author has chosen between two people with the same name', async () => {
    const { db } = await open();
    const { leyla, elvin, articleId, write } = await writeNewsroom(db);
    const namesake = await writeActor(db, 'author', 'Elvin Əliyev');
    const namesakes = (await listMentionableStaff(db, { adminEmail: null })).filter(({ detail }) => detail);
    expect(namesakes.map(({ detail }) => detail).sort()).toEqual([elvin.email, namesake.email].sort());
    const codes = await write('@elvin eliyev, bax').catch((error: InvalidInput) => error.problems);
    expect(codes).toEqual([{ field: 'text', code: 'note.whom' }]);
    expect(await listNotes(db, { actor: leyla, articleId })).toEqual([]);
    await write('@elvin eliyev, bax', { chosen: [namesake.id], wasAsked: true });
    await write('@elvin eliyev, bax', { chosen: [namesake.id, elvin.id], wasAsked: true });
    await write('@elvin eliyev, bax', { wasAsked: true });
    expect((await listNotes(db, { actor: leyla, articleId })).map(toText).sort()).toEqual([
      '@Elvin Əliyev, @Elvin Əliyev, bax',
      '@Elvin Əliyev, bax',
      '@elvin eliyev, bax',
    ]);
    expect(await countUnreadMentions(db, { actor: namesake })).toBe(2);
    expect(await countUnreadMentions(db, { actor: elvin })).toBe(1);
  });

  it('are listed in order with their authors and mentions', async () => {
    const { db } = await open();
    const { leyla, elvin, articleId, write } = await writeNewsroom(db);
    await write('Başlıq uzundur.');
    await write('@elvin eliyev, düzəlt', { now: NOON + MINUTE });
    const notes = await listNotes(db, { actor: elvin, articleId });
    expect(notes.map((note) => [note.author, note.isOwn, note.canDelete, toText(note)])).toEqual([
      ['Leyla Həsənova', false, false, 'Başlıq uzundur.'],
      ['Leyla Həsənova', false, false, '@Elvin Əliyev, düzəlt'],
    ]);
    await db.updateTable('staff').set({ name: 'Elvin Əlizadə' }).where('id', '=', elvin.id).execute();
    const [, later] = await listNotes(db, { actor: leyla, articleId });
    expect([toText(later), later?.canDelete]).toEqual(['@Elvin Əlizadə, düzəlt', true]);
  });

  it('are refused when empty, too long or without an article, and created once when sent twice', async () => {
    const { db } = await open();
    const { leyla, articleId, write } = await writeNewsroom(db);
    await expect(write(' \n ')).rejects.toEqual(new InvalidInput([{ field: 'text', code: 'note.required' }]));
    await expect(write('a'.repeat(2001))).rejects.toThrow(InvalidInput);
    await expect(write('a', { articleId: newId() })).rejects.toThrow(NotFound);
    const id = newId();
    await write('ə'.repeat(2000), { id });
    await write('ikinci dəfə', { id });
    expect(await listNotes(db, { actor: leyla, articleId })).toHaveLength(1);
  });

  it('can be resolved and reopened', async () => {
    const { db } = await open();
    const { leyla, elvin, articleId, write } = await writeNewsroom(db);
    const { id } = await write('Foto lazımdır.');
    await resolveNote(db, { actor: elvin, id, now: NOON + 1 });
    await resolveNote(db, { actor: leyla, id, now: NOON + 2 });
    const resolved = { at: NOON + 1, by: 'Elvin Əliyev' };
    expect(await listNotes(db, { actor: leyla, articleId })).toMatchObject([{ resolved }]);
    await reopenNote(db, { actor: leyla, id });
    expect(await listNotes(db, { actor: leyla, articleId })).toMatchObject([{ resolved: null }]);
    await expect(resolveNote(db, { actor: leyla, id: newId(), now: NOON })).rejects.toThrow(NotFound);
  });

  it('of others can be deleted only by an admin, which is recorded in the audit log', async () => {
    const { db } = await open();
    const { leyla, elvin, write } = await writeNewsroom(db);
    const admin = await writeActor(db, 'admin');
    const at = { now: NOON, newId };
    const [one, two] = [await write('Bir'), await write('İki')];
    await expect(deleteNote(db, { actor: elvin, id: one.id, ...at })).rejects.toThrow(Forbidden);
    await deleteNote(db, { actor: leyla, id: one.id, ...at });
    const lines = () => db.selectFrom('audit_log').selectAll().where('action', '=', 'note.delete').execute();
    expect(await lines()).toEqual([]);
    await deleteNote(db, { actor: admin, id: two.id, ...at });
    expect(await lines()).toMatchObject([{ actor_id: admin.id, subject_id: two.id }]);
  });

  it('are deleted, restored and purged with their article', async () => {
    const { db } = await open();
    const { leyla, elvin, articleId, write } = await writeNewsroom(db);
    await write('@Elvin bax');
    await deleteArticle(db, { actor: leyla, id: articleId, now: NOON, newId });
    expect(await listMentions(db, { actor: elvin })).toEqual([]);
    expect(await countUnreadMentions(db, { actor: elvin })).toBe(0);
    expect(await sendMail(db)).toEqual([]);
    await restoreDeletedArticle(db, { actor: leyla, id: articleId, now: NOON, newId });
    expect(await countUnreadMentions(db, { actor: elvin })).toBe(1);
    expect(await listNotes(db, { actor: elvin, articleId })).toHaveLength(1);
    await deleteArticle(db, { actor: leyla, id: articleId, now: NOON, newId });
    await purgeNewsroom(db, { now: NOON + 100 * DAY });
    expect(await db.selectFrom('article_note').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('note_mention').selectAll().execute()).toEqual([]);
  });

  it('remain when the account of their author is deleted', async () => {
    const { db } = await open();
    const { leyla, elvin, articleId, write } = await writeNewsroom(db);
    await write('@Elvin Əliyev və @Leyla', { actor: elvin });
    await db.deleteFrom('staff').where('id', '=', elvin.id).execute();
    expect(await listNotes(db, { actor: leyla, articleId })).toMatchObject([
      { author: 'Elvin Əliyev', isOwn: false },
    ]);
    expect(await listMentions(db, { actor: leyla })).toMatchObject([{ author: 'Elvin Əliyev' }]);
  });

  it.each(['none', 'moderator', 'author', 'editor', 'admin'] as const)(
    'check the role of %s',
    async (role) => {
      const { db } = await open();
      const { leyla, articleId, write } = await writeNewsroom(db);
      const actor: Actor = {
        ...(await writeActor(db, role === 'none' ? 'author' : role)),
        role: role as StaffRole,
      };
      const isOutside = role === 'none' || role === 'moderator';
      const own = isOutside ? await write('a') : await write('a', { actor });
      const others = await write('b', { actor: leyla });
      const at = { actor, now: NOON, newId };
      const actions = {
        read: () => listNotes(db, { actor, articleId }),
        write: () => write('c', { actor }),
        resolve: () => resolveNote(db, { ...at, id: others.id }),
        reopen: () => reopenNote(db, { ...at, id: others.id }),
        deleteOwn: () => deleteNote(db, { ...at, id: own.id }),
        deleteOthers: () => deleteNote(db, { ...at, id: others.id }),
      };
      const results: Record<string, string> = {};
      for (const [name, action] of Object.entries(actions)) {
        results[name] = await action().then(
          () => 'done',
          (error) => (error instanceof Forbidden ? 'forbidden' : String(error)),
        );
      }
      const expected = isOutside ? 'forbidden' : 'done';
      expect(results).toEqual({
        read: expected,
        write: expected,
        resolve: expected,
        reopen: expected,
        deleteOwn: expected,
        deleteOthers: role === 'admin' ? 'done' : 'forbidden',
      });
    },
  );
});

describeOnEachDatabase('a mention', (open) => {
  it('is unread until the mentioned person opens the article', async () => {
    const { db } = await open();
    const { leyla, elvin, articleId, write } = await writeNewsroom(db);
    await write('@Elvin Əliyev, bu sənə');
    await write('Heç kimə');
    expect(await countUnreadMentions(db, { actor: elvin })).toBe(1);
    expect(await listMentions(db, { actor: elvin })).toMatchObject([
      { article: { id: articleId, title: 'Derbi' }, author: 'Leyla Həsənova', isRead: false },
    ]);
    expect(await markMentionsRead(db, { actor: leyla, articleId, now: NOON })).toBe(0);
    expect(await markMentionsRead(db, { actor: elvin, articleId, now: NOON })).toBe(1);
    expect(await markMentionsRead(db, { actor: elvin, articleId, now: NOON })).toBe(0);
    expect(await countUnreadMentions(db, { actor: elvin })).toBe(0);
    expect(await listMentions(db, { actor: elvin })).toMatchObject([{ isRead: true }]);
  });

  it('sends one mail per person, and none to the author', async () => {
    const { db } = await open();
    const { leyla, elvin, articleId, write } = await writeNewsroom(db);
    await write('@Elvin Əliyev, sən @Elvin! Mən də: @Leyla Həsənova');
    expect(await countUnreadMentions(db, { actor: leyla })).toBe(0);
    expect(await listMentions(db, { actor: leyla })).toEqual([]);
    const [mail, ...others] = await sendMail(db);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: elvin.email, subject: 'Leyla Həsənova sizi çağırır: Derbi' });
    expect(mail?.text).toContain('@Elvin Əliyev, sən @Elvin Əliyev! Mən də: @Leyla Həsənova');
    expect(mail?.text).toContain(`https://qezet.az/admin/articles/edit/${articleId}#notes`);
  });

  it('sends no mail when it was read before', async () => {
    const { db } = await open();
    const { elvin, articleId, write } = await writeNewsroom(db);
    await write('@Elvin bax');
    await markMentionsRead(db, { actor: elvin, articleId, now: NOON });
    expect(await sendMail(db)).toEqual([]);
  });

  it('is stored when the mail server is not reachable, and the mail is sent later', async () => {
    const { db } = await open();
    const { leyla, elvin, articleId, write } = await writeNewsroom(db);
    await write('@Elvin bax');
    const none = await sendMail(db, () =>
      Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })),
    );
    expect(none).toEqual([]);
    expect(await listNotes(db, { actor: leyla, articleId })).toHaveLength(1);
    expect(await countUnreadMentions(db, { actor: elvin })).toBe(1);
    await db.updateTable('mail_outbox').set({ due_at: NOON }).execute();
    expect(await sendMail(db)).toHaveLength(1);
  });

  describe('is possible for active accounts', () => {
    it('and for the account of ADMIN_EMAIL', async () => {
      const { db } = await open();
      const { leyla, elvin } = await writeNewsroom(db);
      await db.updateTable('staff').set({ role: null }).where('id', '=', elvin.id).execute();
      const listIds = async (adminEmail: string | null) =>
        (await listMentionableStaff(db, { adminEmail })).map(({ id }) => id);
      expect(await listIds(null)).toEqual([leyla.id]);
      expect(await listIds(elvin.email)).toEqual([elvin.id, leyla.id]);
    });
  });
});
