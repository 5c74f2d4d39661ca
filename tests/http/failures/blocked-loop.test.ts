import { afterAll, describe, expect, test } from 'vitest';
import { screens } from '#app/declarations.ts';
import { createArticle } from '#features/articles/rules/write/create-article.ts';
import { saveArticle } from '#features/articles/rules/write/save-article.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { articleInput, newId } from '../../kit/content/articles.ts';
import { findBlockingRequests, type MeasuredRequest, measureLoop } from '../../kit/site/blocking-requests.ts';
import { formNames, hasScreen, importedFieldNames } from '../../kit/site/form-names.ts';
import { startSite } from '../../kit/site/site.ts';
import { hasSession, signIn } from '../../kit/site/visitor.ts';
import { repeatToLength } from '../../kit/site/work-growth.ts';

/** The largest bodies that the server reads, in bytes. */
const STAFF_BODY = 1_000_000;
const FORM_TEXT = 300_000;
const READER_BODY = 15_000;
const MAX_FIELDS = 1900;
const PIECES = ['a', ' ', ',', '\n', '1', '<', '&', 'a.', 'Qarabax ', '<b>', '1 - ', '@a '];
const QUERY_LENGTH = 1400;

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** A form whose fields have long values of one piece each, in turn. Encoding a piece is far cheaper than encoding a value. */
function longForm(names: readonly string[], pieces: readonly string[], length: number): string {
  return names
    .map((name, at) => {
      const piece = pieces[at % pieces.length] ?? '';
      return `${name}=${encodeURIComponent(piece).repeat(length / piece.length)}`;
    })
    .join('&');
}

/** JSON of this size that is deep, long, and has many keys. */
function hostileJson(size: number): string[] {
  const list = (value: string) => `[${repeatToLength(`${value},`, size - 200)}`.replace(/,[^,]*$/, ']');
  const keys = Array.from({ length: size / 14 }, (_, at) => `"a${at}":1`).join(',');
  return ['['.repeat(size), list('0'), `{"paragraphs":${list('1')}}`, `{${keys}}`];
}

const staffJson = hostileJson(STAFF_BODY);
const readerJson = hostileJson(READER_BODY);

