import { readFile } from 'node:fs/promises';
import { href } from '#platform/http/href.ts';
import { convertHtml } from '../html/convert-html.ts';
import {
  convertWithoutLimits,
  type ImportedRecord,
  type Importer,
  ImportFileInvalid,
  type ImportLoss,
} from '../imported-record.ts';
import { parseJsonExport } from '../parse-json-export.ts';
import { parseMoment } from '../parse-moment.ts';
import { parseStatus } from '../parse-status.ts';

type Fields = Record<string, unknown>;
type Document = [id: string, fields: Fields];

/** The fields of an article that are read (spec §3). */
const ARTICLE_FIELDS = new Set([
  ...['id', 'title', 'slug', 'excerpt', 'content', 'category', 'author', 'image', 'tags', 'featured'],
  ...['status', 'views', 'createdAt', 'updatedAt', 'publishedAt', '__collections__'],
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
    ...{ kind: 'category', sourceId, name, slug },
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
    ...{ kind: 'article', sourceId, title: readText(fields.title), slug, html },
    ...{ excerpt: readText(fields.excerpt), author: readText(fields.author) },
    categories: category === null ? [] : [category],
    tags: Array.isArray(fields.tags) ? fields.tags.flatMap((tag) => readText(tag) ?? []) : [],
    image: image === null ? null : { url: image },
    status: status ?? 'draft',
    featured: fields.featured === true,
    views: readCount(fields.views),
    ...{ createdAt: moment('createdAt'), updatedAt: moment('updatedAt'), publishedAt: moment('publishedAt') },
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
