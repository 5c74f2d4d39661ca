import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { problemText } from '#app/text/problems.ts';
import { MINUTE } from '#az/format/durations.ts';
import { apiLimit } from '#features/public-api/rules/api-limit.ts';
import { problem } from '#features/public-api/site/document/build-open-api.ts';
import { type EndpointName, endpoints } from '#features/public-api/site/endpoints.ts';
import { publicApiText } from '#features/public-api/text.ts';
import { NOON, newId, writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { textOf } from '../../kit/site/html.ts';
import { startSite } from '../../kit/site/site.ts';

type Body<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['answer']>;

describe('the public API', async () => {
  // Each test is a network of its own, so that the rate limit of one does not stop another.
  const site = await startSite({ demo: true, env: { TRUST_PROXY: '1' } });
  afterAll(site.stop);
  let networks = 0;
  const newNetwork = () => `198.51.100.${++networks}`;
  const send = (path: string, network: string, headers: Record<string, string> = {}) =>
    site.fetch(path, { headers: { 'X-Forwarded-For': network, ...headers } });

  const openApi = await (await send('/api/v1/openapi.json', newNetwork())).json();
  // A general validator of JSON Schema, which knows nothing of ours. `strict` would refuse the words of OpenAPI.
  const validator = formats
    .default(new Ajv2020({ strict: false, allErrors: true }))
    .addSchema(openApi, 'openapi');

  /** Asks the API. The answer must be one that the OpenAPI document describes. */
  async function ask(path: string, network: string, headers: Record<string, string> = {}) {
    const answer = await send(path, network, headers);
    const asked = path.split('?')[0] ?? '';
    const described = Object.keys(openApi.paths).find((one) => pathPattern(one).test(asked)) ?? '';
    const responses = openApi.paths[described]?.get.responses;
    expect(Object.keys(responses ?? {}), `${path} in the OpenAPI document`).toContain(String(answer.status));
    const type = answer.headers.get('content-type');
    expect(type, `${path} in the OpenAPI document`).toBe(
      Object.keys(responses[answer.status].content ?? {})[0] ?? null,
    );
    if (type === null) return answer;
    const pointer = ['paths', described, 'get', 'responses', answer.status, 'content', type, 'schema'];
    const check = validator.compile({ $ref: `openapi#/${pointer.map(escapePointer).join('/')}` });
    check(await answer.clone().json());
    expect(check.errors, `${path} by the OpenAPI document`).toBeNull();
    return answer;
  }

  /** Reads an answer, which must be exactly as the schema says. */
  async function read<Name extends EndpointName>(name: Name, path: string): Promise<Body<Name>> {
    const response = await ask(path, newNetwork());
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const json = await response.json();
    expect(endpoints[name].answer.parse(json)).toEqual(json);
    return json;
  }

  const articles = await read('articles', '/api/v1/articles?limit=100');
  const matches = await read('matches', '/api/v1/matches?limit=100');

  test('a script of another site may ask with the ETag that it has', async () => {
    const answer = await site.fetch('/api/v1/articles', {
      method: 'OPTIONS',
      headers: { Origin: 'https://other.example', 'Access-Control-Request-Headers': 'if-none-match' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toContain('If-None-Match');
    // Seconds: a day.
    expect(answer.headers.get('access-control-max-age')).toBe('86400');
  });

  test('every endpoint answers as its schema says', async () => {
    const lists = ['categories', 'tags', 'authors', 'standingsList'] as const;
    for (const name of lists) expect((await read(name, endpoints[name].path)).data.length).toBeGreaterThan(0);
    for (const { slug } of articles.data.slice(0, 15)) {
      const { data } = await read('article', `/api/v1/articles/${slug}`);
      expect(data.html).not.toMatch(/(?:src|href)="\/(?!\/)/);
      for (const { url } of data.picture?.variants.slice(0, 2) ?? [])
        expect((await site.fetch(new URL(url).pathname)).status).toBe(200);
    }
    const seen = new Set<string>();
    for (const { id, status } of matches.data) {
      if (seen.has(status)) continue;
      seen.add(status);
      const { data } = await read('match', `/api/v1/matches/${id}`);
      const hasScore = !['scheduled', 'postponed', 'cancelled'].includes(status);
      expect([data.status, data.score !== null]).toEqual([status, hasScore]);
    }
    for (const { competition, seasons } of (await read('standingsList', '/api/v1/standings')).data) {
      const path = `/api/v1/standings/${competition.slug}`;
      const { data } = await read('standings', `${path}?season=${seasons[0]?.slug}`);
      expect(data.rows.length).toBeGreaterThan(0);
      expect((await read('standings', path)).data).toEqual(data);
    }
  });

  test('addresses in answers lead to pages', async () => {
    const [article] = articles.data;
    const [match] = matches.data;
    for (const url of [article?.url, article?.author.url, article?.category?.url, match?.url])
      expect([url, (await site.fetch(new URL(url ?? '').pathname)).status]).toEqual([url, 200]);
  });

  test('filters return only what they name', async () => {
    const [first] = articles.data;
    const { category, author } = first ?? {};
    const inCategory = await read('articles', `/api/v1/articles?category=${category?.slug}`);
    expect(new Set(inCategory.data.map((item) => item.category?.slug))).toEqual(new Set([category?.slug]));
    const byAuthor = await read('articles', `/api/v1/articles?author=${author?.slug}`);
    expect(new Set(byAuthor.data.map((item) => item.author.slug))).toEqual(new Set([author?.slug]));
    const [tag] = (await read('tags', '/api/v1/tags?limit=1')).data;
    const tagged = await read('articles', `/api/v1/articles?tag=${tag?.slug}&limit=100`);
    expect(tagged.data).toHaveLength(tag?.articleCount ?? 0);
    const [match] = (await read('matches', '/api/v1/matches?status=finished&limit=1')).data;
    const finished = await read(
      'matches',
      `/api/v1/matches?status=finished&team=${match?.home.slug}&order=asc`,
    );
    for (const { status, home, away } of finished.data) {
      expect(status).toBe('finished');
      expect([home.slug, away.slug]).toContain(match?.home.slug);
    }
    const since = first?.publishedAt ?? '';
    expect((await read('articles', `/api/v1/articles?since=${since}`)).data[0]?.id).toBe(first?.id);
    expect((await read('articles', `/api/v1/articles?until=${since}&limit=1`)).data[0]?.id).not.toBe(
      first?.id,
    );
  });

  test('all pages of a list have every article once while others are published', async () => {
    const before = (await read('articles', '/api/v1/articles?limit=100')).data;
    const ids: string[] = [];
    let next: string | null = null;
    do {
      const page: Body<'articles'> = await read(
        'articles',
        `/api/v1/articles?limit=7${next ? `&after=${next}` : ''}`,
      );
      ids.push(...page.data.map(({ id }) => id));
      next = page.next;
      await site.change(async (db) => {
        await writeArticle(db, { title: `Yeni ${newId()}`, now: Date.now() });
      });
    } while (next && ids.length < before.length);
    expect(ids.slice(0, before.length)).toEqual(before.map(({ id }) => id));
    const [newest] = (await read('articles', '/api/v1/articles?limit=1')).data;
    expect(newest?.title).toContain('Yeni');
  });

  test.each([
    ['/api/v1/articles?page=2', 'api.unknownParameter', 'page'],
    ['/api/v1/categories?limit=2', 'api.unknownParameter', 'limit'],
    ['/api/v1/articles?limit=0', 'api.parameter', 'limit'],
    ['/api/v1/articles?limit=1&limit=2', 'api.parameter', 'limit'],
    ['/api/v1/matches?status=live&team=&team=zire', 'api.parameter', 'team'],
    ['/api/v1/standings/apl?season=2025-26&season=2025-26', 'api.parameter', 'season'],
    ['/api/v1/articles?limit=many', 'api.parameter', 'limit'],
    ['/api/v1/articles?since=yesterday', 'api.parameter', 'since'],
    ['/api/v1/articles?since=2026-02-30', 'api.parameter', 'since'],
    ['/api/v1/articles?after=abc', 'api.parameter', 'after'],
    ['/api/v1/tags?after=WzEsImEiXQ', 'api.parameter', 'after'],
    ['/api/v1/articles?category=yoxdur', 'api.parameter', 'category'],
    ['/api/v1/articles?tag=yoxdur', 'api.parameter', 'tag'],
    ['/api/v1/articles?category=football&tag=a', 'api.oneList', 'tag'],
    ['/api/v1/matches?status=over', 'api.parameter', 'status'],
    ['/api/v1/matches?team=yoxdur', 'api.parameter', 'team'],
    ['/api/v1/matches?competition=yoxdur', 'api.parameter', 'competition'],
    ['/api/v1/matches?day=2026-13-01', 'api.parameter', 'day'],
  ] as const)('%s is refused with %s', async (path, code, parameter) => {
    const response = await ask(path, newNetwork());
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json',
    ]);
    const body = await response.json();
    expect(body).toEqual({ status: 400, problem: code, detail: problemText[code], parameter });
    expect(problem.parse(body)).toEqual(body);
  });

  test('empty parameters of a form are ignored', async () => {
    const { data } = await read('articles', '/api/v1/articles?category=&tag=&author=&since=&limit=3');
    expect(data).toHaveLength(3);
  });

  test('an old slug redirects, a draft is missing', async () => {
    await site.change(async (db) => {
      const { id } = await writeArticle(db, { title: 'Köçmüş', slug: 'yeni-unvan' });
      await db
        .insertInto('article_redirect')
        .values({ slug: 'kohne-unvan', article_id: id, created_at: NOON })
        .execute();
      await writeArticle(db, { title: 'Qaralama', slug: 'qaralama-unvan', status: 'draft' });
    });
    const moved = await ask('/api/v1/articles/kohne-unvan', newNetwork());
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/v1/articles/yeni-unvan']);
    expect(moved.headers.get('cross-origin-resource-policy'), 'other sites may follow it').toBe(
      'cross-origin',
    );
    expect((await ask('/api/v1/articles/qaralama-unvan', newNetwork())).status).toBe(404);
  });

  test('lists can be asked by the old slug of a team and of a category', async () => {
    await site.change(async (db) => {
      const { id: team_id } = await db
        .selectFrom('team')
        .select('id')
        .where('slug', '=', 'qarabag')
        .executeTakeFirstOrThrow();
      await db.insertInto('team_redirect').values({ slug: 'kohne-klub', team_id }).execute();
      const category_id = await writeCategory(db, 'football');
      await db
        .insertInto('category_redirect')
        .values({ slug: 'kohne-bolme', category_id, created_at: NOON })
        .execute();
    });
    for (const [old, now] of [
      ['matches?team=kohne-klub', 'matches?team=qarabag'],
      ['articles?category=kohne-bolme', 'articles?category=football'],
    ]) {
      const read = async (path: string) =>
        (await (await ask(`/api/v1/${path}&limit=3`, newNetwork())).json()).data;
      expect((await read(old ?? '')).length, old).toBeGreaterThan(0);
      expect(await read(old ?? '')).toEqual(await read(now ?? ''));
    }
  });

  test('an unchanged answer is a 304 until something changes, and costs no request', async () => {
    const network = newNetwork();
    const path = '/api/v1/articles?limit=2';
    const first = await ask(path, network);
    const etag = first.headers.get('etag') ?? '';
    const second = await ask(path, network, { 'If-None-Match': etag });
    expect([second.status, second.headers.has('ratelimit')]).toEqual([304, false]);
    expect(second.headers.get('access-control-allow-origin')).toBe('*');
    expect(second.headers.get('access-control-expose-headers')).toContain('ETag');
    await site.change(async (db) => {
      await writeArticle(db, { title: 'Təzə xəbər', now: Date.now() + MINUTE });
    });
    await expect
      .poll(async () => (await ask(path, newNetwork(), { 'If-None-Match': etag })).status)
      .toBe(200);
  });

  test('a network has a limited number of requests, which the headers state', async () => {
    const network = newNetwork();
    const answers: Response[] = [];
    // Unknown addresses are never cached.
    const next = async () => answers.push(await ask('/api/v1/articles/yoxdur', network));
    await next();
    expect(answers[0]?.headers.get('ratelimit-policy')).toBe(`"network";q=${apiLimit.maxAttempts};w=60`);
    expect(answers[0]?.headers.get('ratelimit')).toMatch(/^"network";r=\d+;t=\d+$/);
    while (answers.at(-1)?.status !== 429 && answers.length <= 3 * apiLimit.maxAttempts)
      await Promise.all(Array.from({ length: 10 }, next));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('ratelimit')).toMatch(/^"network";r=0;t=\d+$/);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ status: 429, problem: 'rate.tooMany' });
    expect((await ask('/api/v1/articles/yoxdur', newNetwork())).status).toBe(404);
  });

  test('the page describes every endpoint and links to its JSON', async () => {
    const html = await (await site.fetch('/api/v1')).text();
    for (const { title } of Object.values(publicApiText.endpoint)) expect(textOf(html)).toContain(title);
    const actions = [...html.matchAll(/<form[^>]*action="(\/api\/v1\/[^"]*)"/g)].map(
      ([, action = '']) => action,
    );
    expect(actions).toHaveLength(Object.keys(endpoints).length);
    for (const action of actions)
      expect([action, (await ask(action, newNetwork())).status]).toEqual([action, 200]);
  });
});

/** `/api/v1/articles/{slug}` matches `/api/v1/articles/derbi`. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

/** A step of a JSON pointer in an address (RFC 6901, section 6). */
function escapePointer(step: string | number): string {
  return encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1'));
}
