import { expect, it } from 'vitest';
import { serveForTest } from '#app/server/serve-for-test.ts';
import { createReaderKey } from '#platform/page-cache/reader-key.ts';
import { createSessionCheck } from '#platform/sessions/session-check.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnSqlite } from '#tests/kit/databases/databases.ts';
import { signedSession } from '#tests/kit/site/signed-session.ts';
import { createPageViewAnswers } from './answer-page-views.ts';
import { createPageViewCounter } from './page-view-counter.ts';
import { createPageViewReports } from './report-page-view.ts';

const SECRET = 'a-secret-of-the-test-with-32-characters';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

describeOnSqlite('page views in front of the router', (open) => {
  async function start() {
    const { db } = await open();
    const article = await writeArticle(db);
    const now = () => NOON;
    const answer = createPageViewAnswers({
      reportPageView: createPageViewReports({
        countPageView: createPageViewCounter({ db, now }),
        readerKey: createReaderKey({ secret: SECRET, now }),
        networkKey: (address) => address,
        ownHost: 'paper.example',
      }),
      hasSession: createSessionCheck(SECRET),
      trustProxy: 0,
      headers: [['X-Content-Type-Options', 'nosniff']],
    });
    const server = await serveForTest(async (req, res) => {
      if (await answer(req, res)) return;
      res.end('router');
    });
    const report = (body: string, headers: Record<string, string> = {}) =>
      server.ask('/api/page-views', {
        method: 'POST',
        body,
        headers: { 'User-Agent': PHONE, 'Content-Length': String(Buffer.byteLength(body)), ...headers },
      });
    const views = async () =>
      (await db
        .selectFrom('article_stats')
        .select(['views', 'readers'])
        .where('article_id', '=', article.id)
        .executeTakeFirst()) ?? { views: 0, readers: 0 };
    return { server, report, views, body: JSON.stringify({ slug: article.slug, from: 't.me' }) };
  }

  it('are answered after the commit with the new count', async () => {
    const { server, report, views, body } = await start();
    const answers = await Promise.all([report(body), report(body), report(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // Those of one commit have the same count.
    expect(Math.max(...answers.map(({ text }) => JSON.parse(text).views))).toBe(3);
    expect(answers[0]?.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await views()).toEqual({ views: 3, readers: 1 });
    await server.close();
  });

  it('of robots and pages fetched ahead are not counted', async () => {
    const { server, report, views, body } = await start();
    const robot = await report(body, { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    const ahead = await report(body, { 'Sec-Purpose': 'prefetch;prerender' });
    expect([robot.status, ahead.status]).toEqual([202, 202]);
    expect(await views()).toEqual({ views: 0, readers: 0 });
    await server.close();
  });

  it('of unknown articles and invalid reports are refused as the router does', async () => {
    const { server, report } = await start();
    for (const [body, status, problem] of [
      ['{"slug":"yoxdur"}', 404, 'address.missing'],
      ['{"slug":""}', 400, 'form.invalid'],
      ['{', 400, 'form.invalid'],
    ] as const) {
      const answer = await report(body);
      expect([answer.status, JSON.parse(answer.text).problem]).toEqual([status, problem]);
    }
    await server.close();
  });

  it('are left to the router with a session, a long body or another method', async () => {
    const { server, report, body } = await start();
    expect((await report(body, { Cookie: signedSession(SECRET) })).text).toBe('router');
    expect((await report(JSON.stringify({ slug: 'a'.repeat(9000) }))).text).toBe('router');
    expect((await server.ask('/api/page-views')).text).toBe('router');
    await server.close();
  });
});