describe('a hostile request blocks no other', async () => {
  let email = '';
  let ids: Ids = { article: '', slug: '', match: '', poll: '' };
  const { env, readLongest } = await measureLoop();
  const site = await startSite({ demo: true, ownProcess: true, env });
  afterAll(site.stop);
  await site.change(async (db) => {
    email = (await writeStaff(db, 'admin')).email;
    ids = await writeTargets(db);
  });
  let cookie = '';
  const signInAgain = async () => {
    const { cookies } = await signIn(site, email);
    cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  };
  await signInAgain();

  const get = (name: string, path: string): MeasuredRequest => ({
    name,
    path,
    init: { headers: { cookie } },
  });
  const post = (name: string, path: string, body: string | URLSearchParams, type = FORM_TYPE) => ({
    name,
    path,
    init: { method: 'POST', body, headers: { cookie, ...type } },
  });
  const expectNoBlock = async (...requests: MeasuredRequest[]) =>
    expect(await findBlockingRequests(site, readLongest, requests)).toEqual([]);

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
  const routes = screens.filter(({ path }) => !/\/(?:logout|password|second-factor)$/.test(path));

  test.each(routes)('$path', async ({ path: pattern, file }) => {
    const path = exampleOf(pattern);
    const names = importedFieldNames(file);
    const { intents } = formNames(file);
    const isAdmin = path.startsWith('/admin');
    const query = ['q', ...names].slice(0, 10);
    const [queryLength, formLength] = [
      QUERY_LENGTH / query.length,
      (isAdmin ? FORM_TEXT : READER_BODY) / names.length,
    ];
    const getPieces = (at: string, pieces: readonly string[]) =>
      get(`?${pieces}`, `${at}?${longForm(query, pieces, queryLength)}`.slice(0, 8000));
    const postPieces = (at: string, pieces: readonly string[], turn: number) => {
      const intent = intents[turn % Math.max(1, intents.length)] ?? '';
      return post(`all fields ${pieces}`, at, `intent=${intent}&${longForm(names, pieces, formLength)}`);
    };
    // Screens of the back-office are drawn with all pieces at once. Each alone asks only for their data, which is far cheaper.
    const data = isAdmin && hasScreen(file) ? `${path}.data` : path;
    const requests = PIECES.map((piece) => getPieces(data, [piece]));
    if (data !== path) requests.push(getPieces(path, PIECES));
    if (names.length > 0) {
      requests.push(...PIECES.map((piece, turn) => postPieces(data, [piece], turn)));
      if (data !== path)
        requests.push(...intents.slice(0, 3).map((_, turn) => postPieces(path, PIECES, turn)));
    }
    for (const name of names.slice(0, 20)) {
      const fields = Array.from({ length: isAdmin ? MAX_FIELDS : 300 }, (_, at) => `${name}=a${at}`);
      requests.push(post(`many ${name}`, data, fields.join('&')));
    }
    for (const body of isAdmin ? staffJson : readerJson)
      requests.push(post(`json ${body.slice(0, 20)}`, data, body, JSON_TYPE));
    await expectNoBlock(...requests);
    if (!(await hasSession(site, cookie))) await signInAgain();
  });

  test('spelling', async () => {
    const texts = [
      Array(100).fill('a'.repeat(9900)),
      Array(5).fill('a'.repeat(9900)),
      Array(5).fill(`Q${'a'.repeat(9900)}`),
      ...['Qarabax Neftchy ', '#a ', 'a.'].map((piece) => Array(5).fill(repeatToLength(piece, 9900))),
    ];
    await expectNoBlock(
      ...texts.map((paragraphs) =>
        post(
          `${paragraphs.length} × ${paragraphs[0].slice(0, 20)}`,
          '/admin/articles/spelling',
          JSON.stringify({ paragraphs }),
          JSON_TYPE,
        ),
      ),
    );
  });

  test('a team sheet', () =>
    expectNoBlock(
      ...[',', 'aa,', 'a ', '(', '1,', '(a', '.'].map((piece) =>
        post(
          piece,
          `/admin/matches/${ids.match}/line-ups`,
          `side=home&intent=check&${longForm(['sheet'], [piece], 20_000)}`,
        ),
      ),
    ));

  test('a season', () =>
    expectNoBlock(
      ...[' ', '  @', 'a - ', '1-0 ', '(', '[a', 'a\n', 'a - b\n', ',', '{', '"'].flatMap((piece) =>
        [`a${repeatToLength(piece, 50_000)}b`, repeatToLength(piece, FORM_TEXT)].map((content) =>
          post(
            `${content.length} of ${piece}`,
            '/admin/import',
            new URLSearchParams({ content, competition: 'premier-league', season: '2024-25' }),
          ),
        ),
      ),
    ));

  test('5,000 redirects, and CSV files that are none', () => {
    const valid = Array.from({ length: 5000 }, (_, at) => `/kohne/${at},/category/football,301`).join('\n');
    const files = {
      valid,
      ...Object.fromEntries(
        [',', '"', '\n', 'a\n', '/a,/b\n'].map((piece) => [piece, repeatToLength(piece, 500_000)]),
      ),
    };
    return expectNoBlock(
      ...Object.entries(files).map(([name, text]) => {
        const body = new FormData();
        body.set('intent', 'import');
        body.set('file', new File([text], 'a.csv', { type: 'text/csv' }));
        return { name, path: '/admin/redirects', init: { method: 'POST', body, headers: { cookie } } };
      }),
    );
  });

  test('150,000 new tags, with and without a session', async () => {
    const body = `${new URLSearchParams(articleForm('<p>a</p>'))}&newTag=${repeatToLength('a,', FORM_TEXT)}`;
    // The cookie of a browser in which somebody has worked.
    const seen = await site.fetch('/admin', { headers: { cookie } });
    const writers =
      /newsroom\.writers=[^;]+/.exec(seen.headers.getSetCookie().join(';') || cookie)?.[0] ?? '';
    const paths = ['/admin/articles/create', '/admin/articles/create.data'];
    await expectNoBlock(
      ...paths.flatMap((path) =>
        [cookie, writers].map((sent) => ({
          name: sent === cookie ? 'with a session' : 'without',
          path,
          init: { method: 'POST', body, headers: { ...FORM_TYPE, cookie: sent } },
        })),
      ),
    );
  });

  test('a conflict', async () => {
    const contents: Record<string, string> = {
      '4,500 changed blocks': manyBlocks(4500, 'm'),
      'every second block': manyBlocks(4500, (at) => (at % 2 === 0 ? `b${at}` : `m${at}`)),
      '40 long blocks': manyBlocks(40, (at) => `${words(`b${at}x`, 400)} m`),
      'one block of different words': `<p>${words('m', 20_000)}</p>`,
    };
    const paths = [`/admin/articles/edit/${ids.article}`, `/admin/articles/edit/${ids.article}.data`];
    await expectNoBlock(
      ...Object.entries(contents).flatMap(([name, content]) => {
        const form = new URLSearchParams({ ...articleForm(content), baseVersion: '1', intent: 'save' });
        return paths.map((path) => post(name, path, form));
      }),
    );
  });

  test('a comparison of two revisions without a common word', () =>
    expectNoBlock(
      ...['older=1&newer=2', 'older=2&newer=3', 'older=3&newer=4'].map((versions) =>
        get(versions, `/admin/articles/revisions/${ids.article}?${versions}`),
      ),
    ));

  test('an article', () =>
    expectNoBlock(
      ...['<b>', '<p>a</p>', '&', '<table><tr><td>', '<', 'a', '\u0301', '<div data-match-card="m">']
        .concat(
          '<a href="/x">a</a>',
          '<a href="https://a.az">a</a>',
          '<a href="/a"><img src="/a" alt=""></a>',
        )
        .map((piece) => {
          const form = { ...articleForm(repeatToLength(piece, 149_900)), intent: 'draft' };
          return post(piece, '/admin/articles/create', new URLSearchParams(form));
        }),
    ));
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
    actor,
    now,
    newId,
    article: articleInput({ content: manyBlocks(4500, 'b'), status: 'draft' }),
  });
  const [one, other] = [words('a', 20_000), words('b', 20_000)];
  // Screens compare the last two, which are nearly equal. The test of comparisons asks for the others.
  const versions = [manyBlocks(4500, 't'), `<p>${one}</p>`, `<p>${other}</p>`, `<p>${other}.</p>`];
  for (const [at, content] of versions.entries())
    await saveArticle(db, {
      actor,
      id: created.id,
      baseVersion: at + 1,
      now: now + at + 1,
      newId,
      fields: { ...articleInput({ content }), slug: created.slug },
    });
  const published = await db
    .selectFrom('article')
    .select('slug')
    .where('status', '=', 'published')
    .orderBy('slug')
    .limit(1)
    .executeTakeFirstOrThrow();
  const match = await db.selectFrom('fixture').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const poll = await db.selectFrom('poll').select('id').orderBy('id').limit(1).executeTakeFirst();
  return { article: created.id, slug: published.slug, match: match.id, poll: poll?.id ?? 'a' };
}
