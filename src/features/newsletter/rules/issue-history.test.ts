import { expect, it } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeSubscriber } from '#tests/kit/content/audience.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  createIssue,
  deleteIssue,
  scheduleIssue,
  sendIssueTest,
  stopIssue,
  unscheduleIssue,
  updateIssue,
} from './change-issue.ts';
import { listArticlesById, listArticlesForIssue } from './issue-articles.ts';
import { getIssue, listIssues } from './list-issues.ts';

describeOnEachDatabase('the issues of the newsletter', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const article = await writeArticle(db, { title: 'Bir', category: 'chess' });
    const issue = { kind: 'weekly', subject: 'Həftə', intro: 'Giriş', articleIds: [article.id] };
    const create = async (now = NOON) => (await createIssue(db, { actor, issue, now, newId })).id;
    return { db, actor, article, issue, create };
  }

  /** Makes an issue one that is being sent. Returns a function that writes a delivery with this result. */
  async function startSending(db: Db, id: string) {
    await db
      .updateTable('newsletter_issue')
      .set({ status: 'sending', started_at: NOON })
      .where('id', '=', id)
      .execute();
    return async (
      status: 'queued' | 'sending' | 'sent' | 'failed',
      failure: 'refused' | 'givenUp' | 'unsure' | null = null,
    ) => {
      const subscriber_id = await writeSubscriber(db, `${newId()}@example.az`);
      const delivery = { issue_id: id, subscriber_id, status, failure, attempts: 0, due_at: NOON };
      await db.insertInto('newsletter_delivery').values(delivery).execute();
    };
  }

  it('are recorded in the audit log with every change', async () => {
    const { db, actor, issue, create } = await prepare();
    const id = await create();
    const change = (now: number) => ({ actor, id, now: NOON + now, newId });
    await updateIssue(db, { ...change(1), issue: { ...issue, subject: 'Yeni', intro: '' } });
    await scheduleIssue(db, { ...change(2), at: NOON + 9 });
    await unscheduleIssue(db, change(3));
    expect((await getIssue(db, { id })).scheduledAt).toBeNull();
    await deleteIssue(db, change(4));
    const sent = { ...change(6), id: await create(NOON + 5) };
    await startSending(db, sent.id);
    await stopIssue(db, sent);
    const [created, renamed] = [
      { subject: 'Həftə', intro: 'Giriş' },
      { subject: 'Yeni', intro: '' },
    ];
    expect(await listAuditLines(db)).toEqual([
      ['issue.create', null, created],
      ['issue.update', null, renamed],
      ['issue.schedule', null, { scheduledAt: NOON + 9 }],
      ['issue.unschedule', null, null],
      ['issue.delete', renamed, null],
      ['issue.create', null, created],
      ['issue.stop', null, null],
    ]);
  });

  it('are changed by editors only', async () => {
    const { db, issue, create } = await prepare();
    const id = await create();
    const change = { actor: await writeActor(db, 'author'), id, now: NOON, newId };
    for (const attempt of [
      createIssue(db, { ...change, issue }),
      updateIssue(db, { ...change, issue }),
      scheduleIssue(db, { ...change, at: NOON }),
      unscheduleIssue(db, change),
      stopIssue(db, change),
      deleteIssue(db, change),
      sendIssueTest(db, { ...change, email: 'redaktor@example.az' }),
    ])
      await expect(attempt).rejects.toBeInstanceOf(Forbidden);
    await expect(getIssue(db, { id: 'none' })).rejects.toBeInstanceOf(NotFound);
  });

  it('count the results of their deliveries while they are sent, and a stop deletes what waits', async () => {
    const { db, actor, create } = await prepare();
    const id = await create();
    const deliver = await startSending(db, id);
    const other = await startSending(db, await create());
    await other('queued');
    for (const status of ['queued', 'queued', 'sending', 'sent'] as const) await deliver(status);
    for (const failure of ['refused', 'refused', 'givenUp', 'unsure'] as const)
      await deliver('failed', failure);
    const counts = { sent: 1, refused: 2, failed: 2, unsubscribed: 0 };
    expect((await getIssue(db, { id })).counts).toEqual({ ...counts, queued: 3 });
    await stopIssue(db, { actor, id, now: NOON, newId });
    expect((await getIssue(db, { id })).counts).toEqual({ ...counts, queued: 1 });
    const waiting = await db
      .selectFrom('newsletter_delivery')
      .where('status', '=', 'queued')
      .selectAll()
      .execute();
    expect(waiting).toHaveLength(1);
  });

  it('are listed newest first, and by the time in which they were finished', async () => {
    const { db, create } = await prepare();
    const ids = [await create(NOON), await create(NOON + 1), await create(NOON + 2)];
    for (const [n, id] of ids.entries())
      await db
        .updateTable('newsletter_issue')
        .set({ status: 'sent', started_at: NOON, finished_at: NOON + n })
        .where('id', '=', id)
        .execute();
    const list = async (query?: Parameters<typeof listIssues>[1]) =>
      (await listIssues(db, query)).map(({ id }) => ids.indexOf(id));
    expect(await list()).toEqual([2, 1, 0]);
    expect(await list({ limit: 1 })).toEqual([2]);
    expect(await list({ finished: { from: NOON + 1, to: NOON + 2 } })).toEqual([1]);
  });

  it('offer the newest published articles, with their categories', async () => {
    const { db, article } = await prepare();
    const newer = await writeArticle(db, { title: 'İki', now: NOON + 1 });
    const draft = await writeArticle(db, { title: 'Qaralama', status: 'draft', now: NOON + 2 });
    expect((await listArticlesForIssue(db)).map(({ title, category }) => [title, category])).toEqual([
      ['İki', 'football'],
      ['Bir', 'chess'],
    ]);
    expect((await listArticlesForIssue(db, { limit: 1 })).map(({ id }) => id)).toEqual([newer.id]);
    const ids = [article.id, draft.id, 'gone', newer.id];
    const [first, second, ...others] = await listArticlesById(db, { ids });
    expect(first).toEqual({
      ...article,
      title: 'Bir',
      excerpt: expect.any(String),
      category: 'chess',
      publishedAt: NOON,
    });
    expect([second?.id, others]).toEqual([newer.id, []]);
    expect(await listArticlesById(db, { ids: [] })).toEqual([]);
  });
});
