import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWxr } from '#tests/kit/content/exports/make-wxr.ts';
import { ImportFileInvalid, type ImportSystem, type ParsedRecord } from '../imported-record.ts';
import { type ExportLimits, readExport } from './read-export.ts';

const post = (id: number, content = '<p>Mətn</p>') => ({ id, title: `Xəbər ${id}`, content });
const wxr = (...posts: ReturnType<typeof post>[]) => makeWxr({ url: 'https://old.example', posts });

describe('readExport', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'newsroom-thread-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function open(content: string, limits: Partial<ExportLimits> = {}, system: ImportSystem = 'wordpress') {
    const file = join(folder, 'export');
    writeFileSync(file, content);
    return readExport(system, file, { limits });
  }
  async function readAll(...input: Parameters<typeof open>): Promise<ParsedRecord[]> {
    const records: ParsedRecord[] = [];
    for await (const record of open(...input)) records.push(record);
    return records;
  }
  /** The articles by their titles: their text, or the reason why they are refused. */
  async function readArticles(...input: Parameters<typeof open>) {
    const found: Record<string, unknown> = {};
    for (const record of await readAll(...input)) {
      if (record.kind === 'article') found[record.title ?? ''] = record.content;
      if (record.kind === 'skipped') found[record.title] = record.loss.code;
    }
    return found;
  }

  it('sends all records in order, with clean texts', async () => {
    const posts = Array.from({ length: 120 }, (_, at) => post(at + 1, `<p onclick="x">Mətn ${at}</p>`));
    const records = await readAll(wxr(...posts));
    expect(records[0]).toEqual({ kind: 'site', address: 'https://old.example' });
    const articles = records.filter((record) => record.kind === 'article');
    expect(articles.map(({ sourceId }) => sourceId)).toEqual(posts.map(({ id }) => String(id)));
    expect(articles[7]).toMatchObject({ title: 'Xəbər 8', content: '<p>Mətn 7</p>' });
    expect(new Set(articles.map(({ fingerprint }) => fingerprint)).size).toBe(120);
    expect(articles[0]).not.toHaveProperty('html');
  });

  it.each<[string, string, unknown]>([
    ['tags that are never closed', '<b>x '.repeat(60_000), null],
    ['a text of many megabytes', `<p>${'söz '.repeat(1_000_000)}</p>`, null],
    ['too many elements', '<i>x</i>'.repeat(60_000), null],
    ['shortcodes without an end', Array.from({ length: 15_000 }, (_, at) => `[a${at} ]`).join(''), null],
    [
      'deep shortcodes',
      `${'[x_a]'.repeat(1)}${Array.from({ length: 9000 }, (_, at) => `[b_${at}]`).join('')}`,
      null,
    ],
  ])('refuses %s and reads the others', async (_name, content, expected) => {
    const found = await readArticles(wxr(post(1), post(2, content), post(3)));
    expect(Object.keys(found)).toEqual(['Xəbər 1', 'Xəbər 2', 'Xəbər 3']);
    expect([found['Xəbər 1'], found['Xəbər 3']]).toEqual(['<p>Mətn</p>', '<p>Mətn</p>']);
    if (_name.includes('shortcodes')) expect(typeof found['Xəbər 2']).toBe('string');
    else expect(found['Xəbər 2']).toBe(expected);
  });

  it('leaves out an item of nested XML, and continues behind it', async () => {
    const nested = `<wp:post_id>2</wp:post_id>${'<a>'.repeat(100_000)}`;
    const content = wxr(post(1), post(2), post(3)).replace('<wp:post_id>2</wp:post_id>', nested);
    expect(await readArticles(content)).toEqual({
      'Xəbər 1': '<p>Mətn</p>',
      'Xəbər 2': 'contentTooLong',
      'Xəbər 3': '<p>Mətn</p>',
    });
    await expect(readAll(content.replace('<channel>', `<channel>${'<a>'.repeat(100)}`))).rejects.toThrow(
      'nested',
    );
  });

  // The thread needs far more than the limit for this figure, because every picture looks for its own caption.
  const slow = `<figure>${'<img src="/a.jpg">'.repeat(49_000)}</figure>`;

  it('names an article that takes too long, and reads the others once, also those of earlier batches', async () => {
    const before = Array.from({ length: 60 }, (_, at) => post(at + 1));
    const found = await readAll(wxr(...before, post(61, slow), post(62)), { articleMs: 3000 });
    const ids = found.flatMap((record) => (record.kind === 'article' ? [Number(record.sourceId)] : []));
    expect(ids).toEqual([...before.map(({ id }) => id), 62]);
    expect(found.filter(({ kind }) => kind === 'site' || kind === 'skipped')).toMatchObject([
      { kind: 'site' },
      { kind: 'skipped', title: 'Xəbər 61', loss: { code: 'conversionStopped' } },
    ]);
  });

  it('refuses a file of which nothing is read in time', async () => {
    await expect(readAll(wxr(post(1)), { silentMs: 1 })).rejects.toMatchObject({
      name: 'ImportFileInvalid',
      detail: 'reading it needs too much time',
    });
  });

  it('a mistake of the thread is one of the program, not of the file', async () => {
    await expect(readAll('', {}, 'unknown' as ImportSystem)).rejects.toThrow(TypeError);
  });

  it('leaves the main thread free meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 10);
    await readAll(wxr(post(1, slow)), { articleMs: 1000 });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });

  it('refuses a file that needs too much memory', async () => {
    const content = JSON.stringify({
      articles: Object.fromEntries(Array.from({ length: 300_000 }, (_, at) => [`a${at}`, { a: {} }])),
    });
    const error = await readAll(content, { memoryMb: 24 }, 'firestore').catch((caught) => caught);
    expect(error).toBeInstanceOf(ImportFileInvalid);
    expect(error.detail).toContain('memory');
  });

  it('joins the tags of many posts of Ghost in time that grows with their number', async () => {
    const many = 40_000;
    const posts = [{ id: 'p1', title: 'Bir', slug: 'bir', html: '<p>Mətn</p>', status: 'published' }];
    const tags = [{ id: 't1', name: 'Teq', slug: 'teq' }];
    const posts_tags = Array.from({ length: many }, (_, at) => ({
      post_id: 'p1',
      tag_id: 't1',
      sort_order: at,
    }));
    const data = { posts, tags, posts_tags, users: [], posts_authors: [] };
    const records = await readAll(JSON.stringify({ db: [{ data }] }), {}, 'ghost');
    expect(records.find((record) => record.kind === 'article')).toMatchObject({
      title: 'Bir',
      content: '<p>Mətn</p>',
    });
  });

  it('says why a file is refused, and can be left before its end', async () => {
    await expect(readAll('[]', {}, 'firestore')).rejects.toMatchObject({ failure: 'invalid' });
    for await (const record of open(wxr(...Array.from({ length: 200 }, (_, at) => post(at + 1))))) {
      expect(record.kind).toBe('site');
      break;
    }
  });
});
