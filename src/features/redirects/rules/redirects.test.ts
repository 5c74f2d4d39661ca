import { describe, expect, it } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { addOldAddresses } from './add-old-addresses.ts';
import {
  findListedOldAddress,
  findOldAddress,
  listOldAddresses,
  recordRedirectHits,
} from './old-addresses.ts';
import { listRedirectProblems, type RedirectInput } from './redirect-input.ts';
import { formatRedirects, importRedirects } from './redirects-csv.ts';
import { deleteRedirect, saveRedirect } from './write-redirects.ts';

const siteUrl = 'https://getto.az';

describe('listRedirectProblems', () => {
  const problemsOf = (from: string, to: string, status = '301') =>
    listRedirectProblems({ from, to, status }, siteUrl).map(({ field, code }) => `${field} ${code}`);

  it.each([
    ['/a', '/b', '301', []],
    ['https://old.az/2019/a?id=1', 'https://getto.az/b', '301', []],
    ['/a', '', '410', []],
    ['/a', 'whatever', '410', []],
    ['', '', '301', ['from field.required', 'to field.required']],
    ['a', 'b', '301', ['from redirect.from', 'to redirect.to']],
    ['/', '/b', '301', ['from redirect.from']],
    ['/a', 'https://other.az/b', '301', ['to redirect.to']],
    ['/a', '//other.az/b', '301', ['to redirect.to']],
    ['/a/', '/a?utm_source=x', '301', ['to redirect.itself']],
    ['/a', '/b', '302', ['status field.choice']],
  ])('%s → %s (%s): %j', (from, to, status, expected) => {
    expect(problemsOf(from, to, status)).toEqual(expected);
  });
});

