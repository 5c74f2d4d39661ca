import { escapeHtml } from '#domain/escape-html.ts';
import type { ImportLoss } from '../imported-record.ts';
import type { WxrAttachment, WxrSite } from './wxr-site.ts';

type Attributes = Readonly<Record<string, string>>;

const NAME = '[a-z][\\w-]*';
const VALUES = `(?:[^\\]"'\\[]|"[^"]*"|'[^']*')*`;
/** `[name …]text[/name]`, `[name …]` or `[name … /]`; two brackets show a shortcode as text. */
const SHORTCODE = new RegExp(
  `\\[(\\[?)(${NAME})(?=[\\s=/\\]])(${VALUES}?)(?:/)?\\](?:((?:(?!\\[\\2[\\s\\]])[^])*?)\\[/\\2\\])?(\\]?)`,
  'gi',
);
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|(\S+)/g;

/** Turns the shortcodes of WordPress into HTML. An unknown one is removed, its text stays. */
export function convertShortcodes(
  text: string,
  { postId, site }: { postId: string; site: Pick<WxrSite, 'attachments'> },
): { html: string; losses: ImportLoss[] } {
  const losses: ImportLoss[] = [];
  const convertText = (source: string): string =>
    source.replace(
      SHORTCODE,
      (whole, escaped, name: string, values: string, inner: string | undefined, end) => {
        if (escaped && end) return whole.slice(1, -1);
        const attributes = readAttributes(values);
        // Somebody may have written a word in brackets.
        const isText = inner === undefined && !values.includes('=') && !/[_-]/.test(name);
        const html = convertShortcode(name.toLowerCase(), attributes, inner);
        if (html === null && isText && name !== 'gallery') return whole;
        if (html === null) losses.push({ code: 'shortcodeUnknown', detail: name });
        return `${escaped}${html ?? convertText(inner ?? '')}${end}`;
      },
    );

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
