import type { ArticleStatus } from '#features/articles/tables.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { convertHtml } from '../html/convert-html.ts';
import { readHtmlLine } from '../html/html-node.ts';
import type { ImportedArticle, ImportedImage, ImportLoss } from '../imported-record.ts';
import { type GhostRow, isRow, textOf } from './ghost-export.ts';

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

/** The bits of `format` of a text. */
const FORMATS = [
  { bit: 1, tag: 'strong' },
  { bit: 2, tag: 'em' },
  { bit: 4, tag: 's' },
  { bit: 8, tag: 'u' },
];

/** The HTML of a document of Ghost's newer editor, for posts whose export has no HTML. */
function lexicalHtml(document: GhostRow, losses: ImportLoss[]): string {
  const renderAll = (node: GhostRow): string =>
    Array.isArray(node.children) ? node.children.filter(isRow).map(render).join('') : '';
  const wrap = (tag: string, node: GhostRow) => `<${tag}>${renderAll(node)}</${tag}>`;

  function render(node: GhostRow): string {
    const type = textOf(node, 'type').replace(/^extended-/, '');
    switch (type) {
      case 'root':
        return renderAll(node);
      case 'text':
        return textHtml(node);
      case 'linebreak':
        return '<br>';
      case 'paragraph':
        return wrap('p', node);
      case 'heading':
        return wrap(/^h[1-6]$/.test(textOf(node, 'tag')) ? textOf(node, 'tag') : 'h2', node);
      case 'quote':
      case 'aside':
        return wrap('blockquote', node);
      case 'list':
        return wrap(textOf(node, 'listType') === 'number' ? 'ol' : 'ul', node);
      case 'listitem':
        return wrap('li', node);
      case 'link':
      case 'autolink':
        return `<a href="${escapeHtml(textOf(node, 'url'))}">${renderAll(node)}</a>`;
      default:
        return cardHtml(type, node, losses);
    }
  }

  return isRow(document.root) ? render(document.root) : '';
}

function textHtml(node: GhostRow): string {
  const bits = Number(node.format) || 0;
  const text = typeof node.text === 'string' ? escapeHtml(node.text) : '';
  return FORMATS.reduce((html, { bit, tag }) => (bits & bit ? `<${tag}>${html}</${tag}>` : html), text);
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

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Kinds of sections: text, picture, list, card. */
const [TEXT, PICTURE, LIST, CARD] = [1, 2, 3, 10];

/** The HTML of a document of Ghost's older editor (Mobiledoc 0.3), for posts whose export has no HTML. */
function mobiledocHtml(document: GhostRow, losses: ImportLoss[]): string {
  const markups = listOf(document.markups).map(listOf);
  const cards = listOf(document.cards).map(listOf);

  function markersHtml(markers: unknown): string {
    const open: string[] = [];
    return listOf(markers)
      .map((marker) => {
        const [kind, opened, closed, value] = listOf(marker);
        const tags = listOf(opened).map((at) => markups[Number(at)] ?? []);
        const start = tags.map(openTag).join('');
        open.push(...tags.map(([name]) => String(name)));
        const ends = Array.from({ length: Number(closed) || 0 }, () => open.pop()).filter(Boolean);
        // The only atom of Ghost is a line break.
        return `${start}${kind === 0 ? escapeHtml(String(value)) : '<br>'}${ends.map((name) => `</${name}>`).join('')}`;
      })
      .join('');
  }

  function sectionHtml(section: unknown): string {
    const [kind, first, second] = listOf(section);
    if (kind === TEXT) return `<${first}>${markersHtml(second)}</${first}>`;
    if (kind === PICTURE) return `<img src="${escapeHtml(String(first))}">`;
    if (kind === LIST) {
      const items = listOf(second).map((markers) => `<li>${markersHtml(markers)}</li>`);
      return `<${first}>${items.join('')}</${first}>`;
    }
    const [name, payload] = cards[kind === CARD ? Number(first) : -1] ?? [];
    return typeof name === 'string' ? cardHtml(name, isRow(payload) ? payload : {}, losses) : '';
  }

  return listOf(document.sections).map(sectionHtml).join('');
}

/** A markup is its name and a flat list of attributes: `["a", ["href", "https://…"]]`. */
function openTag([name, attributes]: unknown[]): string {
  const values = listOf(attributes);
  const address = values[values.indexOf('href') + 1];
  return name === 'a' ? `<a href="${escapeHtml(String(address ?? ''))}">` : `<${name}>`;
}

/** The HTML of a card of Ghost's editors. The loss of a card that has none here is added to `losses`. */
function cardHtml(name: string, card: GhostRow, losses: ImportLoss[]): string {
  const text = (key: string) => textOf(card, key);
  const link = (address: string, label: string) =>
    address && `<p><a href="${escapeHtml(address)}">${escapeHtml(label || address)}</a></p>`;
  switch (name) {
    case 'image':
      return pictureHtml(card);
    case 'gallery':
      return Array.isArray(card.images) ? card.images.filter(isRow).map(pictureHtml).join('') : '';
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'html':
      return text('html');
    case 'embed':
      return text('url') ? `<p>${escapeHtml(text('url'))}</p>` : text('html');
    case 'bookmark':
      return link(text('url'), isRow(card.metadata) ? textOf(card.metadata, 'title') : '');
    case 'button':
      return link(text('buttonUrl'), text('buttonText'));
    case 'callout':
      return `<p>${text('calloutText')}</p>`;
    case 'toggle':
      return `<h4>${text('heading')}</h4>${text('content')}`;
    case 'code':
    case 'codeblock':
      return `<pre>${escapeHtml(text('code'))}</pre>`;
    case 'audio':
    case 'video':
      return `<${name} src="${escapeHtml(text('src'))}">${escapeHtml(text('title'))}</${name}>`;
    case 'file':
      return link(text('src'), text('fileTitle') || text('fileName'));
    default:
      losses.push({ code: 'blockUnknown', detail: name });
      return '';
  }
}

function pictureHtml(picture: GhostRow): string {
  const caption = textOf(picture, 'caption');
  const image = `<img src="${escapeHtml(textOf(picture, 'src'))}" alt="${escapeHtml(textOf(picture, 'alt'))}">`;
  return `<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

function readImage(
  post: GhostRow,
  meta: GhostRow | undefined,
  origin: string | null,
): { image: ImportedImage | null; losses: ImportLoss[] } {
  // Before Ghost 1 the column was called `image`.
  const given = textOf(post, 'feature_image') || textOf(post, 'image');
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
