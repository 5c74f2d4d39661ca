import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { createArticle } from '#domain/articles/write/create-article.ts';
import { saveArticle } from '#domain/articles/write/save-article.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { articleInput, newId } from '#tests/kit/content/articles.ts';
import { formNames, importedFieldNames } from '#tests/kit/site/form-names.ts';
import { freePort } from '#tests/kit/site/free-port.ts';
import { startSite } from '#tests/kit/site/site.ts';
import { signIn } from '#tests/kit/site/visitor.ts';
import { cpuMs, filled } from '#tests/kit/site/work-growth.ts';
import { listRoutes } from '#tests/kit/source/list-routes.ts';

/** In milliseconds of CPU time, on a machine that does `referenceWork` in `REFERENCE_MS`. */
const LIMIT_MS = 100;
const REFERENCE_MS = 60;
/** Code that runs for the first time and garbage collection take longer on a busy machine. A quadratic pattern takes seconds. */
const ALLOWANCE = 2.5;
/** The largest bodies that the server reads, in bytes. */
const STAFF_BODY = 1_000_000;
const FORM_TEXT = 300_000;
const READER_BODY = 15_000;
const MAX_FIELDS = 1900;
const PIECES = ['a', ' ', ',', '\n', '1', '<', '&', 'a.', 'Qarabax ', '<b>', '1 - ', '@a '];
const QUERY_LENGTH = 1400;
const ATTEMPTS = 4;

/** The least counts, because garbage collection and compilation fall on any request. */
function referenceWork(): number {
  const work = () => {
    const list = Array.from({ length: 200_000 }, (_, at) => `${(at * 7919) % 200_003}`);
    list.sort();
  };
  return Math.min(...Array.from({ length: 3 }, () => cpuMs(work)));
}

