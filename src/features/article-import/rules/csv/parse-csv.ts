import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import { slugify } from '#az/characters/slug.ts';
import { convertHtml } from '../html/convert-html.ts';
import {
  convertWithoutLimits,
  type ImportedRecord,
  type Importer,
  ImportFileInvalid,
  type ImportLoss,
} from '../imported-record.ts';
import { parseMoment, parseStatus } from '../parse-values.ts';

/** The first line of a file is within its first bytes. */
const FIRST_BYTES = 64 * 1024;
const REQUIRED = ['title', 'content'] as const;
const YES = /^(?:1|true|yes|bəli|hə|x)$/i;

type Row = Partial<Record<CsvColumn, string>>;

/**
 * Reads a CSV file (RFC 4180) with commas, semicolons or tabs. The first line names the columns, in English or in
 * Azerbaijani; `title` and `content` are needed. Several categories or tags of one cell are separated by `|`, or by commas.
 */
export const parseCsv: Importer = async function* (file, { convert = convertWithoutLimits } = {}) {
  let columns: (CsvColumn | null)[] | null = null;
  const categories = new Set<string>();
  let line = 0;
  let isSiteNamed = false;
  let [shortRows, isLastShort] = [0, false];
  for await (const cells of readRows(file)) {
    line += 1;
    if (columns) {
      isLastShort = cells.length < columns.length;
      if (isLastShort) shortRows += 1;
      const row: Row = {};
      for (const [at, column] of columns.entries()) if (column) row[column] ??= cells[at] || undefined;
      const site = isSiteNamed ? null : URL.parse(row.oldAddress ?? '');
      if (site) {
        isSiteNamed = true;
        yield { kind: 'site', address: site.origin };
      }
      yield* listNewCategories(row, categories);
      const about = { sourceId: row.id ?? '', title: row.title ?? `line ${line}` };
      yield convert(about, () => readRow(row, line));
    } else {
      columns = findColumns(cells);
      for (const [at, detail] of cells.entries())
        if (columns[at] === null) yield { kind: 'loss', loss: { code: 'fieldUnknown', detail } };
    }
  }
  // A file without lines has no columns.
  if (!columns) findColumns([]);
  // Tables that leave out empty cells do so in other rows too, and end with a line break.
  if (isLastShort && shortRows === 1 && !(await endsWithBreak(file)))
    throw new ImportFileInvalid(`line ${line}`, 'incomplete');
};

/** What a spreadsheet saves in an encoding of Windows would lose its letters without a word. @throws ImportFileInvalid */
async function requireUnicode(file: string): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    // The mark of UTF-16, which the parser understands.
    if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return;
    isFirst = false;
    requireUtf8(() => decoder.decode(chunk, { stream: true }));
  }
  requireUtf8(() => decoder.decode());
}

function requireUtf8(decode: () => string): void {
  try {
    decode();
  } catch {
    throw new ImportFileInvalid('', 'encoding');
  }
}

async function* readRows(file: string): AsyncGenerator<string[]> {
  await requireUnicode(file);
  const options = { delimiter: await findDelimiter(file), bom: true, trim: true };
  const rows = createReadStream(file).pipe(
    parse({ ...options, skip_empty_lines: true, relax_column_count: true }),
  );
  try {
    yield* rows as AsyncIterable<string[]>;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportFileInvalid(
      error.message,
      error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'incomplete' : 'invalid',
    );
  }
}

async function endsWithBreak(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    return /[\r\n]/.test(buffer.toString());
  } finally {
    await handle.close();
  }
}

/** Spreadsheets on Azerbaijani computers write semicolons. A quoted name may contain another sign. */
async function findDelimiter(file: string): Promise<string> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0)
    .finally(() => handle.close());
  const [line = ''] = buffer
    .toString('utf8', 0, bytesRead)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** The column of each name; null for an unknown one. @throws ImportFileInvalid when a needed column is missing. */
function findColumns(names: readonly string[]): (CsvColumn | null)[] {
  const columns = names.map(findCsvColumn);
  const missing = REQUIRED.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new ImportFileInvalid(`the header lacks ${missing.join(', ')}`);
  return columns;
}

