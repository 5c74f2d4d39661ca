import { expect, it } from 'vitest';
import { mails } from '#app/server/features.ts';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { sendQueuedMail } from '#platform/mail/send-queued-mail.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { mailContext, mailerTo } from '#tests/kit/content/audience.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { startMailServer } from '#tests/kit/servers/mail-server.ts';
import {
  createIssue,
  deleteIssue,
  scheduleIssue,
  sendIssueTest,
  unscheduleIssue,
  updateIssue,
} from './change-issue.ts';
import { listArticlesById, listArticlesForIssue, listIssueArticles } from './issue-articles.ts';
import { getIssue, listIssues } from './list-issues.ts';
import { runDeliveryBatch } from './run-delivery-batch.ts';

describeOnEachDatabase('an issue', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeStaff(db, 'editor');
    const one = await writeArticle(db, { title: 'Bir', now: NOON });
    const two = await writeArticle(db, { title: 'İki', now: NOON + 1 });
    const draft = await writeArticle(db, { title: 'Qaralama', status: 'draft' });
    const issue = {
      kind: 'breaking',
      subject: ' Təcili ',
      intro: '\u0000',
      articleIds: [two.id, draft.id, one.id, two.id],
    };
    const create = () => createIssue(db, { actor, issue, now: NOON, newId });
    return { db, actor, issue, create };
  }

  it('has the published articles in the editor’s order', async () => {
    const { db, actor, issue, create } = await prepare();
    const { id } = await create();
    const titles = async () => (await listIssueArticles(db, { issueId: id })).map((article) => article.title);
    expect(await titles()).toEqual(['İki', 'Bir']);
    expect((await listArticlesForIssue(db)).map((article) => article.title)).toEqual(['İki', 'Bir']);
    expect(
      (await listArticlesById(db, { ids: issue.articleIds.slice(0, 3) })).map(({ title }) => title),
    ).toEqual(['İki', 'Bir']);
    const articleIds = [...issue.articleIds].reverse();
    await updateIssue(db, { actor, id, issue: { ...issue, kind: 'weekly', articleIds }, now: NOON, newId });
    expect(await titles()).toEqual(['İki', 'Bir']);
    expect(await getIssue(db, { id })).toMatchObject({ kind: 'weekly', subject: 'Təcili', status: 'draft' });
    expect(await listIssues(db)).toHaveLength(1);
  });

  it('reports every problem, and requires an editor', async () => {
    const { db, actor, issue } = await prepare();
    const author = await writeStaff(db, 'author');
    const bad = { kind: 'x', subject: '', intro: 'a'.repeat(3001), articleIds: [] };
    await expect(createIssue(db, { actor, issue: bad, now: NOON, newId })).rejects.toThrow(
      'kind: issue.kindUnknown, subject: issue.subjectRequired, intro: issue.introTooLong, articles: issue.articlesRequired',
    );
    await expect(createIssue(db, { actor: author, issue, now: NOON, newId })).rejects.toThrow('editor');
    const unknown = { ...issue, articleIds: ['x'] };
    await expect(createIssue(db, { actor, issue: unknown, now: NOON, newId })).rejects.toThrow(
      'issue.articlesRequired',
    );
    expect(await listIssues(db)).toEqual([]);
  });

  it('is sent at the scheduled time, and can be unscheduled, changed and deleted before', async () => {
    const { db, actor, issue, create } = await prepare();
    const { id } = await create();
    const change = { actor, id, now: NOON, newId };
    const run = (now: number) =>
      runDeliveryBatch(db, mailerTo('smtp://127.0.0.1:1'), { context: mailContext, now: () => now, newId });
    await expect(scheduleIssue(db, { ...change, at: NOON - HOUR })).rejects.toThrow('scheduledAt.past');
    // The form may have been open for a while.
    const early = NOON - 5 * MINUTE;
    await expect(scheduleIssue(db, { ...change, at: early - 1 })).rejects.toThrow('scheduledAt.past');
    await scheduleIssue(db, { ...change, at: early });
    await scheduleIssue(db, { ...change, at: NOON + 10 });
    await run(NOON + 9);
    expect((await getIssue(db, { id })).status).toBe('scheduled');
    await expect(deleteIssue(db, change)).rejects.toMatchObject({ code: 'issue.notDraft' });
    await unscheduleIssue(db, change);
    await run(NOON + 11);
    expect((await getIssue(db, { id })).status).toBe('draft');
    await scheduleIssue(db, { ...change, at: NOON });
    await run(NOON);
    expect((await getIssue(db, { id })).status).toBe('sent');
    for (const attempt of [
      () => updateIssue(db, { ...change, issue }),
      () => unscheduleIssue(db, change),
      () => scheduleIssue(db, { ...change, at: NOON }),
      () => deleteIssue(db, change),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'issue.notDraft' });
    const other = await create();
    await deleteIssue(db, { ...change, id: other.id });
    await expect(getIssue(db, { id: other.id })).rejects.toThrow('No issue');
  });

  it('can be sent to one address as a test', async () => {
    const { db, actor, create } = await prepare();
    const { id } = await create();
    const server = await startMailServer();
    const change = { actor, id, now: NOON, newId };
    await expect(sendIssueTest(db, { ...change, email: 'x' })).rejects.toThrow('newsletter.emailInvalid');
    await sendIssueTest(db, { ...change, email: 'redaktor@example.az' });
    await sendQueuedMail(db, mailerTo(server.url), { mails, context: mailContext, now: () => NOON, newId });
    const mail = await server.take(({ to }) => to.includes('redaktor@example.az'));
    expect(mail.subject).toBe('[Sınaq] Təcili');
    expect(mail.headers['list-unsubscribe']).toBeUndefined();
    await server.stop();
  });
});
