import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWxr } from '#tests/kit/content/exports/make-wxr.ts';
import { parseCsv } from './csv/parse-csv.ts';
import { type ImportedRecord, type Importer, ImportFileInvalid } from './imported-record.ts';
import { parseMoment } from './parse-values.ts';
import { parseFirestore } from './thread/export-thread.ts';
import { parseWordpress } from './wordpress/parse-wordpress.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'newsroom-import-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function parse(importer: Importer, content: string): Promise<ImportedRecord[]> {
  const file = join(folder, 'export');
  writeFileSync(file, content);
  const records: ImportedRecord[] = [];
  for await (const record of importer(file)) records.push(record);
  return records;
}

const MOMENT = Date.UTC(2024, 4, 1, 10, 30);

describe('parseMoment', () => {
  it.each<[unknown, number | null]>([
    [{ seconds: MOMENT / 1000, nanoseconds: 5_000_000 }, MOMENT + 5],
    [{ _seconds: MOMENT / 1000, _nanoseconds: 0 }, MOMENT],
    [{ __datatype__: 'timestamp', value: { _seconds: MOMENT / 1000, _nanoseconds: 0 } }, MOMENT],
    ['2024-05-01T10:30:00.000Z', MOMENT],
    ['2024-05-01T14:30:00+04:00', MOMENT],
    ['2024-05-01 14:30', MOMENT],
    ['01.05.2024 14:30', MOMENT],
    ['1.5.2024', Date.UTC(2024, 3, 30, 20)],
    [MOMENT, MOMENT],
    [MOMENT / 1000, MOMENT],
    [String(MOMENT / 1000), MOMENT],
    // The last number that is seconds, and the first one that is milliseconds.
    [99_999_999_999, 99_999_999_999_000],
    [100_000_000_000, 100_000_000_000],
    // Summer time, which ended in Azerbaijan in 2015.
    ['2010-07-01 12:00', Date.UTC(2010, 6, 1, 7)],
    ['31.02.2024', null],
    ['bilinmir', null],
    ['', null],
    [null, null],
    [{}, null],
    [{ seconds: 'x' }, null],
    [{ seconds: true }, null],
    [{ seconds: String(MOMENT / 1000) }, MOMENT],
    [' 2024-05-01T10:30:00Z ', MOMENT],
    ['2024-05-01 4:30', Date.UTC(2024, 4, 1, 0, 30)],
    ['1714559400 s', null],
    ['s 1714559400', null],
    // The last moment that a date can have.
    [{ seconds: 8.64e12 }, 8.64e15],
    [{ seconds: 8.64e12 + 1 }, null],
    [Number.NaN, null],
  ])('reads %j', (value, moment) => expect(parseMoment(value)).toBe(moment));

  it('reads any value without an error', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const moment = parseMoment(value);
        expect(moment === null || Number.isSafeInteger(moment)).toBe(true);
      }),
    );
  });
});

const stored = {
  title: 'Qarabağ qalib gəldi',
  slug: 'qarabag-qalib',
  excerpt: 'Qısa',
  content: '<p>Mətn</p>',
  category: 'football',
  author: 'Aysel',
  image: 'https://files.example/a.jpg',
  tags: ['Qarabağ', ''],
  featured: true,
  status: 'published',
  views: 12,
  createdAt: '2024-05-01T10:30:00Z',
  updatedAt: { seconds: MOMENT / 1000, nanoseconds: 0 },
  publishedAt: MOMENT,
};
const expected = {
  kind: 'article',
  sourceId: 'x1',
  title: stored.title,
  slug: stored.slug,
  html: '<p>Mətn</p>',
  excerpt: 'Qısa',
  author: 'Aysel',
  categories: ['football'],
  tags: ['Qarabağ'],
  featured: true,
  views: 12,
  image: { url: stored.image },
  status: 'published',
  losses: [],
  oldPaths: ['/article/qarabag-qalib'],
  createdAt: MOMENT,
  updatedAt: MOMENT,
  publishedAt: MOMENT,
};
const category = {
  name: 'Futbol',
  slug: 'football',
  description: 'Xəbərlər',
  color: '#10b981',
  articleCount: 3,
};

