import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RevisionScope } from '#platform/db/revision-scope.ts';
import { type Services, servicesContext } from '#platform/http/context.ts';
import { failedPartsContext, readPart } from '#platform/http/read-part.ts';
import { keepList, keepRead } from './keep-read.ts';
import { createKeptReads } from './kept-reads.ts';
import {
  createPageScopes,
  layoutShowsScopes,
  type PageScopes,
  pageScopesContext,
  showsScopes,
} from './page-scopes.ts';

const LIFETIME = 30_000;

let clock: number;
let revision: number;
/** The scopes that have changed, with the revision of the change. */
let changes: { scope: string; revision: number }[];
let services: Services;

const change = (scope: RevisionScope) => changes.push({ scope, revision: ++revision });

beforeEach(() => {
  [clock, revision, changes] = [1_000_000, 1, []];
  const keptReads = createKeptReads({
    now: () => clock,
    maxReads: 3,
    revision: {
      current: () => revision,
      staleSince: (content) =>
        changes.some(
          (one) =>
            one.revision > content.revision &&
            (content.scopes === null || content.scopes.includes(one.scope)),
        )
          ? clock
          : null,
    },
  });
  services = { keptReads, logError: () => {} } as unknown as Services;
});

/** The context of a request for a page. */
function openPage() {
  const context = new RouterContextProvider();
  const scopes: PageScopes = createPageScopes();
  const failedParts = new Set<string>();
  context.set(servicesContext, services);
  context.set(pageScopesContext, scopes);
  context.set(failedPartsContext, failedParts);
  return { context, scopes, failedParts };
}

/** Reads the numbers 1, 2, 3 in turn and says that pages show `scopes`. */
function counter(...scopes: RevisionScope[]) {
  let reads = 0;
  return async (context: Parameters<typeof showsScopes>[0]) => {
    reads += 1;
    const value = reads;
    showsScopes(context, ...scopes);
    return value;
  };
}

