import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import { slugify } from '#az/characters/slug.ts';
import { convertHtml } from '../html/convert-html.ts';
import {
  type ImportedRecord,
  type Importer,
  ImportFileInvalid,
  type ImportLoss,
} from '../imported-record.ts';
import { parseMoment } from '../parse-moment.ts';
import { parseStatus } from '../parse-status.ts';
import { type CsvColumn, findCsvColumn } from './csv-columns.ts';

/** The header of a file is within its first bytes. */
const HEADER_BYTES = 64 * 1024;
const YES = /^(?:1|true|yes|bəli|hə|x)$/i;

type Row = Partial<Record<CsvColumn, string>>;

/**
 * Reads a CSV file (RFC 4180) with commas, semicolons or tabs. The first line names the columns, in English or in
 * Azerbaijani; `title` and `content` are needed. Several categories or tags of one cell are separated by `|`, or by commas.
 */
export const parseCsv: Importer = async function* (file) {
  const header = await readHeader(file);
  const columns = header.names.map(findCsvColumn);
  const missing = (['title', 'content'] as const).filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new ImportFileInvalid(`the header lacks ${missing.join(', ')}`);
  for (const [at, name] of header.names.entries())
    if (columns[at] === null) yield { kind: 'loss', loss: { code: 'fieldUnknown', detail: name.trim() } };
  const categories = new Set<string>();
  const rows = createReadStream(file).pipe(
    parse({ ...header.options, from: 2, skip_empty_lines: true, relax_column_count: true, trim: true }),
  );
  try {
    let line = 1;
    for await (const cells of rows as AsyncIterable<string[]>) {
      line += 1;
      const row: Row = {};
      for (const [at, column] of columns.entries()) if (column) row[column] ??= cells[at] || undefined;
      yield* listNewCategories(row, categories);
      yield readRow(row, line);
    }
  } catch (error) {
    throw error instanceof CsvError ? new ImportFileInvalid(error.message) : error;
  }
};

/** Spreadsheets on Azerbaijani computers write semicolons. */
async function readHeader(file: string) {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    .finally(() => handle.close());
  const [line = ''] = buffer
    .toString('utf8', 0, bytesRead)
    .replace(/^\ufeff/, '')
    .split(/\r?\n/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  const delimiter = [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
  const names = line.split(delimiter).map((name) => name.trim().replace(/^"(.*)"$/s, '$1'));
  return { names, options: { delimiter, bom: true } };
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
    ...{ kind: 'article', sourceId, title, slug, html },
    ...{ excerpt: row.excerpt ?? null, author: row.author ?? null },
    categories: splitList(row.categories ?? ''),
    tags: splitList(row.tags ?? ''),
    image: image
      ? { url: image, ...(alt && { alt }), ...(caption && { caption }), ...(credit && { credit }) }
      : null,
    status: status ?? 'draft',
    featured: YES.test(row.featured ?? ''),
    views: Math.max(0, Number.parseInt(row.views ?? '', 10) || 0),
    ...{ createdAt: moment('createdAt'), updatedAt: moment('updatedAt'), publishedAt: moment('publishedAt') },
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