describe('a hostile request blocks no other', async () => {
  const port = await freePort();
  let email = '';
  let ids: Ids = { article: '', slug: '', match: '', poll: '' };
  const site = await startSite({
    demo: true,
    env: {
      TRUST_PROXY: '1',
      NODE_OPTIONS: `--import=${resolve('tests/kit/site/measure-loop.ts')}`,
      LOOP_PORT: String(port),
    },
  });
  afterAll(site.stop);
  await site.change(async (db) => {
    email = (await writeStaff(db, 'admin')).email;
    ids = await writeTargets(db);
  });
  const limit = ALLOWANCE * LIMIT_MS * Math.max(1, referenceWork() / REFERENCE_MS);
  let cookie = '';
  const signInAgain = async () => {
    const { cookies } = await signIn(site, email);
    cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  };
  await signInAgain();

  const readLongest = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text());

  /** Sends the request and returns how long it kept the loop busy. Sends it again while that is too long. */
  async function block(path: string, init: RequestInit = {}): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && least > limit; attempt++) {
      await readLongest();
      const headers = { cookie, Origin: site.url, ...init.headers };
      await (await site.fetch(path, { ...init, headers })).arrayBuffer();
      least = Math.min(least, await readLongest());
    }
    return Math.round(least);
  }
  const post = (path: string, fields: Record<string, string>) =>
    block(path, { method: 'POST', body: new URLSearchParams(fields) });
  const postJson = (path: string, body: string) =>
    block(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });

  const addresses: Record<string, string> = {
    '/article/:slug': `/article/${ids.slug}`,
    '/article/:slug/comments': `/article/${ids.slug}/comments`,
    '/sorgu/:id': `/sorgu/${ids.poll}`,
    '/category/:category': '/category/football',
  };
  const exampleOf = (pattern: string) =>
    addresses[pattern] ??
    pattern
      .replace(/^\/admin\/matches\/:id/, `/admin/matches/${ids.match}`)
      .replace(/^\/admin\/articles\/(\w+)\/:id/, `/admin/articles/$1/${ids.article}`)
      .replaceAll(/\/[:*]\w*\??/g, '/a');

  // These end the session of the test.
  const routes = listRoutes().filter(({ path }) => !/\/(?:logout|password|second-factor)$/.test(path));

  test.each(routes)('$path', async ({ path: pattern, file }) => {
    const path = exampleOf(pattern);
    const names = importedFieldNames(file);
    const { intents } = formNames(file);
    const isAdmin = path.startsWith('/admin');
    const query = ['q', ...names].slice(0, 10);
    const worst: [ms: number, request: string][] = [];
    const add = async (request: string, ms: Promise<number>) => worst.push([await ms, request]);
    for (const [at, piece] of PIECES.entries()) {
      const value = filled(piece, Math.floor(QUERY_LENGTH / query.length));
      const asked = new URLSearchParams(query.map((name) => [name, value]));
      await add(`?${piece}`, block(`${path}?${asked}`.slice(0, 8000)));
      if (names.length === 0) continue;
      const length = Math.floor((isAdmin ? FORM_TEXT : READER_BODY) / names.length);
      const form = new URLSearchParams(names.map((name) => [name, filled(piece, length)]));
      form.set('intent', intents[at % Math.max(1, intents.length)] ?? '');
      await add(`all fields ${piece}`, block(path, { method: 'POST', body: form }));
    }
    for (const name of names.slice(0, 20)) {
      const form = new URLSearchParams();
      for (let at = 0; at < (isAdmin ? MAX_FIELDS : 300); at++) form.append(name, `a${at}`);
      await add(`many ${name}`, block(path, { method: 'POST', body: form }));
    }
    const size = isAdmin ? STAFF_BODY : READER_BODY;
    const list = (value: string) => `[${filled(`${value},`, size - 200)}`.replace(/,[^,]*$/, ']');
    const keys = Array.from({ length: size / 14 }, (_, at) => `"a${at}":1`).join(',');
    for (const body of ['['.repeat(size), list('0'), `{"paragraphs":${list('1')}}`, `{${keys}}`])
      await add(`json ${body.slice(0, 20)}`, postJson(path, body));
    if ((await site.fetch('/admin', { headers: { cookie } })).status !== 200) await signInAgain();
    expect(worst.filter(([ms]) => ms > limit)).toEqual([]);
  });

  test.each([
    ['one word', (): string[] => Array(100).fill('a'.repeat(9900))],
    ['one word in five paragraphs', (): string[] => Array(5).fill('a'.repeat(9900))],
    ['a long name', (): string[] => Array(5).fill(`Q${'a'.repeat(9900)}`)],
    ['misspelt names', (): string[] => Array(5).fill(filled('Qarabax Neftchy ', 9900))],
    ['hashtags', (): string[] => Array(5).fill(filled('#a ', 9900))],
    ['hosts', (): string[] => Array(5).fill(filled('a.', 9900))],
  ])('spelling of %s', async (_, paragraphs) => {
    const body = JSON.stringify({ paragraphs: paragraphs() });
    expect(await postJson('/admin/articles/spelling', body)).toBeLessThan(limit);
  });

  test.each([',', 'aa,', 'a ', '(', '1,', '(a', '.'])('a team sheet of %j', async (piece) => {
    const fields = { side: 'home', sheet: filled(piece, 20_000), intent: 'check' };
    expect(await post(`/admin/matches/${ids.match}/line-ups`, fields)).toBeLessThan(limit);
  });

  test.each([' ', '  @', 'a - ', '1-0 ', '(', '[a', 'a\n', 'a - b\n', ',', '{', '"'])(
    'a season of %j',
    async (piece) => {
      for (const content of [`a${filled(piece, 50_000)}b`, filled(piece, FORM_TEXT)])
        expect(
          await post('/admin/import', { content, competition: 'premier-league', season: '2024-25' }),
        ).toBeLessThan(limit);
    },
  );

  test('150,000 new tags, with and without a session', async () => {
    const fields = { ...articleForm('<p>a</p>'), newTag: filled('a,', FORM_TEXT) };
    const body = new URLSearchParams(fields).toString().replaceAll('%2C', ',');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const writers = /newsroom\.writers=[^;]+/.exec(await knownWriter())?.[0] ?? '';
    for (const sent of [cookie, writers])
      for (const path of ['/admin/articles/create', '/admin/articles/create.data'])
        expect(
          await block(path, { method: 'POST', body, headers: { ...headers, cookie: sent } }),
        ).toBeLessThan(limit);
  });

  /** The cookie of a browser in which somebody has worked. */
  async function knownWriter(): Promise<string> {
    const answer = await site.fetch('/admin', { headers: { cookie } });
    return answer.headers.getSetCookie().join(';') || cookie;
  }

  test.each([
    ['4,500 changed blocks', manyBlocks(4500, 'm')],
    ['every second block', manyBlocks(4500, (at) => (at % 2 === 0 ? `b${at}` : `m${at}`))],
    ['40 long blocks', manyBlocks(40, (at) => `${words(`b${at}x`, 400)} m`)],
    ['one block of different words', `<p>${words('m', 20_000)}</p>`],
  ])('a conflict of %s', async (_, content) => {
    const fields = { ...articleForm(content), baseVersion: '1', intent: 'save' };
    for (const path of [`/admin/articles/edit/${ids.article}`, `/admin/articles/edit/${ids.article}.data`])
      expect(await post(path, fields)).toBeLessThan(limit);
  });

  test('a comparison of two revisions without a common word', async () => {
    const path = `/admin/articles/revisions/${ids.article}`;
    for (const versions of ['older=1&newer=2', 'older=2&newer=3', 'older=3&newer=4'])
      expect(await block(`${path}?${versions}`)).toBeLessThan(limit);
  });

  test.each(['<b>', '<p>a</p>', '&', '<table><tr><td>', '<', 'a', '\u0301', '<div data-match-card="m">'])(
    'an article of %j',
    async (piece) => {
      const fields = { ...articleForm(filled(piece, 149_900)), intent: 'draft' };
      expect(await post('/admin/articles/create', fields)).toBeLessThan(limit);
    },
  );
});