describeOnEachDatabase('redirects by hand', (open) => {
  const setUp = async () => {
    const { db } = await open();
    const admin = await writeStaff(db, 'admin');
    let id = 0;
    const change = { actor: admin, siteUrl, now: NOON, newId: () => `audit-${++id}` };
    const versionOf = async (path: string) => (await findListedOldAddress(db, { path }))?.version ?? 0;
    const save = async (input: Partial<RedirectInput>, replaces: string | null = null) =>
      saveRedirect(db, {
        ...change,
        replaces,
        version: await versionOf(replaces ?? ''),
        addresses: ['/rss', '/admin/redirects', '/premier-league/table'],
        input: { from: '', to: '', status: '301', ...input },
      });
    const refusalOf = (input: Partial<RedirectInput>, replaces: string | null = null) =>
      save(input, replaces).then(
        () => 'saved',
        (error) => {
          if (!(error instanceof InvalidInput)) throw error;
          return error.problems
            .map(({ field, code, detail }) => [field, code, detail].join(' ').trim())
            .join();
        },
      );
    const targetOf = async (address: string) => (await findOldAddress(db, { address }))?.target;
    return { db, change, save, refusalOf, targetOf };
  };

  it('are not written over by a form that was opened before another change', async () => {
    const { db, change, save } = await setUp();
    await save({ from: '/a', to: '/b' });
    const late = (to: string, version: number) =>
      saveRedirect(db, {
        ...change,
        replaces: '/a',
        version,
        addresses: [],
        input: { from: '/a', to, status: '301' },
      });
    await addOldAddresses(db, { addresses: [{ path: '/a', target: '/b' }], now: NOON });
    await late('/c', 1);
    await expect(late('/d', 1)).rejects.toMatchObject({ code: 'record.conflict' });
    expect(await late('/c', 1)).toBe('/a');
    await addOldAddresses(db, { addresses: [{ path: '/a', target: null }], now: NOON });
    await expect(late('/d', 2)).rejects.toMatchObject({ code: 'record.conflict' });
    await expect(late('/d', 3)).resolves.toBe('/a');
  });

  it('are added, edited, renamed and deleted by admins only', async () => {
    const { db, change, save, targetOf } = await setUp();
    expect(await save({ from: 'https://kohne.az/2019/derbi/', to: 'https://getto.az/article/derbi' })).toBe(
      '/2019/derbi',
    );
    expect(await targetOf('/2019/derbi')).toBe('/article/derbi');
    await save({ from: '/2019/derbi', to: '/contact' }, '/2019/derbi');
    expect(await targetOf('/2019/derbi')).toBe('/contact');
    await save({ from: '/2020/derbi', status: '410' }, '/2019/derbi');
    expect([await targetOf('/2019/derbi'), await targetOf('/2020/derbi')]).toEqual([undefined, null]);
    await deleteRedirect(db, { ...change, path: '/2020/derbi' });
    expect(await targetOf('/2020/derbi')).toBeUndefined();
    await expect(deleteRedirect(db, { ...change, path: '/2020/derbi' })).rejects.toThrow('No redirect');
    const actions = await db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'redirect')
      .execute();
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'redirect.delete',
      ...Array(3).fill('redirect.save'),
    ]);

    const { actor } = await asEditor(db);
    const byEditor = { ...change, actor };
    await expect(
      saveRedirect(db, {
        ...byEditor,
        replaces: null,
        version: 0,
        addresses: [],
        input: { from: '/a', to: '/b', status: '301' },
      }),
    ).rejects.toThrow('admin');
    await expect(deleteRedirect(db, { ...byEditor, path: '/a' })).rejects.toThrow('admin');
    await expect(importRedirects(db, { ...byEditor, text: '/a,/b' })).rejects.toThrow('admin');
  });

  it('refuse a known path, the path of an article, and a target that leads on or was deleted', async () => {
    const { db, save, refusalOf, targetOf } = await setUp();
    const { id } = await writeArticle(db, { title: 'Derbi' });
    await db
      .insertInto('article_redirect')
      .values({ slug: 'kohne-derbi', article_id: id, created_at: NOON })
      .execute();
    await save({ from: '/a', to: '/contact' });
    await save({ from: '/silinib', status: '410' });
    expect(await refusalOf({ from: '/a/', to: '/b' })).toBe('from redirect.exists /contact');
    expect(await refusalOf({ from: '/silinib', to: '/b' })).toBe('from redirect.exists 410');
    expect(await refusalOf({ from: '/article/derbi', to: '/b' })).toBe('from redirect.pageExists');
    for (const from of ['/rss', '/admin/redirects', '/premier-league/table', '/RSS/'])
      expect(await refusalOf({ from, to: '/b' }), from).toBe('from redirect.pageExists');
    expect(await refusalOf({ from: '/rss/2019', to: '/b' })).toBe('saved');
    expect(await refusalOf({ from: '/x', to: '/a?utm_source=y' })).toBe('to redirect.chain /contact');
    expect(await refusalOf({ from: '/x', to: '/article/kohne-derbi' })).toBe(
      'to redirect.chain /article/derbi',
    );
    expect(await refusalOf({ from: '/x', to: '/silinib' })).toBe('to redirect.toDeleted');
    expect(await targetOf('/x')).toBeUndefined();
    // An article that is there again is shown, whatever is recorded for its address.
    await addOldAddresses(db, { addresses: [{ path: '/article/derbi', target: null }], now: NOON });
    expect(await refusalOf({ from: '/x', to: '/article/derbi' })).toBe('saved');
  });

  it('lead earlier redirects to the new target, so that no chain and no circle appears', async () => {
    const { save, targetOf } = await setUp();
    await save({ from: '/a', to: '/dərbi' });
    await save({ from: '/dərbi', to: '/c' });
    expect(await targetOf('/a')).toBe('/c');
    await save({ from: '/c', to: '/d' });
    expect([await targetOf('/a'), await targetOf('/dərbi')]).toEqual(['/d', '/d']);
  });
});

describeOnEachDatabase('the list of redirects', (open) => {
  it('has pages, finds beginnings of path, target and name, and counts uses', async () => {
    const { db } = await open();
    const many = Array.from({ length: 51 }, (_, n) => ({
      path: `/2019/${String(n).padStart(2, '0')}/Xeber-${n}`,
      target: `/article/x-${n}`,
    }));
    await addOldAddresses(db, { addresses: [...many, { path: '/?p=12', target: null }], now: NOON });
    const list = async (query: string, after = '') => {
      const page = await listOldAddresses(db, { query, after });
      return { ...page, addresses: page.addresses.map(({ path }) => path) };
    };
    const first = await list('');
    expect([first.addresses.length, first.addresses.at(-1), first.next]).toEqual([
      50,
      '/2019/49/Xeber-49',
      '/2019/49/Xeber-49',
    ]);
    expect(await list('', first.next ?? '')).toMatchObject({
      addresses: ['/2019/50/Xeber-50', '/?p=12'],
      next: null,
    });
    expect((await list('/2019/07/')).addresses).toEqual(['/2019/07/Xeber-7']);
    expect((await list('/article/x-7')).addresses).toEqual(['/2019/07/Xeber-7']);
    expect((await list('xeber-4')).addresses).toHaveLength(11);
    expect((await list('XEBER-44')).addresses).toEqual(['/2019/44/Xeber-44']);
    expect((await list('?p=1')).addresses).toEqual(['/?p=12']);
    expect((await list('eber')).addresses).toEqual([]);
    expect(await list('/2019')).toMatchObject({ isCut: true });

    await recordRedirectHits(db, {
      hits: new Map([
        ['/?p=12', 3],
        ['/yox', 1],
      ]),
      now: NOON + 5,
    });
    await recordRedirectHits(db, { hits: new Map([['/?p=12', 2]]), now: NOON + 9 });
    expect((await listOldAddresses(db, { query: '?p', after: '' })).addresses).toMatchObject([
      { path: '/?p=12', target: null, hits: 5, lastHitAt: NOON + 9, createdAt: NOON },
    ]);
  });
});

