import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportedArticle, ImportedRecord } from '../imported-record.ts';
import { parseCsv } from './parse-csv.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'newsroom-csv-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function parse(...lines: string[]): Promise<ImportedRecord[]> {
  const file = join(folder, 'export.csv');
  writeFileSync(file, lines.join('\n'));
  const records: ImportedRecord[] = [];
  for await (const record of parseCsv(file)) records.push(record);
  return records;
}
const articles = (records: ImportedRecord[]) =>
  records.flatMap((one): ImportedArticle[] => (one.kind === 'article' ? [one] : []));

it('a file in an encoding of Windows is refused, and one in UTF-16 is read', async () => {
  const file = join(folder, 'encoded.csv');
  const read = async (bytes: Uint8Array) => {
    writeFileSync(file, bytes);
    const records: ImportedRecord[] = [];
    for await (const record of parseCsv(file)) records.push(record);
    return articles(records)[0]?.title;
  };
  const text = 'title,content\nGüləş,a';
  expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe('Güləş');
  for (const bytes of [Buffer.from('title,content\nTürk,a', 'latin1'), Buffer.from(text).subarray(0, -3)])
    await expect(read(bytes)).rejects.toMatchObject({ failure: 'encoding' });
  // Of the mark of UTF-16 one byte is no mark, and only the beginning of a file has it.
  for (const [first, second] of [
    [0xff, 0x41],
    [0x41, 0xfe],
  ] as const)
    await expect(read(Buffer.from([first, second, 0x0a]))).rejects.toMatchObject({ failure: 'encoding' });
});

it('a large file is read in pieces that may end within a letter, and its encoding is checked to the end', async () => {
  const file = join(folder, 'large.csv');
  const read = async (bytes: Uint8Array) => {
    writeFileSync(file, bytes);
    const records: ImportedRecord[] = [];
    for await (const record of parseCsv(file)) records.push(record);
    return articles(records).length;
  };
  const PIECE = 64 * 1024;
  for (const start of ['title,content\n', 'title,content\na']) {
    const text = Buffer.from(`${start}${'ə'.repeat(PIECE)},b`);
    expect(await read(text)).toBe(1);
    text.set([0xff, 0xfe], PIECE);
    await expect(read(text)).rejects.toMatchObject({ failure: 'encoding' });
  }
});

it('a picture has the texts that the file has, and a headline for search engines may be missing', async () => {
  const header = 'title,content,image,alt,caption,credit,seo title,seo description';
  const [full, bare, none] = articles(
    await parse(
      header,
      'Bir,a,https://a.az/1,Qol,Yazı,Foto,SEO,Təsvir',
      'İki,a,https://a.az/2,,,,,',
      'Üç,a,,Qol,,,,',
    ),
  );
  expect(full).toMatchObject({
    image: { url: 'https://a.az/1', alt: 'Qol', caption: 'Yazı', credit: 'Foto' },
    seoTitle: 'SEO',
    seoDescription: 'Təsvir',
  });
  expect(bare?.image).toEqual({ url: 'https://a.az/2' });
  for (const name of ['seoTitle', 'seoDescription']) expect(bare).not.toHaveProperty(name);
  expect(none).toMatchObject({
    image: null,
    author: null,
    excerpt: null,
    featured: false,
    views: 0,
    oldPaths: [],
  });
  expect(none?.losses).toEqual([]);
});

it('a status or a date that cannot be read is noted, and the article is a draft', async () => {
  const records = await parse(
    'title,content,status,created,published',
    'Bir,a,gizli,dünən,2024-05-01',
    'İki,a,,,',
  );
  expect(articles(records)).toMatchObject([
    {
      status: 'draft',
      createdAt: null,
      losses: [
        { code: 'dateInvalid', detail: 'dünən' },
        { code: 'statusUnknown', detail: 'gizli' },
      ].toReversed(),
    },
    { status: 'draft', losses: [] },
  ]);
});