describe('a file without its end', () => {
  const failureOf = async (importer: Importer, content: string) =>
    (await parse(importer, content).catch((caught) => caught)).failure;

  it('is called incomplete, wherever it is cut', async () => {
    const json = JSON.stringify({
      articles: { x1: { title: 'A"b', views: 1, featured: true, tags: [null] } },
    });
    for (let length = 1; length < json.length; length += 1)
      expect([length, await failureOf(parseFirestore, json.slice(0, length))]).toEqual([
        length,
        'incomplete',
      ]);
    for (const damaged of ['{"articles":x}', '{"articles":{} "b":{}}'])
      expect(await failureOf(parseFirestore, damaged)).toBe('invalid');
    expect(await failureOf(parseFirestore, '{"articles":{"a":1 \n')).toBe('incomplete');
    const xml = makeWxr({ url: 'https://old.example', posts: [{ id: 1, title: 'Bir' }] });
    expect(await failureOf(parseWordpress, xml.slice(0, -40))).toBe('incomplete');
    expect(await failureOf(parseWordpress, '<html></html>')).toBe('invalid');
    expect(await failureOf(parseCsv, 'title,content\nBir,"Mətn')).toBe('incomplete');
    expect(await failureOf(parseCsv, 'title,content\nBir,Mətn\nİki')).toBe('incomplete');
    expect(await failureOf(parseCsv, 'title,content,tags\nBir,Mətn\nİki,Mətn')).toBeUndefined();
  });
});

describe('posts without an id', () => {
  it('are known by their guid', async () => {
    const posts = [
      { id: '' as const, title: 'Bir', slug: 'bir' },
      { id: '' as const, title: 'İki', slug: 'iki' },
    ];
    const records = await parse(parseWordpress, makeWxr({ url: 'https://old.example', posts }));
    expect(records.filter(({ kind }) => kind === 'article')).toMatchObject([
      { sourceId: 'https://old.example/?p=bir', oldPaths: ['/2024/05/bir/'] },
      { sourceId: 'https://old.example/?p=iki', oldPaths: ['/2024/05/iki/'] },
    ]);
  });
});

describe('parseFirestore', () => {
  it.each([
    ['objects by id', { articles: { x1: stored }, categories: { c1: category } }],
    ['lists', { articles: [{ id: 'x1', ...stored }], categories: [{ id: 'c1', ...category }] }],
    [
      'collections',
      {
        __collections__: {
          articles: { x1: { ...stored, __collections__: {} } },
          categories: { c1: category },
        },
      },
    ],
  ])('reads %s', async (_name, file) => {
    expect(await parse(parseFirestore, `\ufeff${JSON.stringify(file)}`)).toEqual([
      {
        kind: 'category',
        sourceId: 'c1',
        name: 'Futbol',
        slug: 'football',
        oldPath: '/category/football',
        description: 'Xəbərlər',
        color: '#10b981',
      },
      expected,
    ]);
  });

  it('imports documents with missing or strange fields, and says what is lost', async () => {
    const articles = {
      a: {},
      b: { ...stored, status: 'secret', likes: 3, publishedAt: 'dünən', views: -1 },
      c: 7,
    };
    const [first, second, ...others] = await parse(parseFirestore, JSON.stringify({ articles }));
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      title: null,
      slug: null,
      html: '',
      categories: [],
      tags: [],
      author: null,
      image: null,
      status: 'draft',
      featured: false,
      views: 0,
      publishedAt: null,
      oldPaths: [],
      losses: [{ code: 'statusUnknown', detail: '' }],
    });
    expect(second).toMatchObject({
      status: 'draft',
      views: 0,
      publishedAt: null,
      losses: [
        { code: 'fieldUnknown', detail: 'likes' },
        { code: 'statusUnknown', detail: 'secret' },
        { code: 'dateInvalid', detail: 'publishedAt' },
      ],
    });
  });

  it('reads categories alone, by their slug when they have no name, and says which have neither', async () => {
    const categories = [null, { id: 7, name: ' Futbol ' }, { slug: 'cudo' }, {}];
    expect(await parse(parseFirestore, JSON.stringify({ categories }))).toEqual([
      { kind: 'category', sourceId: '7', name: 'Futbol', slug: '' },
      { kind: 'category', sourceId: 'cudo', name: 'cudo', slug: 'cudo', oldPath: '/category/cudo' },
      { kind: 'skipped', sourceId: '2', title: '2', loss: { code: 'recordInvalid' } },
    ]);
  });

  it.each(['', '{', '[]', '{"users":{}}', 'null'])('refuses %j', async (content) => {
    await expect(parse(parseFirestore, content)).rejects.toBeInstanceOf(ImportFileInvalid);
  });
});

