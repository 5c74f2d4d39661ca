import { readFile } from 'node:fs/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { href } from '#platform/http/href.ts';
import { parseCsv } from '../csv/parse-csv.ts';
import { parseGhost } from '../ghost/parse-ghost.ts';
import { convertHtml } from '../html/convert-html.ts';
import {
  convertWithoutLimits,
  type ImportedRecord,
  type Importer,
  ImportFileInvalid,
  type ImportLoss,
  type ImportSystem,
  type ParsedRecord,
} from '../imported-record.ts';
import { parseJsonExport, parseMoment, parseStatus } from '../parse-values.ts';
import { parseWordpress } from '../wordpress/parse-wordpress.ts';
import { finishRecord } from './finish-record.ts';

/** The fields of an article that are read (spec §3). */
const ARTICLE_FIELDS = new Set([
  'id',
  'title',
  'slug',
  'excerpt',
  'content',
  'category',
  'author',
  'image',
  'tags',
  'featured',
  'status',
  'views',
  'createdAt',
  'updatedAt',
  'publishedAt',
  '__collections__',
]);

/**
 * Reads the collections `articles` and `categories` of the old site (spec §3) from a JSON file: objects by id, lists with
 * `id`, or below `__collections__`. Missing fields have the fallbacks of spec §3.
 */
export const parseFirestore: Importer = async function* (file, { convert = convertWithoutLimits } = {}) {
  const { articles, categories } = readCollections(await readFile(file, 'utf8'));
  for (const [id, fields] of categories) yield readCategory(id, fields);
  for (const [id, fields] of articles)
    yield convert({ sourceId: id, title: readText(fields.title) ?? '' }, () => readArticle(id, fields));
};

/** The parser of each system. */
export const importers: Readonly<Record<ImportSystem, Importer>> = {
  wordpress: parseWordpress,
  ghost: parseGhost,
  firestore: parseFirestore,
  csv: parseCsv,
};

type Fields = Record<string, unknown>;
type Document = [id: string, fields: Fields];

function readCollections(json: string): { articles: Document[]; categories: Document[] } {
  const root = parseJsonExport(json);
  const collections = isFields(root) && isFields(root.__collections__) ? root.__collections__ : root;
  if (!isFields(collections) || !('articles' in collections || 'categories' in collections))
    throw new ImportFileInvalid('there is no collection "articles"');
  return { articles: listDocuments(collections.articles), categories: listDocuments(collections.categories) };
}

function listDocuments(collection: unknown): Document[] {
  if (Array.isArray(collection))
    return collection
      .filter(isFields)
      .map((fields, at) => [readText(fields.id) ?? readText(fields.slug) ?? String(at), fields]);
  return isFields(collection)
    ? Object.entries(collection).flatMap(([id, fields]): Document[] =>
        isFields(fields) ? [[id, fields]] : [],
      )
    : [];
}

function readCategory(sourceId: string, fields: Fields): ImportedRecord {
  const slug = readText(fields.slug) ?? '';
  const name = readText(fields.name) ?? slug;
  if (name === '') return { kind: 'skipped', sourceId, title: sourceId, loss: { code: 'recordInvalid' } };
  const [description, color] = [readText(fields.description), readText(fields.color)];
  return {
    kind: 'category',
    sourceId,
    name,
    slug,
    ...(description ? { description } : {}),
    ...(color ? { color } : {}),
    ...(slug ? { oldPath: href('/category/:category', { category: slug }) } : {}),
  };
}

function readArticle(sourceId: string, fields: Fields): ImportedRecord {
  const losses: ImportLoss[] = Object.keys(fields)
    .filter((name) => !ARTICLE_FIELDS.has(name))
    .map((detail) => ({ code: 'fieldUnknown', detail }));
  const { html, losses: lost } = convertHtml(readText(fields.content) ?? '', { origin: null });
  const moment = (name: string) => {
    const value = parseMoment(fields[name]);
    if (value === null && fields[name] != null) losses.push({ code: 'dateInvalid', detail: name });
    return value;
  };
  const status = parseStatus(readText(fields.status) ?? '');
  if (status === null) losses.push({ code: 'statusUnknown', detail: readText(fields.status) ?? '' });
  const [slug, category, image] = [readText(fields.slug), readText(fields.category), readText(fields.image)];
  return {
    kind: 'article',
    sourceId,
    title: readText(fields.title),
    slug,
    html,
    excerpt: readText(fields.excerpt),
    author: readText(fields.author),
    categories: category === null ? [] : [category],
    tags: Array.isArray(fields.tags) ? fields.tags.flatMap((tag) => readText(tag) ?? []) : [],
    image: image === null ? null : { url: image },
    status: status ?? 'draft',
    featured: fields.featured === true,
    views: readCount(fields.views),
    createdAt: moment('createdAt'),
    updatedAt: moment('updatedAt'),
    publishedAt: moment('publishedAt'),
    oldPaths: slug === null ? [] : [href('/article/:slug', { slug })],
    losses: [...losses, ...lost],
  };
}

