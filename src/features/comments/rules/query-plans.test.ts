import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { reader, writeComment, writeDiscussion } from '#tests/kit/content/comments.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { type ExplainingDatabase, openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import { deleteOldCommentData } from './delete-old-comment-data.ts';
import { findDiscussion } from './discussion.ts';
import { countComments, listComments } from './list-comments.ts';
import { banCommenter, listBans } from './moderation/bans.ts';
import { countQueue, listQueue } from './moderation/read-queue.ts';
import { deleteOwnComment, listOwnComments } from './own-comments.ts';
import { reportComment } from './report-comment.ts';

let database: ExplainingDatabase;
let articleId = '';
let id = '';
beforeAll(async () => {
  database = await openExplainingDatabase(async (db) => {
    ({ articleId } = await writeDiscussion(db));
    ({ id } = await writeComment(db, articleId, { status: 'approved' }));
  });
});
afterAll(() => database.close());

it('no query of comments reads a whole table', async () => {
  const { db } = database;
  const after = { value: NOON, id };
  const scans = await database.listTableScans(async () => {
    await listComments(db, { articleId, after: id });
    await countComments(db, { articleId });
    await listOwnComments(db, { articleId, commenterHash: 'a' });
    await findDiscussion(db, { articleId, now: NOON });
    for (const status of ['waiting', 'rejected'] as const) {
      await listQueue(db, { status, after });
      await listQueue(db, { status, articleId });
    }
    await countQueue(db);
    await listBans(db, { now: NOON });
    await reportComment(db, { ...reader(2), id, reason: 'spam', now: NOON });
    await writeComment(db, articleId, { answers: id });
    const ban = { days: 7, reason: 'a', hasNetwork: true };
    await banCommenter(db, { actor: await writeActor(db, 'admin'), commentId: id, ban, now: NOON, newId });
    await deleteOldCommentData(db, { now: NOON });
    await deleteOwnComment(db, { id, commenterHash: 'browser-1' });
  });
  // The word list and the settings are short; `queued` has at most 100 rows.
  expect(scans.filter((scan) => !/banned_word|setting|queued/.test(scan))).toEqual([]);
});
