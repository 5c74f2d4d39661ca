import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { OLD_PAGE } from '#platform/page-cache/cacheable-response.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';
import { type SiteOnOwnPostgres, startSiteOnOwnPostgres } from '../../kit/site/site-on-own-postgres.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

const CACHED = ['/', '/article/bir'];
const MESSAGE = {
  name: 'Leyla',
  email: 'leyla@example.az',
  phone: '',
  subject: 'advertising',
  message: 'Salam, redaksiya',
};
/** Pages that no cache keeps. */
const UNCACHED = ['/search?q=bir', '/article/yoxdur'];

const ofProblem = (line: string) => !/"level":"(?:debug|info)"/.test(line);

describe.runIf(inject('postgresUrl') && process.platform === 'linux')('a PostgreSQL server', () => {
  let own: SiteOnOwnPostgres;
  let editor: Visitor;
  beforeAll(async () => {
    mkdirSync(inject('runFolder'), { recursive: true });
    let staff: Actor | undefined;
    own = (await startSiteOnOwnPostgres({
      dataDir: mkdtempSync(join(inject('runFolder'), 'away-')),
      async fill(db) {
        staff = await writeStaff(db, 'editor');
        await writeArticle(db, { title: 'Bir' });
      },
    })) as SiteOnOwnPostgres;
    editor = await signIn({ url: own.url, fetch: (path, init) => read(path, init) }, staff?.email ?? '');
  });
  afterAll(() => own?.stop());

  const read = (path: string, init?: RequestInit) =>
    fetch(own.url + path, { redirect: 'manual', ...init, headers: { Origin: own.url, ...init?.headers } });

  async function expectWithoutDatabase() {
    const waiting = [...UNCACHED.map((path) => read(path)), editor.get('/admin/articles')];
    for (const path of CACHED) expect([path, (await read(path)).status]).toEqual([path, 200]);
    for (const answer of await Promise.all(waiting)) {
      expect([answer.url, answer.status]).toEqual([answer.url, 503]);
      expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
    }
    await expect.poll(async () => (await read('/readyz')).status).toBe(503);
    for (const path of CACHED) {
      const { status, headers } = await read(path);
      expect([path, status, headers.get('Cache-Control')]).toEqual([path, 200, OLD_PAGE]);
    }
    await expectFormKept();
    await expectPictureFormKept();
  }

  async function expectFormKept() {
    const sent = await read('/contact', { method: 'POST', body: new URLSearchParams(MESSAGE) });
    expect([sent.status, sent.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await sent.text()).toContain('value="Salam, redaksiya"');
  }

  async function expectPictureFormKept() {
    // A picture may be larger than what readers may send.
    const picture = new FormData();
    picture.set('alt', 'Qol anı');
    picture.set('file', new File([Buffer.alloc(2_000_000)], 'qol.png'));
    picture.set('credit', 'Arxiv');
    const upload = await editor.post('/admin/media', picture);
    expect([upload.status, upload.headers.get('Retry-After')]).toEqual([503, '2']);
    const page = await upload.text();
    for (const part of ['value="Qol anı"', 'value="Arxiv"', 'multipart/form-data', 'type="file" name="file"'])
      expect(page).toContain(part);
  }

  async function expectRecovery() {
    await expect.poll(async () => (await read('/readyz')).status).toBe(200);
    for (const path of [...CACHED, '/search?q=bir'])
      expect([path, (await read(path)).status]).toEqual([path, 200]);
    expect((await editor.get('/admin/articles')).status).toBe(200);
    const lines = own.site.lines.filter(ofProblem);
    expect(lines.join('\n')).toContain('The database does not answer');
    expect(own.site.lines.filter((line) => line.includes('"status":500'))).toEqual([]);
  }

  test.each([
    ['hangs', () => own.postgres.hang(), () => own.postgres.goOn()],
    ['has crashed', () => own.postgres.crash(), () => own.postgres.start()],
  ])('that %s: cached pages go on, all else answers 503 until it is back', async (_, end, begin) => {
    for (const path of CACHED) expect((await read(path)).status).toBe(200);
    end();
    await expectWithoutDatabase();
    begin();
    await expectRecovery();
  });

  test('that takes no writes: pages go on, forms keep what was typed, and the log says why', async () => {
    const admin = new pg.Client({ connectionString: own.postgres.url });
    await admin.connect();
    // New connections take the setting.
    const change = async (setting: string) => {
      await admin.query(`alter database postgres ${setting}`);
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'newsroom'`,
      );
    };
    try {
      await change('set default_transaction_read_only = on');
      // A first request may still meet a connection that was ended.
      const readFailures = async () => {
        await expectFormKept();
        return own.site.lines.filter((line) => line.includes('request failed')).join('\n');
      };
      await expect.poll(readFailures).toMatch(/"path":"\/contact".*read-only/);
      await expect.poll(async () => (await read('/search?q=yeni')).status).toBe(200);
      await expect.poll(async () => (await read('/readyz')).text()).toMatch(/^ready\nwrites fail: /);
    } finally {
      await change('reset default_transaction_read_only');
      await admin.end();
    }
    await expect.poll(async () => (await read('/readyz')).text()).toBe('ready');
  });
});

test('a SQLite database that another program has locked: pages go on, and writes answer 503 until it is free', async () => {
  const site = await startSite({ fill: async (db) => void (await writeCategory(db, 'football')) });
  const other = new Sqlite(join(site.dataDir, 'newsroom.sqlite'));
  await site.fetch('/');
  other.exec('begin immediate');
  const write = site.fetch('/contact', {
    method: 'POST',
    body: new URLSearchParams(MESSAGE),
  });
  const send = (name: string) =>
    site.fetch('/contact', {
      method: 'POST',
      body: new URLSearchParams({ ...MESSAGE, [name]: 'gizli-söz' }),
    });
  const secrets = ['password', 'code', 'resetToken', 'secret'].map(send);
  expect((await site.fetch('/')).status).toBe(200);
  for (const answer of await Promise.all(secrets)) {
    expect(answer.status).toBe(503);
    expect(await answer.text(), 'a page repeats no password and no code').not.toContain('gizli-söz');
  }
  const refused = await write;
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(await refused.text()).toContain('value="Salam, redaksiya"');
  other.exec('rollback');
  other.close();
  await expect.poll(async () => (await site.fetch('/search?q=a')).status).toBe(200);

  site.takeProblems();
  await site.stop();
});