it('what the text loses is noted', async () => {
  const records = await parse('title,content', 'Bir,<p>a</p><script>x()</script>');
  expect(articles(records)).toMatchObject([{ losses: [{ code: 'scriptRemoved' }] }]);
});

it.each([
  ['a|b, c', ['a', 'b, c']],
  ['a; b;; c', ['a', 'b', 'c']],
  [' a , b ', ['a', 'b']],
  ['a', ['a']],
  ['', []],
])('the tags of %j are %j', async (cell, tags) => {
  expect(articles(await parse('title,content,tags', `Bir,a,"${cell}"`))[0]?.tags).toEqual(tags);
});

it('a category is named once, before the first article that has it', async () => {
  const records = await parse('title,content,category', 'Bir,a,Futbol|Cüdo', 'İki,a,FUTBOL|⚽', 'Üç,a,');
  expect(records.map((one) => (one.kind === 'category' ? one.name : one.kind))).toEqual([
    'Futbol',
    'Cüdo',
    'article',
    'article',
    'article',
  ]);
});

it('the site is named once, by the first address of the file', async () => {
  const records = await parse(
    'title,content,url',
    'Bir,a,',
    'İki,a,/iki?a=1',
    'Üç,a,https://a.az/x',
    'Dörd,a,https://b.az/y',
  );
  expect(records.filter(({ kind }) => kind === 'site')).toEqual([{ kind: 'site', address: 'https://a.az' }]);
  expect(articles(records).map(({ oldPaths }) => oldPaths)).toEqual([[], ['/iki?a=1'], ['/x'], ['/y']]);
});

it('an article is known by its id, its address, its slug or its headline, and without any it is left out', async () => {
  const records = await parse(
    'id,url,slug,title,content,published',
    '7,/a,b,Bir,m,',
    ',/a,b,İki,m,',
    ',,b,Üç,m,',
    ',,,Dörd,m,2024-05-01',
    ',,,,m,',
  );
  expect(articles(records).map(({ sourceId }) => sourceId)).toEqual(['7', '/a', 'b', 'dord-2024-05-01']);
  expect(records.at(-1)).toEqual({
    kind: 'skipped',
    sourceId: 'line 6',
    title: '6',
    loss: { code: 'recordInvalid' },
  });
});

it('of two columns with the same name the first one with a value counts, and unknown ones are noted', async () => {
  const records = await parse('title,content,mətn,ulduz', 'Bir,,ikinci,5', 'İki,birinci,ikinci,4');
  expect(records[0]).toEqual({ kind: 'loss', loss: { code: 'fieldUnknown', detail: 'ulduz' } });
  expect(articles(records).map(({ html }) => html)).toEqual(['<p>ikinci</p>', '<p>birinci</p>']);
});

it('the first line decides about the separator, and signs within quotes do not count', async () => {
  const header = '"title";content;"a,b,c,d"';
  expect(articles(await parse(header, 'Bir;m;x', 'İki, iki;m;x')).map(({ title }) => title)).toEqual([
    'Bir',
    'İki, iki',
  ]);
  expect(articles(await parse('title,content', 'a;b;c;d,m')).map(({ title }) => title)).toEqual(['a;b;c;d']);
});

it.each<[what: string, lines: string[], failure: string | undefined]>([
  ['a line that is cut', ['title,content', 'Bir,a', 'İki'], 'incomplete'],
  ['a line that is short and whole', ['title,content', 'Bir,a', 'İki', ''], undefined],
  ['short lines as in the rest of the table', ['title,content,tags', 'Bir', 'İki'], undefined],
  ['a quotation within a cell', ['title,content', 'Bir "iki" üç,a'], 'invalid'],
  ['no header', [''], 'invalid'],
])('%s is told from a damaged file', async (_what, lines, failure) => {
  const error = await parse(...lines).then(
    () => undefined,
    (thrown) => thrown,
  );
  expect(error?.failure).toBe(failure);
});
