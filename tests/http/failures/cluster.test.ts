import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import { MINUTE, SECOND } from '#az/format/durations.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { type ArticleWriter, CATEGORIES, makeArticleWriter } from '../../kit/crash/article-writer.ts';
import { hasNginx, type Nginx, startNginx } from '../../kit/servers/nginx.ts';
import { freePort } from '../../kit/site/free-port.ts';
import { textOf } from '../../kit/site/html.ts';
import { openStream } from '../../kit/site/live-stream.ts';
import { siteEngines, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const EDITOR = 'editor@example.az';
const now = Date.now();

/** Three instances of one site behind nginx. */
describe.runIf(siteEngines().includes('postgres') && hasNginx)('three instances', () => {
  let instances: [TestSite, TestSite, TestSite];
  let nginx: Nginx;
  let staffId: string;
  let match: string;
  beforeAll(async () => {
    const port = await freePort();
    const env = {
      SITE_URL: `http://127.0.0.1:${port}`,
      AUTH_SECRET: 'the-same-secret-for-all-of-the-instances',
      TRUST_PROXY: '1',
      STOP_DELAY: '1',
      LISTEN_WHEN_READY: '1',
    };
    const first = await startSite({
      engine: 'postgres',
      env,
      fill: async (db) => {
        for (const slug of CATEGORIES) await writeCategory(db, slug);
        staffId = (await writeStaff(db, 'editor', { email: EDITOR })).id;
        await writeArticle(db, { title: 'Bir xəbər' });
        match = await writeFixture(db, { teams: ['Qarabağ', 'Neftçi'], kick_off: now - 50 * MINUTE });
        await writeLedger(db, match, [kickOff(now - 40 * MINUTE)]);
      },
    });
    const others = { ...env, ...first.databaseEnv };
    instances = [first, await startSite({ env: others }), await startSite({ env: others })];
    nginx = await startNginx(
      instances.map(({ url }) => url),
      { port },
    );
  });
  afterAll(async () => {
    await nginx.stop();
    // The first one drops the database.
    for (const site of instances.toReversed()) await site.stop();
  });

  /** One instance as its readers see it: at the address of the site. */
  const at = (site: TestSite) => ({ url: nginx.url, fetch: site.fetch });
  const front = {
    get url() {
      return nginx.url;
    },
    fetch: (path: string, init?: RequestInit) => fetch(nginx.url + path, { redirect: 'manual', ...init }),
  };

  async function publish(writer: ArticleWriter): Promise<string> {
    for (;;) {
      await writer.write(() => Promise.reject(new Error('No answer')));
      const published = writer.articles.find(({ isPublished }) => isPublished);
      if (published) return published.versions.at(-1)?.title ?? '';
    }
  }

  test('an editor signs in on one and publishes on another, and readers of the third see it', async () => {
    const [first, second, third] = instances;
    expect(await (await third.fetch('/')).text()).toContain('Bir xəbər');
    const visitor = await signIn(at(first), EDITOR);
    const title = await publish(makeArticleWriter(at(second), { visitor, staffId, name: 'bir' }));
    await expect.poll(async () => textOf(await (await third.fetch('/')).text())).toContain(title);
  });

  test('a goal that is entered at one reaches the streams of all', async () => {
    const topics = [`match:${match}`];
    const streams = await Promise.all([...instances, nginx].map(({ url }) => openStream(url, topics)));
    const scorers = () =>
      streams.map(({ messages }) => messages.map(({ data }) => JSON.parse(data).homeScorers).at(-1));
    await expect.poll(scorers).toEqual(['', '', '', '']);
    await instances[0].change(async (db) => void (await writeLedger(db, match, [goal('home', 39, 'Camal')])));
    await expect.poll(scorers).toEqual(Array(4).fill("39' Camal"));
    for (const stream of streams) stream.close();
  });

  test('wrong passwords at one count at the others', async () => {
    const email = 'nobody@example.az';
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 30 && statuses.at(-1) !== 429; attempt += 1) {
      const site = instances[attempt % 3] ?? instances[0];
      const headers = { Origin: nginx.url, 'X-Forwarded-For': `10.1.${attempt}.1` };
      const body = new URLSearchParams({ email, password: 'yanlış-şifrə-budur' });
      statuses.push((await site.fetch('/admin/login', { method: 'POST', headers, body })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const elsewhere = instances[statuses.length % 3] ?? instances[0];
    const body = new URLSearchParams({ email, password: 'yanlış-şifrə-budur' });
    const headers = { Origin: nginx.url, 'X-Forwarded-For': '10.2.1.1' };
    expect((await elsewhere.fetch('/admin/login', { method: 'POST', headers, body })).status).toBe(429);
  });

  async function readStatus(answer: Response): Promise<number> {
    await answer.text();
    return answer.status;
  }

  /** Readers who open pages one after the other until `work` is done. Returns what they got instead of a page. */
  async function readDuring(work: () => Promise<unknown>): Promise<string[]> {
    let isDone = false;
    const problems: string[] = [];
    const reader = async (number: number) => {
      for (let page = 0; !isDone; page += 1) {
        // Each address is new to the cache of nginx.
        const path = page % 2 ? `/article/bir-xeber?reader=${number}-${page}` : `/?reader=${number}-${page}`;
        const status = await front.fetch(path).then(readStatus, (error: Error) => error.message);
        if (status !== 200) problems.push(`${path}: ${status}`);
        // Sixty pages a second all together. Without a pause the readers would take all of the machine for half a minute.
        await sleep(50);
      }
    };
    const readers = [0, 1, 2, 3].map(reader);
    await work().finally(() => {
      isDone = true;
    });
    await Promise.all(readers);
    return problems;
  }

  test('readers notice nothing when one of them is killed', async () => {
    expect(await readDuring(() => instances[1].crash())).toEqual([]);
  });

  test('a rolling restart loses no page and no save', async () => {
    const visitor = await signIn(front, EDITOR);
    const writer = makeArticleWriter(front, { visitor, staffId, name: 'iki' });
    let isDone = false;
    const problems = await readDuring(async () => {
      const writing = (async () => {
        while (!isDone) await writer.write(() => Promise.reject(new Error('A save had no answer')));
      })();
      try {
        for (const site of instances) {
          await site.restart();
          // nginx tries an instance that was away again after two seconds (`fail_timeout`).
          await sleep(4 * SECOND);
        }
      } finally {
        isDone = true;
      }
      await writing;
    });
    expect(problems).toEqual([]);
    expect(writer.articles.length).toBeGreaterThan(0);
  });

  // The last test: the instances could not start on this database again.
  test('the old version goes on while a new one migrates, and beside it', async () => {
    const visitor = await signIn(front, EDITOR);
    const writer = makeArticleWriter(front, { visitor, staffId, name: 'üç' });
    const later = sqlMigration('9999-later', () => [
      'alter table article add column later text',
      'alter table article_revision add column later text',
      'create table later (id text not null primary key)',
    ]);
    const write = async (times: number) => {
      for (let time = 0; time < times; time += 1)
        await writer.write(() => Promise.reject(new Error('A save had no answer')));
    };
    const problems = await readDuring(async () => {
      const migrate = instances[0].change(
        async (db) => void (await migrateToLatest({ db, engine: 'postgres' }, [...allMigrations, later])),
      );
      await Promise.all([write(10), migrate]);
      await write(10);
    });
    expect(problems).toEqual([]);
    expect(writer.articles.length).toBeGreaterThan(0);
  });
});
