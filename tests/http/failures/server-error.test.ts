import { afterAll, expect, test } from 'vitest';
import { serverErrorText } from '#platform/text/pages.ts';
import { elementsOf, textOf } from '../../kit/site/html.ts';
import { startSite } from '../../kit/site/site.ts';

const site = await startSite();
afterAll(site.stop);

const rename = (from: 'category' | 'fixture' | 'subscriber') =>
  site.change((db) => db.schema.alterTable(from).renameTo(`${from}_gone`).execute());

/** Where the link that tries again leads from this address. */
async function retryFrom(path: string): Promise<string> {
  const answer = await site.fetch(path);
  expect(answer.status).toBe(500);
  const link =
    elementsOf(await answer.text(), 'a').find((one) => textOf(one) === serverErrorText.retry) ?? '';
  const { pathname, search } = new URL(/ href="([^"]*)"/.exec(link)?.[1] ?? 'none', site.url + path);
  return pathname + search;
}

// What each of these pages is about fails. Parts of the frame around it fail with it, and are left out.
test.each([
  ['category', ['/category/football?page=2', '/category/football?page=2&lite=1']],
  ['fixture', ['/live-scores?league=europe', '/todays-games?lite=1']],
  ['subscriber', ['/live-scores?league=europe', '/newsletter/confirm/abc']],
] as const)(
  'without the table %s the error screen tries the address asked for again',
  async (table, paths) => {
    await rename(table);
    for (const path of paths) expect(await retryFrom(path)).toBe(path);
    expect(site.takeProblems().length).toBeGreaterThan(0);
    const [path = ''] = paths;
    const { headers, body } = await site.ask(path);
    const requestId = String(headers['x-request-id']);
    expect(textOf(body.toString())).toContain(`${serverErrorText.request}: ${requestId}`);
    // Every line of the failed request has the id; those of other work do not.
    const problems = site.takeProblems();
    expect(problems.filter((line) => line.includes(requestId)).length).toBeGreaterThan(0);
    expect(problems.filter((line) => line.includes('requestId') && !line.includes(requestId))).toEqual([]);
  },
);
