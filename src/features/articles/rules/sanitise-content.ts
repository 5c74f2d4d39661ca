import sanitizeHtml from 'sanitize-html';
import { normaliseCharacters } from '#az/characters/characters.ts';
import { InvalidInput } from '#platform/errors.ts';
import { cleanCharacters } from '#platform/text/clean-text.ts';
import { blockKinds, parseEmbed } from './article-content.ts';
import { articleFields } from './article-fields.ts';

/** A tag that is never allowed. An element that is renamed to it loses its tags, but not its text. */
const UNWRAPPED = 'x-unwrapped';
const BLOCK_ID = /^[\w-]{1,64}$/;
const RELATIONS = ['nofollow', 'ugc', 'sponsored', 'noopener', 'noreferrer'];
/** Cleaning repeats until nothing changes. The second round almost never changes anything. */
const MAX_ROUNDS = 5;
/** Longer HTML is refused before and after cleaning. In UTF-16 units; about 20,000 words. */
export const MAX_CONTENT_LENGTH = articleFields.content.limit ?? 0;
/** Cleaning stops at the first element beyond these. The parser needs quadratic time for elements that are never closed. */
const MAX_DEPTH = 200;
const MAX_ELEMENTS = 10_000;
/** Longer addresses are removed. */
const MAX_ADDRESS_LENGTH = 2000;

type Attributes = Record<string, string>;
type Transformer = (tagName: string, attributes: Attributes) => { tagName: string; attribs: Attributes };

const unwrapped = { tagName: UNWRAPPED, attribs: {} };

/** Returns an allowed address, otherwise null. Removes tabs and line breaks, because browsers ignore them in addresses. */
function safeAddress(address: string | undefined, pattern: RegExp): string | null {
  const clean = cleanCharacters(address ?? '')
    .replace(/[\t\n\r]/g, '')
    .trim();
  if (clean.length > MAX_ADDRESS_LENGTH || !pattern.test(clean)) return null;
  return /^(?:https?|mailto):/i.test(clean) && !URL.canParse(clean) ? null : clean;
}

const LINK = /^(?:https?:\/\/[^/\\]|mailto:[^\s]|\/(?![/\\])|#)/i;
const PICTURE = /^(?:https?:\/\/[^/\\]|\/(?![/\\]))/i;

const transformLink: Transformer = (tagName, { href, rel, target }) => {
  const address = safeAddress(href, LINK);
  if (address === null) return unwrapped;
  // The editor sets `rel` and `target` on every link, but only external links need them.
  if (/^[/#]/.test(address)) return { tagName, attribs: { href: address } };
  const relations = new Set((rel ?? '').toLowerCase().split(/\s+/));
  if (target === '_blank') relations.add('noopener');
  const kept = RELATIONS.filter((relation) => relations.has(relation)).join(' ');
  return {
    tagName,
    attribs: {
      href: address,
      ...(target === '_blank' && { target }),
      // An empty one is left out.
      rel: kept,
    },
  };
};

const transformPicture: Transformer = (tagName, attributes) => {
  const src = safeAddress(attributes.src, PICTURE);
  if (src === null) return unwrapped;
  const attribs: Attributes = { src, alt: cleanText(attributes.alt ?? '') };
  // Decorative: the editor says that it needs no description.
  if (attributes.role === 'presentation' && attribs.alt === '') attribs.role = 'presentation';
  for (const name of ['width', 'height'])
    if (/^[1-9]\d{0,4}$/.test(attributes[name] ?? '')) attribs[name] = attributes[name] ?? '';
  for (const name of PICTURE_DATA) if (attributes[name]) attribs[name] = cleanText(attributes[name]);
  return { tagName, attribs };
};

/** No other data attributes are allowed: scripts of our pages react to them. */
const PICTURE_DATA = ['data-credit', 'data-align', 'data-media'];

const transformFigure: Transformer = (tagName, attributes) => {
  const embed = parseEmbed(attributes['data-address']);
  const attribs: Attributes = {};
  if (embed && attributes['data-embed'] !== undefined) {
    attribs['data-embed'] = embed.provider;
    attribs['data-address'] = embed.address;
  }
  return { tagName, attribs };
};

const transformBox: Transformer = (tagName, attributes) => {
  for (const kind of blockKinds) {
    const id = attributes[`data-${kind}`] ?? '';
    if (BLOCK_ID.test(id)) return { tagName, attribs: { [`data-${kind}`]: id } };
  }
  return unwrapped;
};

const transformCell: Transformer = (tagName, attributes) => {
  const attribs: Attributes = {};
  for (const name of ['colspan', 'rowspan'])
    if (/^(?:[2-9]|[1-9]\d)$/.test(attributes[name] ?? '')) attribs[name] = attributes[name] ?? '';
  return { tagName, attribs };
};

/** Plain characters stay as they are. A text of thousands of links has thousands of short texts, most of them plain. */
function cleanText(text: string): string {
  return /^[\t\n\r -~]*$/.test(text) ? text : normaliseCharacters(cleanCharacters(text));
}

const rename =
  (name: string): Transformer =>
  () => ({ tagName: name, attribs: {} });

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'u',
    's',
    'a',
    'br',
    'hr',
    'figure',
    'figcaption',
    'img',
    'div',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'role', 'width', 'height', ...PICTURE_DATA],
    figure: ['data-embed', 'data-address'],
    div: blockKinds.map((kind) => `data-${kind}`),
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nestingLimit: 60,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'select',
    'title',
    'template',
    'noscript',
    'svg',
    'math',
    'iframe',
    'object',
    'embed',
    'noembed',
    'noframes',
    'xmp',
    'plaintext',
    'audio',
    'video',
    'canvas',
  ],
  transformTags: {
    a: transformLink,
    img: transformPicture,
    figure: transformFigure,
    div: transformBox,
    td: transformCell,
    th: transformCell,
    h1: rename('h2'),
    h5: rename('h4'),
    h6: rename('h4'),
    b: rename('strong'),
    i: rename('em'),
    ins: rename('u'),
    strike: rename('s'),
    del: rename('s'),
    tfoot: rename('tbody'),
    pre: rename('p'),
  },
  textFilter: cleanText,
};

/**
 * Sanitises the HTML of an article: only tags and attributes of the article editor, links to web pages, mail addresses and
 * pages of the site, normalised characters. Running it twice changes nothing. The time is proportional to the length for
 * any input.
 * @throws InvalidInput 'content.tooLong' or 'content.tooComplex', before any long work is done.
 */
export function sanitiseContent(html: string): string {
  let clean = html;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (clean.length > MAX_CONTENT_LENGTH) throw contentProblem('content.tooLong');
    const next = sanitiseOnce(clean);
    if (next === clean) break;
    clean = next;
  }
  return clean;
}

function sanitiseOnce(html: string): string {
  let [depth, elements] = [0, 0];
  const onOpenTag = () => {
    depth++;
    elements++;
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) throw contentProblem('content.tooComplex');
  };
  const onCloseTag = () => {
    depth--;
  };
  return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag }).trim();
}

const contentProblem = (code: 'content.tooLong' | 'content.tooComplex') =>
  new InvalidInput([{ field: 'content', code }]);