describeOnEachDatabase('redirects in CSV files', (open) => {
  const exportOf = async (db: Db) => {
    let text = '';
    for await (const line of formatRedirects(db)) text += line;
    return text;
  };

  it('come in, go out and come in again the same', async () => {
    const { db } = await open();
    const change = {
      actor: await writeStaff(db, 'admin'),
      siteUrl,
      now: NOON,
      newId: () => crypto.randomUUID(),
    };
    const add = (text: string) => importRedirects(db, { ...change, text });
    expect(
      await add(
        '\ufefffrom,to,status\r\n/a,/x,301\r\n"/b?q=1,2",https://getto.az/y#z\r\n/c,,\r\n/a,/w,301\r\n',
      ),
    ).toEqual({ written: 3, problems: [] });
    const text = await exportOf(db);
    expect(text).toBe('from,to,status\r\n/a,/w,301\r\n/b?q=1%2C2,/y#z,301\r\n/c,,410\r\n');
    expect(await add(text)).toEqual({ written: 3, problems: [] });
    expect(await exportOf(db)).toBe(text);
    expect(await add('/d;/w;301\n/e;;410')).toMatchObject({ written: 2 });
    expect(await add('from\tto\n/t\t/w\n')).toEqual({ written: 1, problems: [] });
    // Rows without a value, as a spreadsheet writes them.
    expect(await add('from,to,status\n,,\n/e,/w,\n , ,\n,,')).toEqual({ written: 1, problems: [] });
    // A line that moves the target of others moves them too.
    expect(await add('/w,/v')).toMatchObject({ written: 1 });
    expect(await findOldAddress(db, { address: '/a' })).toMatchObject({ target: '/v' });
  });

  it('are refused as a whole, with the number of each wrong line', async () => {
    const { db } = await open();
    const change = {
      actor: await writeStaff(db, 'admin'),
      siteUrl,
      now: NOON,
      newId: () => crypto.randomUUID(),
    };
    const add = (text: string) => importRedirects(db, { ...change, text });
    expect(await add('from,to,status\n/a,/b,301\n\nc,/d,301\n/e,https://evil.az/,301')).toEqual({
      written: 0,
      problems: [
        { line: 4, code: 'redirect.from', detail: 'c' },
        { line: 5, code: 'redirect.to', detail: '/e' },
      ],
    });
    expect(await add('/a,/b\n/b,/c\n/c,/a')).toMatchObject({
      written: 0,
      problems: [
        { line: 1, code: 'redirect.chain', detail: '/c' },
        { line: 2, code: 'redirect.chain', detail: '/a' },
        { line: 3, code: 'redirect.chain', detail: '/b' },
      ],
    });
    expect(await exportOf(db)).toBe('from,to,status\r\n');
    const codeOf = (text: string) => add(text).catch((error: InvalidInput) => error.problems[0]?.code);
    expect(await codeOf('from,to,status\n')).toBe('redirect.fileEmpty');
    expect(await codeOf('"/a,/b')).toBe('redirect.fileUnreadable');
    expect(await codeOf('from,to\n,\n')).toBe('redirect.fileEmpty');
    // As `File.text()` reads ISO 8859-9 and UTF-16.
    expect(await codeOf(Buffer.from('/k\xf6hn\xfe,/b', 'latin1').toString())).toBe('redirect.fileEncoding');
    expect(await codeOf(Buffer.from('/a,/b', 'utf16le').toString())).toBe('redirect.fileEncoding');
    expect((await add('a,/b\n'.repeat(5000))).problems).toHaveLength(20);
    expect(await codeOf(`/a,/b\n`.repeat(5001))).toBe('redirect.fileTooLong');
    expect(await codeOf(','.repeat(100_000))).toBe('redirect.fileTooLong');
    expect(await codeOf(','.repeat(600_000))).toBe('redirect.fileTooLarge');
  });
});
