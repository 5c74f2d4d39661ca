import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { tooLongText } from '#platform/text/pages.ts';
import { startSite } from '../../kit/site/site.ts';

const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });

describe.each(['production', 'development'])('errors of /api in %s', async (NODE_ENV) => {
  const site = await startSite({ env: { NODE_ENV, DEMO: '0' } });
  afterAll(site.stop);

  async function expectProblem(answer: Response, status: number, problem: ProblemCode) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    expect(answer.headers.has('allow')).toBe(status === 405);
    expect(await answer.json()).toEqual({ status, problem, detail: problemText[problem] });
  }

  test.each<[string, RequestInit, number, ProblemCode]>([
    ['/api/nothing', {}, 404, 'address.missing'],
    ['/api/nothing', json({}), 405, 'address.method'],
    ['/api/v1/nothing', {}, 404, 'address.missing'],
    ['/api/v1/articles', json({}), 405, 'address.method'],
    ['/api/live-scores?league=mars', {}, 404, 'address.missing'],
    ['/api/page-views', {}, 405, 'address.method'],
    ['/api/breaking', json({}), 405, 'address.method'],
    ['/api/page-views', json({ slug: 'yoxdur' }), 404, 'address.missing'],
    ['/api/page-views', json({}), 400, 'form.invalid'],
    ['/api/newsletter', { method: 'PROPFIND' }, 405, 'address.method'],
    ['/api/%00', {}, 400, 'form.invalid'],
    [`/api/live-scores?a=${'a'.repeat(5000)}`, {}, 414, 'address.tooLong'],
    [
      '/api/newsletter',
      { ...json({}), headers: { Origin: 'https://evil.example', Accept: 'text/html' } },
      403,
      'origin.denied',
    ],
  ])('case %#: %s with %j is answered with %i', async (path, init, status, problem) => {
    const headers = {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
      ...init.headers,
    };
    await expectProblem(await site.fetch(path, { ...init, headers }), status, problem);
  });

  test('an internal failure reveals no details', async () => {
    await site.change((db) => db.schema.alterTable('breaking_entry').renameTo('gone').execute());
    await expectProblem(await site.fetch('/api/breaking'), 500, 'server.failed');
    const inside = await (await site.fetch('/api/breaking.data')).text();
    expect(inside).not.toMatch(/SQLITE|no such table|\bat \w+|node_modules/);
    // The log may come later than the answer: one line of the address and one of the strip for each request.
    const problems: string[] = [];
    const takeStrips = () => {
      problems.push(...site.takeProblems());
      return problems.filter((line) => line.includes('breaking strip')).length;
    };
    await expect.poll(takeStrips).toBeGreaterThan(0);
  });

  test('a page with too long an address gets an explanation, not JSON', async () => {
    const page = await site.fetch(`/search?q=${'a'.repeat(5000)}`);
    expect(page.status).toBe(414);
    expect(await page.text()).toContain(tooLongText.text);
  });
});