describe('a kept read', () => {
  test('is taken by the next page, which then shows the same scopes', async () => {
    const read = counter('articles', 'match:1');
    expect(await keepRead(openPage().context, 'a', read)).toBe(1);
    const next = openPage();
    expect(await keepRead(next.context, 'a', read)).toBe(1);
    expect(next.scopes.page).toEqual(new Set(['articles', 'match:1']));
    expect(next.scopes.frame).toEqual(new Set());
  });

  test('keeps what a layout shows apart from what the page shows', async () => {
    const read = async (context: Parameters<typeof layoutShowsScopes>[0]) => {
      layoutShowsScopes(context, 'breaking');
      return 'strip';
    };
    await keepRead(openPage().context, 'a', read);
    const next = openPage();
    await keepRead(next.context, 'a', read);
    expect(next.scopes.frame).toEqual(new Set(['breaking']));
    expect(next.scopes.page).toEqual(new Set());
    change('breaking');
    let isReadAgain = false;
    await keepRead(openPage().context, 'a', async () => {
      isReadAgain = true;
    });
    expect(isReadAgain).toBe(true);
  });

  test('is read again when one of its scopes has changed, and only then', async () => {
    const read = counter('articles', 'match:1');
    await keepRead(openPage().context, 'a', read);
    change('match:2');
    expect(await keepRead(openPage().context, 'a', read)).toBe(1);
    change('match:1');
    expect(await keepRead(openPage().context, 'a', read)).toBe(2);
    expect(await keepRead(openPage().context, 'a', read)).toBe(2);
  });

  test('that began before a change of its scopes is not taken after the change', async () => {
    const gate = Promise.withResolvers<void>();
    const first = keepRead(openPage().context, 'a', async (context) => {
      showsScopes(context, 'articles');
      await gate.promise;
      return 'old';
    });
    change('articles');
    const second = keepRead(openPage().context, 'a', async (context) => {
      showsScopes(context, 'articles');
      return 'new';
    });
    gate.resolve();
    expect(await Promise.all([first, second])).toEqual(['old', 'new']);
    expect(await keepRead(openPage().context, 'a', counter('articles'))).toBe('new');
  });

  test('serves all pages that ask at the same time', async () => {
    const read = counter('articles');
    const pages = Array.from({ length: 20 }, () => keepRead(openPage().context, 'a', read));
    expect(new Set(await Promise.all(pages))).toEqual(new Set([1]));
  });

  test('is taken for 30 seconds, and the page knows its age', async () => {
    const read = counter('articles');
    await keepRead(openPage().context, 'a', read);
    const readAt = clock;
    clock += LIFETIME - 1;
    const page = openPage();
    expect(await keepRead(page.context, 'a', read)).toBe(1);
    expect(page.scopes.readAt).toBe(readAt);
    clock += 1;
    expect(await keepRead(openPage().context, 'a', read)).toBe(2);
  });

  test('is read again after the clock was put back', async () => {
    const read = counter('articles');
    await keepRead(openPage().context, 'a', read);
    clock -= 1;
    expect(await keepRead(openPage().context, 'a', read)).toBe(2);
  });

  test('that ends after a newer one with the same key leaves the newer one', async () => {
    const gate = Promise.withResolvers<void>();
    const old = keepRead(openPage().context, 'a', async () => {
      await gate.promise;
      throw new Error('too late');
    });
    change('articles');
    const read = counter('articles');
    await keepRead(openPage().context, 'a', read);
    gate.resolve();
    await expect(old).rejects.toThrow('too late');
    expect(await keepRead(openPage().context, 'a', read)).toBe(1);
  });

  test('gives a page the age of its oldest part, also of one inside another', async () => {
    const inner = counter('settings');
    await keepRead(openPage().context, 'inner', inner);
    const readAt = clock;
    clock += 10_000;
    const page = openPage();
    await keepRead(page.context, 'new', counter('articles'));
    await keepRead(page.context, 'outer', (context) => keepRead(context, 'inner', inner));
    expect(page.scopes.readAt).toBe(readAt);
  });

  test('has the scopes of the reads inside it', async () => {
    const read = (context: Parameters<typeof keepRead>[0]) => keepRead(context, 'inner', counter('settings'));
    await keepRead(openPage().context, 'outer', read);
    change('settings');
    const page = openPage();
    await keepRead(page.context, 'outer', read);
    expect(page.scopes.page).toEqual(new Set(['settings']));
  });

  test('is not kept without a scope', async () => {
    const read = counter();
    await keepRead(openPage().context, 'a', read);
    expect(await keepRead(openPage().context, 'a', read)).toBe(2);
  });

  test('that fails is not kept, and every page that waits gets the error', async () => {
    const fail = () => Promise.reject(new Error('no database'));
    const results = await Promise.allSettled([
      keepRead(openPage().context, 'a', fail),
      keepRead(openPage().context, 'a', fail),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await keepRead(openPage().context, 'a', counter('articles'))).toBe(1);
  });

  test('with a failed part is for its own page only, which knows the part', async () => {
    const page = openPage();
    await keepRead(page.context, 'a', async (context) => {
      showsScopes(context, 'articles');
      return readPart(context, 'counters', () => Promise.reject(new Error('no table')), null);
    });
    expect(page.failedParts).toEqual(new Set(['counters']));
    const next = openPage();
    expect(await keepRead(next.context, 'a', counter('articles'))).toBe(1);
    expect(next.failedParts).toEqual(new Set());
  });

  test('knows nothing of the request', async () => {
    const page = openPage();
    page.context.set(requestOnly, 'reader');
    const read = async (context: Parameters<typeof keepRead>[0]) => context.get(requestOnly);
    await expect(keepRead(page.context, 'a', read)).rejects.toThrow('No value');
  });

  test('that nobody has taken for the longest time makes room', async () => {
    const reads = Object.fromEntries(['a', 'b', 'c', 'd'].map((key) => [key, counter('articles')]));
    const take = (key: string) => keepRead(openPage().context, key, reads[key] ?? counter());
    for (const key of ['a', 'b', 'c', 'a', 'd']) await take(key);
    expect([await take('a'), await take('d')]).toEqual([1, 1]);
    expect(await take('b')).toBe(2);
  });
});

const requestOnly = { defaultValue: undefined as string | undefined };

test('a kept list is read again after a change, but pages do not show its scopes', async () => {
  const read = counter('articles');
  const page = openPage();
  await keepList(page.context, 'a', read);
  expect(page.scopes.page).toEqual(new Set());
  expect(page.scopes.readAt).toBe(clock);
  expect(await keepList(openPage().context, 'a', read)).toBe(1);
  change('articles');
  expect(await keepList(openPage().context, 'a', read)).toBe(2);
});

test('a kept list with a failed part is for its own page only, which knows the part', async () => {
  const page = openPage();
  await keepList(page.context, 'a', async (context) => {
    showsScopes(context, 'articles');
    return readPart(context, 'counters', () => Promise.reject(new Error('no table')), null);
  });
  expect(page.failedParts).toEqual(new Set(['counters']));
  expect(await keepList(openPage().context, 'a', counter('articles'))).toBe(1);
});
