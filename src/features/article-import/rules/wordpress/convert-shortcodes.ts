import { escapeHtml } from '#platform/text/escape-html.ts';
import type { ImportLoss } from '../imported-record.ts';
import type { WxrAttachment, WxrSite } from './wxr-site.ts';

type Attributes = Readonly<Record<string, string>>;

const NAME = '[a-z][\\w-]*';
const VALUES = `(?:[^\\]"'\\[]|"[^"]*"|'[^']*')*`;
/** `[name …]` or `[name … /]`; two brackets show a shortcode as text. */
const OPENING = new RegExp(`\\[(\\[?)(${NAME})(?=[\\s=/\\]])(${VALUES}?)(?:/)?\\]`, 'gi');
/** Where shortcodes begin and end. */
const TAG = new RegExp(`\\[(/?)(${NAME})(?=[\\s\\]])`, 'gi');
/** Deeper ones stay as text. */
const MAX_DEPTH = 20;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|(\S+)/g;

/** Turns the shortcodes of WordPress into HTML. An unknown one is removed, its text stays. */
export function convertShortcodes(
  text: string,
  { postId, site }: { postId: string; site: Pick<WxrSite, 'attachments'> },
): { html: string; losses: ImportLoss[] } {
  const losses: ImportLoss[] = [];

  function convertText(source: string, depth = 0): string {
    if (depth > MAX_DEPTH || !source.includes('[')) return source;
    const findClosing = indexTags(source);
    const opening = new RegExp(OPENING);
    let html = '';
    let at = 0;
    for (let match = opening.exec(source); match; match = opening.exec(source)) {
      const [whole, escaped = '', name = '', values = ''] = match;
      const behind = match.index + whole.length;
      const closing = findClosing(name, behind);
      const inner = closing === null ? undefined : source.slice(behind, closing);
      let end = closing === null ? behind : closing + name.length + '[/]'.length;
      const last = source[end] === ']' ? ']' : '';
      end += last.length;
      html += source.slice(at, match.index);
      html += convertMatch(
        { whole: source.slice(match.index, end), escaped, name, values, inner, last },
        depth,
      );
      at = end;
      opening.lastIndex = end;
    }
    return html + source.slice(at);
  }

  function convertMatch(match: ShortcodeMatch, depth: number): string {
    const { whole, escaped, name, values, inner, last } = match;
    if (escaped && last) return whole.slice(1, -1);
    const attributes = readAttributes(values);
    // Somebody may have written a word in brackets.
    const isWord = inner === undefined && !values.includes('=') && !/[_-]/.test(name);
    const html = convertShortcode(name.toLowerCase(), attributes, inner);
    if (html === null && isWord && name !== 'gallery') return whole;
    if (html === null) losses.push({ code: 'shortcodeUnknown', detail: name });
    return `${escaped}${html ?? convertText(inner ?? '', depth + 1)}${last}`;
  }

  function convertShortcode(name: string, attributes: Attributes, inner: string | undefined): string | null {
    const address =
      (inner ?? '').trim() || attributes.src || attributes.url || attributes.id || attributes[0] || '';
    switch (name) {
      case 'caption':
      case 'wp_caption':
        return captionHtml(inner ?? '', attributes.caption);
      case 'gallery':
        return listPictures(attributes).map(pictureHtml).join('');
      case 'embed':
      case 'youtube':
      case 'tweet':
      case 'instagram':
        return embedOf(address);
      case 'audio':
      case 'video':
        return playerHtml(name, attributes);
      default:
        return null;
    }
  }

  function listPictures({ ids, include }: Attributes): WxrAttachment[] {
    const chosen = ids ?? include;
    if (chosen === undefined)
      return [...site.attachments.values()].filter(({ parent, url }) => parent === postId && isPicture(url));
    return chosen.split(',').flatMap((id) => site.attachments.get(id.trim()) ?? missing(id.trim()));
  }

  function missing(id: string): [] {
    losses.push({ code: 'imageUnresolved', detail: id });
    return [];
  }

  return { html: convertText(text), losses };
}

interface ShortcodeMatch {
  whole: string;
  escaped: string;
  name: string;
  values: string;
  inner: string | undefined;
  last: string;
}

/**
 * Reads the text once, and finds the end of a shortcode from then on. Null when it has none, or when another one of the same
 * name begins before.
 */
function indexTags(source: string): (name: string, from: number) => number | null {
  const tags = new Map<string, { at: number; isEnd: boolean }[]>();
  for (const { 1: slash, 2: name = '', index } of source.matchAll(TAG)) {
    const key = name.toLowerCase();
    const tag = { at: index, isEnd: slash === '/' };
    const list = tags.get(key);
    if (list) list.push(tag);
    else tags.set(key, [tag]);
  }
  const next = new Map<string, number>();
  return (name, from) => {
    const key = name.toLowerCase();
    const list = tags.get(key) ?? [];
    let position = next.get(key) ?? 0;
    while ((list[position]?.at ?? from) < from) position += 1;
    next.set(key, position);
    const tag = list[position];
    return tag?.isEnd && source[tag.at + name.length + 2] === ']' ? tag.at : null;
  };
}

const isPicture = (url: string) => /\.(?:jpe?g|png|gif|webp|avif)$/i.test(url);

function readAttributes(text: string): Attributes {
  const attributes: Record<string, string> = {};
  let position = 0;
  for (const [, name, double, single, bare, quoted, plain] of text.matchAll(ATTRIBUTE)) {
    if (name) attributes[name.toLowerCase()] = double ?? single ?? bare ?? '';
    // Values without a name are numbered: `[youtube=https://…]` has one.
    else if (plain !== '/') attributes[position++] = (quoted ?? plain ?? '').replace(/^=/, '');
  }
  return attributes;
}

/** The picture, maybe in a link, and behind it the caption. */
function captionHtml(inner: string, older: string | undefined): string {
  const picture = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner)?.[0] ?? '';
  const text = older ?? inner.replace(picture, '').trim();
  return `<figure>${picture}<figcaption>${text}</figcaption></figure>`;
}

function pictureHtml({ url, alt, caption }: WxrAttachment): string {
  const picture = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`;
  return `<figure>${picture}${caption && `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`;
}

/** A paragraph with nothing but the address, which the conversion of the HTML turns into an embed. */
function embedOf(address: string): string | null {
  const full = /^[\w-]{11}$/.test(address) ? `https://youtu.be/${address}` : address.replaceAll('&amp;', '&');
  return URL.canParse(full) ? `<p>${escapeHtml(full)}</p>` : null;
}

/** A player, which the conversion of the HTML turns into a link. */
function playerHtml(name: string, attributes: Attributes): string | null {
  const formats = ['src', 'mp4', 'mp3', 'm4v', 'm4a', 'webm', 'ogv', 'ogg', 'wav', 'flv', '0'];
  const src = formats.map((format) => attributes[format]).find((one) => one);
  return src ? `<${name} src="${escapeHtml(src)}"></${name}>` : null;
}
