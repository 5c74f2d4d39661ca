import type { ArticleStatus } from '#features/articles/tables.ts';
import { convertHtml } from '../html/convert-html.ts';
import { readHtmlLine } from '../html/html-node.ts';
import type { ImportedArticle, ImportedImage, ImportLoss } from '../imported-record.ts';
import { type GhostRow, isRow, textOf } from './ghost-export.ts';
import { lexicalHtml } from './lexical-html.ts';
import { mobiledocHtml } from './mobiledoc-html.ts';

/** What belongs to a post in other tables. */
export interface GhostPostParts {
  id: string;
  meta: GhostRow | undefined;
  /** In the order of the post, without internal tags. */
  tags: GhostRow[];
  authors: GhostRow[];
  /** The origin of the old site. Without it, pictures of the site have no address. */
  origin: string | null;
}

const STATUSES: Readonly<Record<string, ArticleStatus>> = {
  published: 'published',
  scheduled: 'scheduled',
  draft: 'draft',
};
const PLACEHOLDER = '__GHOST_URL__';

/** The article that a post of Ghost becomes. Its main tag is the category. */
export function convertGhostPost(
  post: GhostRow,
  { id, meta, tags, authors, origin }: GhostPostParts,
): ImportedArticle {
  const { status, losses } = readStatus(post);
  const content = convertContent(post, origin);
  const image = readImage(post, meta, origin);
  const seoTitle = textOf(meta, 'meta_title') || textOf(post, 'meta_title');
  const seoDescription = textOf(meta, 'meta_description') || textOf(post, 'meta_description');
  const canonicalUrl = textOf(post, 'canonical_url').replace(PLACEHOLDER, origin ?? PLACEHOLDER);
  const injected = ['codeinjection_head', 'codeinjection_foot'].filter((key) => textOf(post, key) !== '');
  const isDated = status === 'published' || status === 'scheduled';
  const publishedAt = isDated ? readMoment(post.published_at) : null;
  return {
    kind: 'article',
    sourceId: id,
    title: textOf(post, 'title') || null,
    slug: textOf(post, 'slug') || null,
    excerpt: readHtmlLine(textOf(post, 'custom_excerpt')) || null,
    html: content.html,
    categories: tags.slice(0, 1).map((tag) => textOf(tag, 'slug')),
    tags: tags.slice(1).map((tag) => textOf(tag, 'name')),
    author: textOf(authors[0], 'name') || null,
    image: image.image,
    status,
    featured: post.featured === 1 || post.featured === true,
    views: 0,
    createdAt: readMoment(post.created_at),
    updatedAt: readMoment(post.updated_at),
    publishedAt,
    oldPaths: textOf(post, 'slug') ? [`/${textOf(post, 'slug')}/`] : [],
    ...(seoTitle && { seoTitle }),
    ...(seoDescription && { seoDescription }),
    ...(URL.canParse(canonicalUrl) && { canonicalUrl }),
    losses: [
      ...losses,
      ...(isDated && publishedAt === null ? [{ code: 'dateInvalid' as const }] : []),
      ...content.losses,
      ...image.losses,
      ...injected.map((detail) => ({ code: 'codeInjection' as const, detail })),
      ...(authors.length > 1 ? [{ code: 'coAuthors' as const, detail: listNames(authors.slice(1)) }] : []),
    ],
  };
}

const listNames = (authors: GhostRow[]) => authors.map((author) => textOf(author, 'name')).join(', ');

/** A post that only members could read becomes a draft. */
function readStatus(post: GhostRow): { status: ArticleStatus; losses: ImportLoss[] } {
  const visibility = textOf(post, 'visibility') || 'public';
  if (visibility !== 'public')
    return { status: 'draft', losses: [{ code: 'membersOnly', detail: visibility }] };
  const given = textOf(post, 'status');
  const status = STATUSES[given];
  // A newsletter that was only sent by mail has the status `sent`.
  return status
    ? { status, losses: [] }
    : { status: 'draft', losses: [{ code: 'statusUnknown', detail: given }] };
}

function convertContent(post: GhostRow, origin: string | null): { html: string; losses: ImportLoss[] } {
  const losses: ImportLoss[] = [];
  const html =
    textOf(post, 'html') ||
    lexicalHtml(parseDocument(post.lexical), losses) ||
    mobiledocHtml(parseDocument(post.mobiledoc), losses);
  // Links become paths. Without the origin, a picture keeps a path, which `convertHtml` reports.
  const text = html.replaceAll(`href="${PLACEHOLDER}`, 'href="').replaceAll(PLACEHOLDER, origin ?? '');
  const converted = convertHtml(text, { origin });
  return { html: converted.html, losses: [...losses, ...converted.losses] };
}

function parseDocument(text: unknown): GhostRow {
  if (typeof text !== 'string') return {};
  try {
    const document: unknown = JSON.parse(text);
    return isRow(document) ? document : {};
  } catch {
    return {};
  }
}

function readImage(
  post: GhostRow,
  meta: GhostRow | undefined,
  origin: string | null,
): { image: ImportedImage | null; losses: ImportLoss[] } {
  const given = textOf(post, 'feature_image');
  if (given === '') return { image: null, losses: [] };
  const url = URL.parse(given.replace(PLACEHOLDER, origin ?? ''), origin ?? undefined)?.href;
  if (!url) return { image: null, losses: [{ code: 'imageUnresolved', detail: given.slice(0, 200) }] };
  const alt = textOf(meta, 'feature_image_alt');
  const caption = readHtmlLine(textOf(meta, 'feature_image_caption'));
  return { image: { url, ...(alt && { alt }), ...(caption && { caption }) }, losses: [] };
}

/** Ghost writes `2025-06-30T15:31:36.000Z`, `2025-06-30 15:31:36` (UTC) or epoch milliseconds. */
function readMoment(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  const moment = Date.parse(/^[\d-]+ [\d:.]+$/.test(value) ? `${value.replace(' ', 'T')}Z` : value);
  return Number.isNaN(moment) ? null : moment;
}