describe('parseCsv', () => {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const cells = [
    'x1',
    'Qarabağ qalib gəldi',
    'qarabag-qalib',
    'Qısa',
    '<p>Mətn</p>',
    'football',
    'Aysel',
    'https://files.example/a.jpg',
    'Qarabağ',
    'Nəşr olunub',
    'bəli',
    '12',
    '01.05.2024 14:30',
    '2024-05-01T10:30:00Z',
    String(MOMENT),
    'https://old.example/article/qarabag-qalib',
  ];
  const english =
    'id,title,slug,excerpt,content,category,author,image,tags,status,featured,views,created,updated_at,Published At,url';
  const azerbaijani =
    'ID,BAŞLIQ,Ünvan,qısa məzmun,Mətn,Kateqoriya,Müəllif,Şəkil,Teqlər,Vəziyyət,Seçilmiş,Baxış,Yaradılıb,Yenilənib,Nəşr tarixi,Köhnə ünvan';

  it.each([
    ['English headers and commas', english, ','],
    ['Azerbaijani headers and semicolons', azerbaijani.replaceAll(',', ';'), ';'],
    ['tabs', english.replaceAll(',', '\t'), '\t'],
  ])('reads %s', async (_name, header, delimiter) => {
    const file = `\ufeff${header}\r\n${cells.map(quote).join(delimiter)}\r\n`;
    expect(await parse(parseCsv, file)).toEqual([
      { kind: 'site', address: 'https://old.example' },
      { kind: 'category', sourceId: 'football', name: 'football', slug: 'football' },
      expected,
    ]);
  });

  it('makes paragraphs of plain text, and reports unknown columns', async () => {
    const records = await parse(
      parseCsv,
      'title,"likes, of;readers;all",content,tags\nBir,7,"Abzas\n\nİkinci, abzas",a|b\n,,,\n',
    );
    expect(records).toMatchObject([
      { kind: 'loss', loss: { code: 'fieldUnknown', detail: 'likes, of;readers;all' } },
      {
        kind: 'article',
        sourceId: 'bir-',
        html: '<p>Abzas</p>\n<p>İkinci, abzas</p>',
        tags: ['a', 'b'],
        status: 'draft',
      },
      { kind: 'skipped', loss: { code: 'recordInvalid' } },
    ]);
  });

  it.each([
    ['-5', 0],
    ['1250 baxış', 1250],
    ['çox', 0],
  ])('reads the views %j as %i', async (views, count) => {
    const records = await parse(parseCsv, `title,content,views\nBir,Mətn,${views}\n`);
    expect(records.flatMap((one) => (one.kind === 'article' ? [one.views] : []))).toEqual([count]);
  });

  it.each(['', 'a,b\n1,2', 'title,content\n"open'])('refuses %j', async (content) => {
    await expect(parse(parseCsv, content)).rejects.toBeInstanceOf(ImportFileInvalid);
  });
});