/** Trimmed text, or null when there is none. */
function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function readCount(value: unknown): number {
  const count = Math.floor(Number(value));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The start of a thread. It reads a file from its beginning, but converts no article that it does not have to send. */
export interface ThreadInput {
  system: ImportSystem;
  file: string;
  origin: string | null;
  /** How much an earlier thread has sent. */
  sent: { records: number; articles: number };
  /** The numbers of articles, counted from 1, that stopped an earlier thread. */
  refused: readonly number[];
}

/** A message of the thread. It sends the next batch when it is asked for it. */
export type ThreadMessage =
  /** It begins to convert an article. */
  | { kind: 'article'; article: number }
  /** `articles`: the articles of the file up to the end of the batch. */
  | { kind: 'batch'; records: ParsedRecord[]; articles: number }
  | { kind: 'end' }
  | { kind: 'failed'; failure: ImportFileInvalid['failure']; detail: string };

const BATCH_SIZE = 50;
/** In UTF-16 units of texts. The main thread copies a batch at once. */
const BATCH_LENGTH = 300_000;

// A thread of another program that only reads this file, such as a runner of tests, has no input for it.
if (parentPort && workerData) await sendRecords(workerData as ThreadInput, parentPort);

/**
 * Sends the records of a file in batches, one for each message of `port`, then `end`, and closes the port. A file that cannot be read ends
 * with `failed`. What an earlier thread has sent is left out, and an article that stopped one is sent as skipped.
 */
export async function sendRecords(input: ThreadInput, port: MessagePort): Promise<void> {
  const { system, file, origin, sent } = input;
  const post = (message: ThreadMessage) => port.postMessage(message);
  const requests = countRequests(port);
  const refused = new Set(input.refused);
  let [articles, position, length] = [0, 0, 0];
  let records: ParsedRecord[] = [];
  async function sendBatch() {
    await requests.next();
    post({ kind: 'batch', records, articles });
    [records, length] = [[], 0];
  }
  try {
    const options = {
      origin,
      convert: ({ sourceId, title }: { sourceId: string; title: string }, work: () => ParserRecord) => {
        articles += 1;
        const skipped = (): ParserRecord => ({
          kind: 'skipped',
          sourceId,
          title: title || sourceId,
          loss: { code: 'conversionStopped' },
        });
        if (articles <= sent.articles || refused.has(articles)) return skipped();
        post({ kind: 'article', article: articles });
        try {
          return work();
        } catch (error) {
          // Only nesting without end overflows the stack.
          if (error instanceof RangeError) return skipped();
          throw error;
        }
      },
    };
    for await (const record of importers[system](file, options)) {
      position += 1;
      if (position <= sent.records) continue;
      const finished = finishRecord(record);
      records.push(finished);
      length += finished.kind === 'article' ? (finished.content?.length ?? 0) : 0;
      if (records.length === BATCH_SIZE || length > BATCH_LENGTH) await sendBatch();
    }
    if (records.length > 0) await sendBatch();
    await requests.next();
    post({ kind: 'end' });
  } catch (error) {
    if (!(error instanceof ImportFileInvalid)) throw error;
    post({ kind: 'failed', failure: error.failure, detail: error.detail });
  }
  port.close();
}

type ParserRecord = Parameters<typeof finishRecord>[0];

/** Counts the requests of the main thread. `next` waits for one that was not answered yet. */
function countRequests(port: MessagePort) {
  let open = 0;
  let wake: (() => void) | null = null;
  port.on('message', () => {
    open += 1;
    wake?.();
  });
  return {
    async next() {
      while (open === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      open -= 1;
    },
  };
}
