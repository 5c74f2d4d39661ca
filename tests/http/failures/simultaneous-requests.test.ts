import { afterAll, describe, expect, test } from 'vitest';
import { commentQueueText } from '#features/comments/text.ts';
import { createPoll } from '#features/polls/rules/change-poll.ts';
import { getPoll } from '#features/polls/rules/poll.ts';
import { pollRecord } from '#features/polls/rules/poll-record.ts';
import type { Db } from '#platform/db/schema.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { formatTyped } from '#platform/records/record.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, newId } from '../../kit/content/articles.ts';
import { writeComment, writeDiscussion } from '../../kit/content/comments.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { startOutsideServer } from '../../kit/servers/outside-server.ts';
import { siteEngines, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn, type Visitor } from '../../kit/site/visitor.ts';

const COUNT = 120;
const rows = Array.from({ length: COUNT }, (_, at) => `${at},Köhnə xəbər ${at},Mətn,football,published`);
const EXPORT = `id,title,content,category,status\n${rows.join('\n')}\n`;

describe.each(siteEngines())('the same request several times at once on %s', async (engine) => {
  const outside = await startOutsideServer();
  const env = { ...outside.env, TRUST_PROXY: '1' };
  let staff: Record<'admin' | 'editor', Actor> | undefined;
  const site = await startSite({
    engine,
    env,
    async fill(db) {
      staff = { admin: await writeStaff(db, 'admin'), editor: await writeStaff(db, 'editor') };
    },
  });
  const servers: TestSite[] = [site];
  // The servers of one site share the files and the secret that signs sessions.
  const shared = { ...site.databaseEnv, DATA_DIR: site.dataDir };
  if (engine === 'postgres') servers.push(await startSite({ env: { ...env, ...shared } }));
  afterAll(async () => {
    for (const server of [...servers].reverse()) await server.stop();
    await outside.close();
  });
  const emailOf = (role: 'admin' | 'editor') => staff?.[role].email ?? '';

  async function read<Result>(query: (db: Db) => Promise<Result>): Promise<Result> {
    let result: Result | undefined;
    await site.change(async (db) => {
      result = await query(db);
    });
    return result as Result;
  }
  const countAudit = (action: string) =>
    read(async (db) => {
      const found = await db.selectFrom('audit_log').select('id').where('action', '=', action).execute();
      return found.length;
    });

  /** Sends four requests of one browser, or of two, at once. With PostgreSQL they go to two servers. */
  function sendAtOnce<Answer>(
    send: (tab: Visitor, at: number) => Promise<Answer>,
    ...browsers: Visitor[]
  ): Promise<Answer[]> {
    return Promise.all(
      [0, 1, 2, 3].map((at) => {
        const tab = newVisitor(servers[(at >> 1) % servers.length] ?? site);
        for (const [name, value] of browsers[at % browsers.length]?.cookies ?? [])
          tab.cookies.set(name, value);
        return send(tab, at);
      }),
    );
  }

  async function upload(who: Visitor): Promise<string> {
    const body = new FormData();
    body.set('system', 'csv');
    body.set('siteUrl', 'https://old.example');
    body.set('file', new File([EXPORT], 'sayt.csv'));
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = { method: 'POST', body, headers: { Origin: site.url, cookie } };
    return (await site.fetch('/admin/import/articles', init)).headers.get('location') ?? '';
  }
  const statuses = () =>
    read(async (db) => {
      const jobs = await db.selectFrom('import_job').select('status').execute();
      return jobs.map(({ status }) => status);
    });

  test('an import is started once, and two imports of one file write each article once', async () => {
    const who = await signIn(site, emailOf('admin'));
    const paths = [await upload(who), await upload(who)];
    await expect.poll(statuses).toEqual(['checked', 'checked']);
    const answers = await sendAtOnce((tab, at) => tab.post(paths[at % 2] ?? '', {}), who);
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
    await expect.poll(statuses).toEqual(['imported', 'imported']);
    expect(await countAudit('import.start')).toBe(2);
    const titles = await read((db) => db.selectFrom('article').select('title').distinct().execute());
    const ids = await read((db) => db.selectFrom('article').select('id').execute());
    expect([titles.length, ids.length]).toEqual([COUNT, COUNT]);
  });

  test('a comment is decided once, and the other moderators are told that they were late', async () => {
    const id = await read(async (db) => {
      const { articleId } = await writeDiscussion(db);
      return (await writeComment(db, articleId)).id;
    });
    const moderators = [await signIn(site, emailOf('admin')), await signIn(site, emailOf('editor'))];
    const seen = `${id}.1`;
    const decide = async (tab: Visitor, at: number) =>
      (
        await tab.post('/admin/comments', at % 2 ? { approve: seen } : { intent: 'reject', comment: seen })
      ).text();
    const screens = await sendAtOnce(decide, ...moderators);
    const done = screens.map((html) =>
      (['approved', 'rejected'] as const).filter((one) => html.includes(commentQueueText.done[one](1))),
    );
    const late = screens.filter((html) => html.includes(problemSentence('comment.decided')));
    expect([done.flat().length, late.length]).toEqual([1, 3]);
    const query = (db: Db) => db.selectFrom('comment').select('status').where('id', '=', id).execute();
    expect(await read(query)).toEqual([{ status: done.flat()[0] }]);
  });

  test('a vote counts once', async () => {
    const poll = await read(async (db) => {
      const input = { question: 'Kim çempion olacaq?', options: ['Qarabağ', 'Neftçi'], closesAt: null };
      const actor = staff?.editor as Actor;
      return getPoll(
        db,
        await createPoll(db, { actor, typed: formatTyped(pollRecord, input), now: NOON, newId }),
      );
    });
    const path = `/sorgu/${poll.id}`;
    const form = (at: number) => ({ option: poll.options[at % 2]?.id ?? '' });
    const reader = newVisitor(site);
    // The answer to a browser without the cookie of voters: it sends the form again, with the cookie.
    const next = (await reader.post(path, form(0))).headers.get('location') ?? '';
    const answers = await sendAtOnce((tab, at) => tab.post(next, form(at)), reader);
    const told = answers.map(({ headers }) => headers.get('location')).sort();
    expect(told).toEqual([...Array(3).fill(`${path}?vote=again`), `${path}?vote=sent`]);
    const { options } = await read((db) => getPoll(db, { id: poll.id }));
    expect(options.reduce((sum, { votes }) => sum + votes, 0)).toBe(1);
  });

  test('a delivery that is tried again is sent once', async () => {
    outside.trouble = { status: 403, body: '{"ok":false,"error_code":403,"description":"Forbidden"}' };
    await site.change(async (db) => {
      if (staff)
        await writeOwnArticle(db, staff.editor, { title: 'Neftçi heç-heçə etdi', status: 'published' });
    });
    const findFailed = () =>
      read((db) =>
        db
          .selectFrom('delivery')
          .select('id')
          .where('channel', '=', 'telegram')
          .where('status', '=', 'failed')
          .executeTakeFirst(),
      );
    await expect.poll(findFailed).toBeDefined();
    const id = (await findFailed())?.id ?? '';
    outside.trouble = null;
    const calls = outside.botCalls.length;
    const admin = await signIn(site, emailOf('admin'));
    const retry = (tab: Visitor) => tab.post('/admin/distribution', { intent: 'retry', id });
    const answers = await sendAtOnce(retry, admin);
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302]);
    const query = (db: Db) =>
      db.selectFrom('delivery').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    await expect.poll(() => read(query)).toEqual({ status: 'sent' });
    expect([outside.botCalls.length - calls, outside.messages.size]).toEqual([1, 1]);
    expect(await countAudit('delivery.retry')).toBe(1);
  });
});