/** The columns of a CSV file with their names, in English and in Azerbaijani. Case and letters (`ə`, `e`) do not matter. */
const NAMES = {
  id: ['id', 'kod'],
  title: ['title', 'headline', 'başlıq'],
  slug: ['slug', 'ünvan'],
  excerpt: ['excerpt', 'summary', 'description', 'qısa məzmun', 'xülasə'],
  content: ['content', 'html', 'body', 'text', 'məzmun', 'mətn'],
  categories: ['category', 'categories', 'kateqoriya', 'kateqoriyalar', 'bölmə'],
  tags: ['tags', 'tag', 'teqlər', 'teq', 'etiketlər'],
  author: ['author', 'byline', 'müəllif'],
  image: ['image', 'image url', 'picture', 'şəkil'],
  imageAlt: ['image alt', 'alt', 'şəklin təsviri', 'alternativ mətn'],
  imageCaption: ['image caption', 'caption', 'şəklin altyazısı', 'şəkil yazısı'],
  imageCredit: ['image credit', 'credit', 'şəklin müəllifi', 'foto'],
  status: ['status', 'vəziyyət'],
  featured: ['featured', 'seçilmiş', 'əsas xəbər'],
  views: ['views', 'baxış', 'baxış sayı'],
  createdAt: ['created', 'created at', 'createdAt', 'yaradılıb', 'yaranma tarixi'],
  updatedAt: ['updated', 'updated at', 'updatedAt', 'modified', 'yenilənib', 'yenilənmə tarixi'],
  publishedAt: ['published', 'published at', 'publishedAt', 'date', 'tarix', 'nəşr tarixi', 'dərc tarixi'],
  oldAddress: ['old address', 'url', 'link', 'address', 'köhnə ünvan', 'keçid'],
  seoTitle: ['seo title', 'seo başlığı', 'seo başlıq'],
  seoDescription: ['seo description', 'seo təsviri', 'seo təsvir'],
} as const;

type CsvColumn = keyof typeof NAMES;

const columnOf: ReadonlyMap<string, CsvColumn> = new Map(
  (Object.entries(NAMES) as [CsvColumn, readonly string[]][]).flatMap(([column, names]) =>
    names.map((name) => [toKey(name), column] as const),
  ),
);

/** The column that a header names; null when it is unknown. */
function findCsvColumn(header: string): CsvColumn | null {
  return columnOf.get(toKey(header)) ?? null;
}

/** `Image Alt`, `image_alt` and `image-alt` are the same. */
function toKey(name: string): string {
  return slugify(name);
}

function* listNewCategories({ categories = '' }: Row, known: Set<string>): Generator<ImportedRecord> {
  for (const name of splitList(categories)) {
    const slug = slugify(name);
    if (slug === '' || known.has(slug)) continue;
    known.add(slug);
    yield { kind: 'category', sourceId: slug, name, slug };
  }
}

function readRow(row: Row, line: number): ImportedRecord {
  const { title = null, slug = null, content = '', image, oldAddress } = row;
  const sourceId =
    row.id ?? oldAddress ?? slug ?? (title === null ? '' : `${slugify(title)}-${row.publishedAt ?? ''}`);
  if (sourceId === '')
    return { kind: 'skipped', sourceId: `line ${line}`, title: `${line}`, loss: { code: 'recordInvalid' } };
  const losses: ImportLoss[] = [];
  const moment = (name: 'createdAt' | 'updatedAt' | 'publishedAt') => {
    const value = parseMoment(row[name]);
    if (value === null && row[name] !== undefined) losses.push({ code: 'dateInvalid', detail: row[name] });
    return value;
  };
  const status = parseStatus(row.status ?? 'draft');
  if (status === null) losses.push({ code: 'statusUnknown', detail: row.status ?? '' });
  const { html, losses: lost } = convertHtml(content, {
    origin: null,
    hasLineBreaks: !/<(?:p|br|div)\b/i.test(content),
  });
  const { imageAlt: alt, imageCaption: caption, imageCredit: credit, seoTitle, seoDescription } = row;
  return {
    kind: 'article',
    sourceId,
    title,
    slug,
    html,
    excerpt: row.excerpt ?? null,
    author: row.author ?? null,
    categories: splitList(row.categories ?? ''),
    tags: splitList(row.tags ?? ''),
    image: image
      ? { url: image, ...(alt && { alt }), ...(caption && { caption }), ...(credit && { credit }) }
      : null,
    status: status ?? 'draft',
    featured: YES.test(row.featured ?? ''),
    views: Math.max(0, Number.parseInt(row.views ?? '', 10) || 0),
    createdAt: moment('createdAt'),
    updatedAt: moment('updatedAt'),
    publishedAt: moment('publishedAt'),
    oldPaths: listOldPaths(oldAddress),
    ...(seoTitle && { seoTitle }),
    ...(seoDescription && { seoDescription }),
    losses: [...losses, ...lost],
  };
}

function splitList(cell: string): string[] {
  const separator = ['|', ';', ','].find((one) => cell.includes(one)) ?? '|';
  return cell.split(separator).flatMap((name) => name.trim() || []);
}

/** The path and the query of an address of the old site. */
function listOldPaths(address: string | undefined): string[] {
  const url = address === undefined ? null : URL.parse(address, 'http://old.invalid');
  return url ? [url.pathname + url.search] : [];
}
