import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, WEEK } from '#az/format/durations.ts';
import { settingKeys } from '#features/settings/rules/stored-settings.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { reader, writeComment, writeDiscussion } from '#tests/kit/content/comments.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import type { Commenter } from './commenter.ts';
import { closeDiscussion, findCommentedArticle, findDiscussion } from './discussion.ts';
import { countComments, findComment, listComments } from './list-comments.ts';
import { banCommenter, liftBan, listBans } from './moderation/bans.ts';
import { canEditComment, deleteOwnComment, editComment, listOwnComments } from './own-comments.ts';
import { reportComment } from './report-comment.ts';

const LATER = NOON + 2 * MINUTE;

const textsOf = async (db: Db, articleId: string) =>
  (await listComments(db, { articleId })).comments.map(({ text }) => text);
const statusOf = async (db: Db, id: string) =>
  (await db.selectFrom('comment').select('status').where('id', '=', id).executeTakeFirst())?.status;

describeOnEachDatabase('comments of readers', (open) => {
  it('are shown after the approval, to their writer before it', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const { id } = await writeComment(db, articleId, { name: ' Rauf  M. ', text: 'Bir\r\n\r\n\r\niki' });
    expect(await textsOf(db, articleId)).toEqual([]);
    const own = await listOwnComments(db, { articleId, commenterHash: 'browser-1' });
    expect(own).toMatchObject([{ id, name: 'Rauf M.', text: 'Bir\n\niki', status: 'waiting' }]);
    expect(await listOwnComments(db, { articleId, commenterHash: 'browser-2' })).toEqual([]);
    await db.updateTable('comment').set({ status: 'approved' }).execute();
    expect(await textsOf(db, articleId)).toEqual(['Bir\n\niki']);
  });

  it('report every problem at its field', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const empty = writeComment(db, articleId, { name: ' ', text: '\n' });
    await expect(empty).rejects.toThrow('name: contact.nameRequired, text: comment.textRequired');
    const long = writeComment(db, articleId, { name: 'a'.repeat(41), text: 'b'.repeat(2001) });
    await expect(long).rejects.toThrow('name: comment.nameTooLong, text: comment.textTooLong');
    const links = writeComment(db, articleId, { text: 'https://a.example www.b.example' });
    await expect(links).rejects.toThrow('text: comment.tooManyLinks');
    const plain = writeComment(db, articleId, { text: 'http://a.example http://b.example' });
    await expect(plain).rejects.toThrow('text: comment.tooManyLinks');
    await writeComment(db, articleId, { text: `https://a.example ${'b'.repeat(1980)}` });
  });

  it('are possible in a category that allows them, under an article that is neither old nor closed by an editor', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const state = (now = LATER) => findDiscussion(db, { articleId, now });
    expect([await state(), await state(NOON + 14 * DAY - 1), await state(NOON + 14 * DAY)]).toEqual([
      'open',
      'open',
      'closed',
    ]);
    const at = { actor: await writeActor(db, 'editor'), articleId, now: LATER, newId };
    await closeDiscussion(db, { ...at, isClosed: true });
    await closeDiscussion(db, { ...at, isClosed: true });
    expect(await state()).toBe('closed');
    await expect(writeComment(db, articleId)).rejects.toMatchObject({ code: 'comment.closed' });
    await closeDiscussion(db, { ...at, isClosed: false });
    expect(await state()).toBe('open');
    expect((await listAuditLines(db)).map(([action]) => action).sort()).toEqual([
      'article.commentsClosed',
      'article.commentsOpened',
    ]);
    await db.updateTable('article').set({ status: 'archived' }).execute();
    expect(await state()).toBe('closed');
    await db.updateTable('category').set({ has_comments: 0 }).execute();
    expect(await state()).toBe('off');
    const moderator = { ...at, actor: await writeActor(db, 'moderator'), isClosed: true };
    await expect(closeDiscussion(db, moderator)).rejects.toThrow('editor');
    const unknown = closeDiscussion(db, { ...at, articleId: 'unknown', isClosed: true });
    await expect(unknown).rejects.toThrow(NotFound);
  });

  it('stay open without an end when the settings name no number of days', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    await db
      .insertInto('setting')
      .values({ key: settingKeys.commentDays, value: '0', version: 1, updated_at: NOON })
      .execute();
    expect(await findDiscussion(db, { articleId, now: NOON + 900 * DAY })).toBe('open');
  });

  it('have a page under published and archived articles only', async () => {
    const { db } = await open();
    const { articleId, slug } = await writeDiscussion(db, { title: 'Derbi' });
    const found = { id: articleId, slug, title: 'Derbi', categorySlug: expect.stringMatching(/./) };
    for (const status of ['published', 'archived'] as const) {
      await db.updateTable('article').set({ status }).execute();
      expect(await findCommentedArticle(db, { slug })).toEqual(found);
    }
    await db.updateTable('article').set({ status: 'draft', published_at: null }).execute();
    expect(await findCommentedArticle(db, { slug })).toBeNull();
    expect(await findDiscussion(db, { articleId, now: LATER })).toBe('off');
    expect(await findDiscussion(db, { articleId: 'unknown', now: LATER })).toBe('off');
  });

  it('belong to their article: one is neither found nor answered under another', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const other = await writeArticle(db, { title: 'Başqa' });
    await db.updateTable('category').set({ has_comments: 1 }).execute();
    const { id } = await writeComment(db, articleId, { status: 'approved', now: NOON });
    expect(await findComment(db, { articleId, id })).toMatchObject({ id, name: 'Rauf', createdAt: NOON });
    expect(await findComment(db, { articleId: other.id, id })).toBeNull();
    await expect(writeComment(db, other.id, { answers: id })).rejects.toThrow(NotFound);
    expect(await textsOf(db, other.id)).toEqual([]);
    expect(await countComments(db, { articleId: other.id })).toBe(0);
    // A page that begins after a comment of another article is the first page.
    expect((await listComments(db, { articleId, after: 'unknown' })).comments).toHaveLength(1);
  });

  it('may say the same under another comment', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const { id } = await writeComment(db, articleId, { status: 'approved', text: 'Razıyam' });
    const answer = await writeComment(db, articleId, { status: 'approved', text: 'Razıyam', answers: id });
    expect(answer.id).not.toBe(id);
    expect(await findComment(db, { articleId, id: answer.id })).toMatchObject({ isAnswer: true });
  });

  it('fill a page that has no next one', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    for (let number = 0; number < 20; number++)
      await writeComment(db, articleId, { ...reader(number), status: 'approved' });
    const { comments, next } = await listComments(db, { articleId });
    expect([comments.length, next]).toEqual([20, null]);
  });

  it('of one browser are listed from the newest', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    for (const minute of [1, 3, 2]) await writeComment(db, articleId, { now: NOON + minute * MINUTE });
    const own = await listOwnComments(db, { articleId, commenterHash: 'browser-1' });
    expect(own.map(({ createdAt }) => createdAt - NOON)).toEqual([3 * MINUTE, 2 * MINUTE, MINUTE]);
    expect(await listOwnComments(db, { articleId: 'other', commenterHash: 'browser-1' })).toEqual([]);
  });

  it('are listed in threads, page by page without a gap or a repetition', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const expected: string[] = [];
    const roots: string[] = [];
    for (let thread = 0; thread < 13; thread += 1) {
      const now = NOON + thread * MINUTE;
      const writer = reader(thread);
      roots.push((await writeComment(db, articleId, { ...writer, status: 'approved', now })).id);
    }
    for (const [thread, answers] of roots.entries()) {
      expected.push(answers);
      for (let answer = 0; answer < thread % 4; answer += 1) {
        const now = NOON + (100 + answer) * MINUTE;
        const { id } = await writeComment(db, articleId, {
          ...reader(99 + thread),
          answers,
          status: 'approved',
          now,
        });
        expected.push(id);
      }
    }
    const first = await listComments(db, { articleId });
    const second = await listComments(db, { articleId, after: first.next });
    expect(first.comments).toHaveLength(20);
    expect(second.next).toBeNull();
    expect([...first.comments, ...second.comments].map(({ id }) => id)).toEqual(expected);
    expect(first.comments.filter(({ isAnswer }) => !isAnswer)[0]?.id).toBe(roots[0]);
    // An answer to an answer joins the thread. Answers disappear with their comment.
    const answer = first.comments.find(({ isAnswer }) => isAnswer)?.id ?? '';
    const { id } = await writeComment(db, articleId, {
      answers: answer,
      status: 'approved',
      now: NOON + DAY,
    });
    expect(await countComments(db, { articleId })).toBe(expected.length + 1);
    await db
      .updateTable('comment')
      .set({ status: 'rejected' })
      .where('id', '=', roots[1] ?? '')
      .execute();
    expect(await countComments(db, { articleId })).toBe(expected.length - 2);
    for (const hidden of [roots[1] ?? '', id]) {
      await expect(writeComment(db, articleId, { answers: hidden })).rejects.toThrow(NotFound);
      expect(await findComment(db, { articleId, id: hidden })).toBeNull();
      const report = { ...reader(2), id: hidden, reason: 'spam', now: LATER };
      await expect(reportComment(db, report)).rejects.toThrow(NotFound);
    }
    expect(await statusOf(db, id)).toBe('approved');
    expect(await findComment(db, { articleId, id: roots[0] ?? '' })).toMatchObject({ isAnswer: false });
  });

  it('can be changed for 15 minutes by the same browser, and wait again', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const { id } = await writeComment(db, articleId, { status: 'approved', now: NOON });
    const edit = (over: object = {}) =>
      editComment(db, { ...reader(), id, text: 'Yeni mətn', now: NOON + 14 * MINUTE, ...over });
    await expect(edit(reader(2))).rejects.toThrow(NotFound);
    await expect(edit({ text: '' })).rejects.toThrow('text: comment.textRequired');
    await expect(edit({ now: NOON + 15 * MINUTE })).rejects.toMatchObject({ code: 'comment.editExpired' });
    expect(await statusOf(db, id)).toBe('approved');
    await edit({ text: (await textsOf(db, articleId))[0] });
    // The same text again is no change.
    expect(await statusOf(db, id)).toBe('approved');
    await edit();
    expect(await textsOf(db, articleId)).toEqual([]);
    expect(await db.selectFrom('comment').select(['text', 'version', 'status']).execute()).toEqual([
      { text: 'Yeni mətn', version: 2, status: 'waiting' },
    ]);
    await db.updateTable('comment').set({ status: 'rejected' }).execute();
    await expect(edit({ text: 'Daha bir' })).rejects.toMatchObject({ code: 'comment.editExpired' });
  });

  it('are deleted by the same browser with their answers', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const { id } = await writeComment(db, articleId, { status: 'approved' });
    await writeComment(db, articleId, { ...reader(2), answers: id });
    await expect(deleteOwnComment(db, { id, commenterHash: 'browser-2' })).rejects.toThrow(NotFound);
    await deleteOwnComment(db, { id, commenterHash: 'browser-1' });
    expect(await db.selectFrom('comment').selectAll().execute()).toEqual([]);
  });

  it('are stored once when the button is pressed twice, for the cookie of the last answer', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const send = (commenterHash: string, now = LATER) =>
      writeComment(db, articleId, { ...reader(), commenterHash, text: 'Eyni mətn', now });
    const [first, second] = [await send('a'), await send('b')];
    expect(second).toEqual(first);
    expect(await listOwnComments(db, { articleId, commenterHash: 'b' })).toHaveLength(1);
    expect(await listOwnComments(db, { articleId, commenterHash: 'a' })).toEqual([]);
    await expect(send('c', LATER + DAY)).rejects.toMatchObject({ code: 'comment.duplicate' });
  });

  it('are limited to 20 an hour for each network', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const send = (index: number, over: object = {}) =>
      writeComment(db, articleId, { commenterHash: `browser-${index}`, ...over });
    for (let index = 0; index < 20; index += 1) await send(index);
    await expect(send(20)).rejects.toMatchObject({ code: 'rate.tooMany' });
    expect(await db.selectFrom('comment').select('id').execute()).toHaveLength(20);
    await send(20, { networkHash: 'network-2' });
    await send(21, { now: NOON + 62 * MINUTE });
  });

  it('go back into the queue after three reports of different browsers and networks', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const { id } = await writeComment(db, articleId, { status: 'approved' });
    const report = (who = reader(2), reason = 'spam') =>
      reportComment(db, { ...who, id, reason, now: LATER });
    await expect(report(reader(2), 'sport')).rejects.toThrow('reason: comment.reasonRequired');
    await report();
    await report();
    await report({ commenterHash: 'browser-9', networkHash: 'network-2' });
    await report({ commenterHash: 'browser-2', networkHash: 'network-9' });
    await report(reader(3));
    expect(await statusOf(db, id)).toBe('approved');
    await report(reader(4));
    expect(await statusOf(db, id)).toBe('reported');
    await expect(report(reader(5))).rejects.toThrow(NotFound);
  });

  it('are reported at most 20 times an hour from one network', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const { id } = await writeComment(db, articleId, { status: 'approved' });
    const report = (who: Commenter, now = LATER) => reportComment(db, { ...who, id, reason: 'spam', now });
    for (let index = 0; index < 20; index += 1)
      await report({ commenterHash: `browser-${index}`, networkHash: 'network-2' });
    await expect(report(reader(2))).rejects.toMatchObject({ code: 'rate.tooMany' });
    await report(reader(3));
    await report(reader(2), LATER + HOUR);
  });

  it('cannot be written, changed or reported by a banned browser or network', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const { id } = await writeComment(db, articleId, { now: NOON });
    const other = await writeComment(db, articleId, { ...reader(2), status: 'approved', now: NOON });
    const by = { actor: await writeActor(db, 'moderator'), now: NOON, newId };
    const ban = { days: 7, reason: 'Təhqir', hasNetwork: true };
    expect(await banCommenter(db, { ...by, commentId: id, ban })).toEqual({ rejected: 1 });
    const banned = { code: 'comment.banned' };
    const networkOnly = { ...reader(), commenterHash: 'browser-5' };
    for (const who of [reader(), networkOnly, { ...reader(5), commenterHash: 'browser-1' }]) {
      await expect(writeComment(db, articleId, who)).rejects.toMatchObject(banned);
      await expect(writeComment(db, articleId, { ...who, answers: other.id })).rejects.toMatchObject(banned);
      const report = { ...who, id: other.id, reason: 'spam', now: LATER };
      await expect(reportComment(db, report)).rejects.toMatchObject(banned);
    }
    await db.updateTable('comment').set({ status: 'approved' }).where('id', '=', id).execute();
    const edit = { ...reader(), id, text: 'Başqa', now: LATER };
    await expect(editComment(db, edit)).rejects.toMatchObject(banned);
    const [held] = await listBans(db, { now: LATER });
    expect(held).toMatchObject({
      name: 'Rauf',
      reason: 'Təhqir',
      hasNetwork: true,
      expiresAt: NOON + WEEK,
    });
    expect(await listBans(db, { now: NOON + WEEK })).toEqual([]);
    await liftBan(db, { ...by, id: held?.id ?? '' });
    await editComment(db, edit);
  });
});

it('offers a change for 15 minutes, unless the comment was refused or reported', () => {
  const canEdit = (status: string, age: number) => canEditComment({ status, createdAt: NOON }, NOON + age);
  expect([canEdit('waiting', 0), canEdit('approved', 15 * MINUTE - 1)]).toEqual([true, true]);
  expect(canEdit('approved', 15 * MINUTE)).toBe(false);
  expect([canEdit('rejected', 0), canEdit('reported', 0)]).toEqual([false, false]);
});

describeOnPostgres('comments sent at the same moment', (open) => {
  it('are stored once when they are the same, and never exceed the limit', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const press = () => writeComment(db, articleId, { text: 'Eyni mətn' });
    const ids = await Promise.all([press(), press(), press()]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    const send = () => writeComment(db, articleId, { networkHash: 'busy' }).catch(() => null);
    await Promise.all(Array.from({ length: 25 }, send));
    const stored = await db.selectFrom('comment').select('id').where('network_hash', '=', 'busy').execute();
    expect(stored.length).toBeLessThanOrEqual(20);
  });
});
