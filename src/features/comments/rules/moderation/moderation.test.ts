import { expect, it } from 'vitest';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { reader, writeComment, writeDiscussion } from '#tests/kit/content/comments.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { addBannedWords, removeBannedWord } from '../banned-words.ts';
import { editComment } from '../own-comments.ts';
import { reportComment } from '../report-comment.ts';
import { banCommenter, findCommentToBan, liftBan, listBans } from './bans.ts';
import { decideComments, type SeenComment, undoDecisions } from './decide-comments.ts';
import { commentStatuses, isCommentStatus } from './queued-comment.ts';
import { countOpenComments, countQueue, findArticleTitle, listQueue } from './read-queue.ts';

const LATER = NOON + 3 * MINUTE;

describeOnEachDatabase('the queue of comments', (open) => {
  async function opened() {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db, { title: 'Derbi' });
    const by = { actor: await writeActor(db, 'moderator', 'Kamran'), now: LATER, newId };
    const statuses = async () => {
      const rows = await db.selectFrom('comment').select(['id', 'status']).execute();
      return new Map(rows.map(({ id, status }) => [id, status]));
    };
    return { db, articleId, by, statuses };
  }

  it('has what a moderator needs to decide, the oldest first', async () => {
    const { db, articleId } = await opened();
    const old = await writeComment(db, articleId, { status: 'approved', now: NOON });
    await writeComment(db, articleId, { status: 'rejected', now: NOON });
    const second = await writeComment(db, articleId, { now: NOON + 2 * MINUTE, text: 'İkinci' });
    const answer = { ...reader(2), answers: old.id, now: NOON + MINUTE, name: 'Nigar', text: 'Yox' };
    const first = await writeComment(db, articleId, answer);
    const { comments, next } = await listQueue(db, { status: 'waiting' });
    expect(next).toBeNull();
    expect(comments.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(comments[0]).toMatchObject({
      name: 'Nigar',
      version: 1,
      answers: { name: 'Rauf' },
      earlier: { approved: 0, rejected: 0 },
      article: { id: articleId, title: 'Derbi' },
    });
    expect(comments[1]).toMatchObject({ answers: null, earlier: { approved: 1, rejected: 1 } });
    for (const number of [3, 4, 5])
      await reportComment(db, { ...reader(number), id: old.id, reason: 'insult', now: LATER });
    expect((await listQueue(db, { status: 'reported' })).comments).toMatchObject([
      { id: old.id, reportCount: 3, reasons: ['insult'] },
    ]);
    expect(await countQueue(db)).toEqual({ waiting: 2, reported: 1 });
    expect(await countOpenComments(db)).toBe(3);
    expect(await findArticleTitle(db, { id: articleId })).toBe('Derbi');
    expect(await findArticleTitle(db, { id: 'unknown' })).toBeNull();
  });

  it('has the reports of each comment, the oldest comment first', async () => {
    const { db, articleId } = await opened();
    const ids: string[] = [];
    for (const minute of [2, 1]) {
      const at = { ...reader(minute), now: NOON + minute * MINUTE, status: 'approved' } as const;
      ids.push((await writeComment(db, articleId, at)).id);
    }
    for (const [at, reason] of (['spam', 'insult'] as const).entries())
      for (const number of [5, 6, 7])
        await reportComment(db, { ...reader(number + at), id: ids[at] ?? '', reason, now: LATER });
    const { comments } = await listQueue(db, { status: 'reported' });
    expect(comments.map(({ id, reasons }) => [ids.indexOf(id), reasons])).toEqual([
      [1, ['insult']],
      [0, ['spam']],
    ]);
  });

  it('undoes a decision only in the version that the moderator saw', async () => {
    const { db, articleId, by } = await opened();
    const { id } = await writeComment(db, articleId);
    await decideComments(db, { ...by, comments: [{ id, version: 1 }], decision: 'rejected' });
    expect(await undoDecisions(db, { ...by, comments: [{ id, version: 1 }] })).toEqual({ undone: 0 });
    expect(await undoDecisions(db, { ...by, comments: [{ id, version: 2 }] })).toEqual({ undone: 1 });
  });

  it('knows its four states', () => {
    expect(commentStatuses.every(isCommentStatus)).toBe(true);
    expect(commentStatuses).toHaveLength(4);
    expect([isCommentStatus('deleted'), isCommentStatus(null)]).toEqual([false, false]);
  });

  it('is in the order of the last decision for what is decided', async () => {
    const { db, articleId, by } = await opened();
    const ids: string[] = [];
    for (const number of [1, 2, 3]) ids.push((await writeComment(db, articleId, reader(number))).id);
    for (const [at, place] of [1, 0, 2].entries())
      await decideComments(db, {
        ...by,
        now: LATER + at,
        comments: [{ id: ids[place] ?? '', version: 1 }],
        decision: 'approved',
      });
    const { comments } = await listQueue(db, { status: 'approved' });
    expect(comments.map(({ id }) => ids.indexOf(id))).toEqual([2, 0, 1]);
    expect(comments[0]).toMatchObject({ decidedByName: 'Kamran', earlier: { approved: 0, rejected: 0 } });
  });

  it('takes no decision without a comment, and repeats none', async () => {
    const { db, articleId, by } = await opened();
    const empty = decideComments(db, { ...by, comments: [], decision: 'approved' });
    await expect(empty).rejects.toThrow('comment: comment.noneChosen');
    const { id } = await writeComment(db, articleId);
    const approve = (version: number) =>
      decideComments(db, { ...by, comments: [{ id, version }], decision: 'approved' });
    expect(await approve(1)).toEqual({ done: [{ id, version: 2 }], refused: [] });
    expect(await approve(2)).toEqual({ done: [], refused: [] });
    expect(await undoDecisions(db, { ...by, comments: [] })).toEqual({ undone: 0 });
  });

  it('has a line in the audit log for decisions and bans', async () => {
    const { db, articleId, by } = await opened();
    const { id } = await writeComment(db, articleId);
    const at = (minute: number) => ({ ...by, now: LATER + minute * MINUTE });
    const { done } = await decideComments(db, {
      ...at(0),
      comments: [{ id, version: 1 }],
      decision: 'rejected',
    });
    await undoDecisions(db, { ...at(1), comments: done });
    const ban = { days: 1, reason: 'Təhqir', hasNetwork: false };
    await banCommenter(db, { ...at(2), commentId: id, ban });
    const [held] = await listBans(db, { now: LATER });
    expect(held).toMatchObject({ hasNetwork: false, createdByName: 'Kamran' });
    for (const minute of [3, 4]) await liftBan(db, { ...at(minute), id: held?.id ?? '' });
    const state = (commentStatus: string) => ({ commentStatus, name: 'Rauf', articleId });
    const expiresAt = LATER + 2 * MINUTE + DAY;
    const given = { name: 'Rauf', reason: 'Təhqir', expiresAt };
    expect(await listAuditLines(db)).toEqual([
      ['comment.rejected', { commentStatus: 'waiting' }, state('rejected')],
      ['comment.undone', { commentStatus: 'rejected' }, state('waiting')],
      ['commentBan.create', null, { ...given, network: false, rejectedComments: 1 }],
      ['commentBan.lift', given, null],
    ]);
  });

  it('shows the comment whose writer is to be banned', async () => {
    const { db, articleId, by } = await opened();
    const { id } = await writeComment(db, articleId, { text: 'Pis söz' });
    const shown = { id, name: 'Rauf', text: 'Pis söz', hasNetwork: true };
    expect(await findCommentToBan(db, { id })).toEqual(shown);
    await db.updateTable('comment').set({ network_hash: null }).execute();
    expect(await findCommentToBan(db, { id })).toEqual({ ...shown, hasNetwork: false });
    expect(await findCommentToBan(db, { id: 'unknown' })).toBeNull();
    const ban = { days: 1, reason: 'a', hasNetwork: true };
    await expect(banCommenter(db, { ...by, commentId: 'unknown', ban })).rejects.toThrow(NotFound);
  });

  it.each(['waiting', 'rejected'] as const)('has pages without a gap: %s', async (status) => {
    const { db, articleId } = await opened();
    const other = await writeDiscussion(db, { title: 'Başqa' });
    await writeComment(db, other.articleId, { ...reader(50), status });
    for (let index = 0; index < 31; index += 1)
      await writeComment(db, articleId, { ...reader(index), status });
    const first = await listQueue(db, { status, articleId });
    const second = await listQueue(db, { status, articleId, after: first.next });
    expect([first.comments.length, second.comments.length, second.next]).toEqual([30, 1, null]);
    expect(new Set([...first.comments, ...second.comments].map(({ id }) => id)).size).toBe(31);
  });

  it('takes many decisions at once, each with its line in the audit log, and undoes them', async () => {
    const { db, articleId, by, statuses } = await opened();
    const ids = [];
    for (const number of [1, 2, 3]) ids.push((await writeComment(db, articleId, reader(number))).id);
    const comments = ids.map((id) => ({ id, version: 1 }));
    const { done, refused } = await decideComments(db, { ...by, comments, decision: 'approved' });
    expect([done.length, refused]).toEqual([3, []]);
    expect([...(await statuses()).values()]).toEqual(['approved', 'approved', 'approved']);
    const lines = await db.selectFrom('audit_log').selectAll().execute();
    expect(lines.map(({ action, subject_id }) => [action, subject_id]).sort()).toEqual(
      ids.map((id) => ['comment.approved', id]).sort(),
    );
    const other = await writeActor(db, 'moderator');
    expect(await undoDecisions(db, { ...by, actor: other, comments: done })).toEqual({ undone: 0 });
    expect(await undoDecisions(db, { ...by, comments: done })).toEqual({ undone: 3 });
    expect(await undoDecisions(db, { ...by, comments: done })).toEqual({ undone: 0 });
    expect([...(await statuses()).values()]).toEqual(['waiting', 'waiting', 'waiting']);
    const late = await decideComments(db, { ...by, actor: other, comments, decision: 'rejected' });
    expect(late.refused).toEqual(Array(3).fill({ name: 'Rauf', code: 'comment.decided', by: 'Kamran' }));
  });

  it('reports whether another moderator or the reader was faster', async () => {
    const { db, articleId, by, statuses } = await opened();
    const decided = await writeComment(db, articleId);
    const edited = await writeComment(db, articleId, reader(2));
    await decideComments(db, { ...by, comments: [{ ...decided, version: 1 }], decision: 'rejected' });
    await editComment(db, { ...reader(2), id: edited.id, text: 'Başqa mətn', now: LATER });
    const comments = [decided, edited, { id: 'yox' }].map(({ id }) => ({ id, version: 1 }));
    const actor = await writeActor(db, 'moderator');
    const { done, refused } = await decideComments(db, { ...by, actor, comments, decision: 'approved' });
    expect(done).toEqual([]);
    expect(refused).toEqual([
      { name: 'Rauf', code: 'comment.decided', by: 'Kamran' },
      { name: 'Rauf', code: 'comment.edited', by: null },
      { name: '', code: 'comment.gone', by: null },
    ]);
    expect((await statuses()).get(edited.id)).toBe('waiting');
  });

  it('counts reports from the last approval', async () => {
    const { db, articleId, by, statuses } = await opened();
    const { id } = await writeComment(db, articleId, { status: 'approved' });
    const report = (number: number) =>
      reportComment(db, { ...reader(number), id, reason: 'spam', now: LATER });
    for (const number of [2, 3, 4]) await report(number);
    await decideComments(db, { ...by, comments: [{ id, version: 2 }], decision: 'approved' });
    for (const number of [2, 5, 6]) await report(number);
    expect((await statuses()).get(id)).toBe('approved');
    await report(7);
    expect((await statuses()).get(id)).toBe('reported');
  });

  it('validates a ban, and a ban rejects the waiting comments of the browser', async () => {
    const { db, articleId, by, statuses } = await opened();
    const shown = await writeComment(db, articleId, { status: 'approved' });
    const waiting = await writeComment(db, articleId);
    const bad = await writeComment(db, articleId, { status: 'approved' });
    const ban = { days: 7, reason: 'Təhqir', hasNetwork: false };
    const give = (over: Partial<typeof ban>) =>
      banCommenter(db, { ...by, commentId: bad.id, ban: { ...ban, ...over } });
    await expect(give({ days: 2, reason: ' ' })).rejects.toThrow(
      'reason: staff.reasonRequired, days: comment.banDays',
    );
    await expect(give({ reason: 'a'.repeat(201) })).rejects.toThrow('reason: contact.tooLong');
    await expect(give({ days: 365, hasNetwork: true })).rejects.toThrow('days: comment.banNetworkDays');
    expect(await give({ days: 30, hasNetwork: true })).toEqual({ rejected: 2 });
    expect(await statuses()).toEqual(
      new Map([
        [shown.id, 'approved'],
        [waiting.id, 'rejected'],
        [bad.id, 'rejected'],
      ]),
    );
  });

  it.each(['author', 'moderator', 'editor', 'admin'] as const)('is for moderators: %s', async (role) => {
    const { db, articleId } = await opened();
    const { id } = await writeComment(db, articleId);
    const by = { actor: await writeActor(db, role), now: LATER, newId };
    const ban = { days: 1, reason: 'a', hasNetwork: false };
    const writes = [
      () => decideComments(db, { ...by, comments: [{ id, version: 1 }], decision: 'approved' }),
      () => undoDecisions(db, { ...by, comments: [{ id, version: 2 }] }),
      () => banCommenter(db, { ...by, commentId: id, ban }),
      () => liftBan(db, { ...by, id: 'yox' }),
      () => addBannedWords(db, { ...by, text: 'söz' }),
      () => removeBannedWord(db, { ...by, word: 'söz' }),
    ];
    for (const write of writes) {
      const result = await write().then(
        () => true,
        (error) => (error instanceof Forbidden ? false : error),
      );
      expect(result).toBe(role !== 'author');
    }
  });
});

describeOnPostgres('two moderators at the same moment', (open) => {
  it('decide each comment once', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const comments: SeenComment[] = [];
    for (const number of [1, 2, 3, 4])
      comments.push({ ...(await writeComment(db, articleId, reader(number))), version: 1 });
    const decide = async (decision: 'approved' | 'rejected') =>
      decideComments(db, { actor: await writeActor(db, 'moderator'), now: LATER, newId, comments, decision });
    const [one, two] = await Promise.all([decide('approved'), decide('rejected')]);
    expect(one.done.length + two.done.length).toBe(4);
    expect(one.refused.length + two.refused.length).toBe(4);
    expect([...one.refused, ...two.refused].every(({ code }) => code === 'comment.decided')).toBe(true);
  });
});