function words(start: string, count: number): string {
  return Array.from({ length: count }, (_, at) => start + at).join(' ');
}

function manyBlocks(count: number, text: string | ((at: number) => string)): string {
  const textOf = (at: number) => (typeof text === 'string' ? text + at : text(at));
  return Array.from({ length: count }, (_, at) => `<p>${textOf(at)}</p>`).join('');
}

function articleForm(content: string): Record<string, string> {
  const { title, excerpt, category, author } = articleInput();
  return { title, excerpt, category, author, origin: 'own', content };
}

interface Ids {
  article: string;
  slug: string;
  match: string;
  poll: string;
}

/** An article with revisions that differ as much as they can, and the ids of what the demo has. */
async function writeTargets(db: Db): Promise<Ids> {
  const actor = await writeStaff(db, 'admin');
  const now = Date.now();
  const created = await createArticle(db, {
    ...{ actor, now, newId },
    article: articleInput({ content: manyBlocks(4500, 'b'), status: 'draft' }),
  });
  const versions = [manyBlocks(4500, 't'), `<p>${words('a', 20_000)}</p>`, `<p>${words('b', 20_000)}</p>`];
  for (const [at, content] of versions.entries())
    await saveArticle(db, {
      ...{ actor, id: created.id, baseVersion: at + 1, now: now + at + 1, newId },
      fields: { ...articleInput({ content }), slug: created.slug },
    });
  const published = await db
    .selectFrom('article')
    .select('slug')
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirstOrThrow();
  const match = await db.selectFrom('fixture').select('id').limit(1).executeTakeFirstOrThrow();
  const poll = await db.selectFrom('poll').select('id').limit(1).executeTakeFirst();
  return { article: created.id, slug: published.slug, match: match.id, poll: poll?.id ?? 'a' };
}
