import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { restoreDeletedArticle } from '#features/articles/rules/deleted/restore-deleted-article.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { reader, writeComment, writeDiscussion } from '#tests/kit/content/comments.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { addBannedWords, listBannedWords, removeBannedWord } from './banned-words.ts';
import { COMMENT_RETENTION, deleteOldCommentData } from './delete-old-comment-data.ts';
import { closeDiscussion } from './discussion.ts';
import { editComment } from './own-comments.ts';
import { reportComment } from './report-comment.ts';

const LATER = NOON + 2 * MINUTE;

describeOnEachDatabase('stored comments', (open) => {
  it('mark the words of the list', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    await db.deleteFrom('banned_word').execute();
    const words = { actor: await writeActor(db, 'moderator'), now: NOON, newId };
    const text = 'Axmaq, ŞƏRƏFSİZ\nşərəfsiz';
    expect((await addBannedWords(db, { ...words, text })).added.sort()).toEqual(['axmaq', 'şərəfsiz']);
    expect(await addBannedWords(db, { ...words, text })).toEqual({ added: [] });
    await expect(addBannedWords(db, { ...words, text: 'a1' })).rejects.toThrow('words: comment.wordInvalid');
    await writeComment(db, articleId, { text: 'Siz $ərəfsizsiniz' });
    await writeComment(db, articleId, { text: 'Hakim axmaqlıq etdi, a x m a q' });
    const marks = await db.selectFrom('comment').select('found_words').orderBy('id').execute();
    expect(marks.map((row) => row.found_words).sort()).toEqual(['axmaq', 'şərəfsiz']);
    for (const word of ['yox', 'axmaq']) await removeBannedWord(db, { ...words, now: NOON + 1, word });
    expect(await listAuditLines(db)).toEqual([
      ['bannedWord.add', null, { name: expect.stringMatching(/^(?:axmaq, şərəfsiz|şərəfsiz, axmaq)$/) }],
      ['bannedWord.remove', { name: 'axmaq' }, null],
    ]);
    expect(await listBannedWords(db)).toEqual(['şərəfsiz']);
    await writeComment(db, articleId, { text: 'Axmaq' });
    expect(await db.selectFrom('comment').select('id').where('found_words', '=', '').execute()).toHaveLength(
      1,
    );
  });

  it('mark all words of the list, but none across the name and the text', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    await db.deleteFrom('banned_word').execute();
    const by = { actor: await writeActor(db, 'moderator'), now: NOON, newId };
    await addBannedWords(db, { ...by, text: 'axmaq gic' });
    const marks = async () =>
      (await db.selectFrom('comment').select('found_words').execute())[0]?.found_words;
    const { id } = await writeComment(db, articleId, { name: 'Axm', text: 'aq hakim' });
    expect(await marks()).toBe('');
    await editComment(db, { ...reader(), id, text: 'gic, axmaq', now: LATER });
    expect((await marks())?.split(', ').sort()).toEqual(['axmaq', 'gic']);
  });

  it('have a list of at most 1000 words of letters, in alphabetical order', async () => {
    const { db } = await open();
    await db.deleteFrom('banned_word').execute();
    const by = { actor: await writeActor(db, 'moderator'), now: NOON, newId };
    const add = (text: string) => addBannedWords(db, { ...by, text });
    await expect(add(' , ;')).rejects.toThrow('words: comment.wordRequired');
    for (const wrong of ['a', 'x'.repeat(41), '-söz', 'söz-'])
      await expect(add(`söz ${wrong}`)).rejects.toMatchObject({
        problems: [{ field: 'words', code: 'comment.wordInvalid', detail: wrong }],
      });
    await add('zəli;şər, çirkin\ncır');
    expect(await listBannedWords(db)).toEqual(['cır', 'çirkin', 'şər', 'zəli']);
    const letters = [...'abcdefghij'];
    const many = letters.flatMap((one) =>
      letters.flatMap((two) => letters.map((three) => one + two + three)),
    );
    await add(many.slice(0, 996).join(' '));
    await expect(add('yenisi')).rejects.toThrow('words: comment.wordsTooMany');
    expect(await listBannedWords(db)).toHaveLength(1000);
  });

  it('go with a deleted article and come back with it', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const { id } = await writeComment(db, articleId, { status: 'approved' });
    await writeComment(db, articleId, { ...reader(2), answers: id });
    await reportComment(db, { ...reader(3), id, reason: 'spam', now: LATER });
    const at = { actor: await writeActor(db, 'admin'), id: articleId, now: LATER, newId };
    await closeDiscussion(db, { ...at, articleId, isClosed: true });
    const all = async () => [
      await db.selectFrom('comment').selectAll().orderBy('id').execute(),
      await db.selectFrom('comment_report').selectAll().execute(),
      await db.selectFrom('closed_discussion').selectAll().execute(),
    ];
    const before = await all();
    expect(before.map((rows) => rows.length)).toEqual([2, 1, 1]);
    await deleteArticle(db, at);
    expect(await all()).toEqual([[], [], []]);
    await restoreDeletedArticle(db, at);
    expect(await all()).toEqual(before);
  });

  it('lose the hash of their network after 30 days; refused ones are deleted after 90', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const kept = await writeComment(db, articleId, { status: 'approved' });
    await writeComment(db, articleId, { status: 'rejected' });
    await reportComment(db, { ...reader(3), id: kept.id, reason: 'spam', now: LATER });
    await deleteOldCommentData(db, { now: NOON + COMMENT_RETENTION.networksMs });
    expect(await db.selectFrom('comment').selectAll().where('network_hash', 'is', null).execute()).toEqual(
      [],
    );
    expect(await db.selectFrom('comment_report').selectAll().execute()).toHaveLength(1);
    await deleteOldCommentData(db, { now: LATER + COMMENT_RETENTION.networksMs });
    const hashes = await db.selectFrom('comment').select(['network_hash', 'content_hash']).execute();
    expect(hashes).toEqual(Array(2).fill({ network_hash: null, content_hash: null }));
    expect(await db.selectFrom('comment_report').selectAll().execute()).toEqual([]);
    await deleteOldCommentData(db, { now: NOON + COMMENT_RETENTION.rejectedMs });
    expect(await db.selectFrom('comment').select('id').execute()).toEqual([{ id: kept.id }]);
  });
});
