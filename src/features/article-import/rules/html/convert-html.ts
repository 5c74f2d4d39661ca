import { DomUtils } from 'htmlparser2';
import { escapeHtml } from '#platform/text/escape-html.ts';
import type { ImportLoss } from '../imported-record.ts';
import {
  blockFragment,
  embedHtml,
  type HtmlFragment,
  joinFragments,
  linkHtml,
  PARAGRAPH_END,
  trimBreaks,
  WEB_ADDRESS,
  wrapInlineFragments,
} from './html-fragment.ts';
import {
  findElements,
  type HtmlElement,
  type HtmlNode,
  HtmlTooComplex,
  hasClass,
  isElement,
  isText,
  parseHtml,
  readText,
} from './html-node.ts';

export interface HtmlSource {
  /** The origin of the old site, `https://old.az`. Links to it become paths, which the old addresses redirect. */
  origin: string | null;
  /** The address of the original of a picture, by its `src` and its classes. */
  findOriginal?: (src: string, classes: string) => string;
  /** Empty lines separate paragraphs, and line breaks count, as in the classic editor of WordPress. */
  hasLineBreaks?: boolean;
}

const REMOVED = /^(?:style|link|meta|noscript|svg|button|input|select|textarea|canvas|title|head|template)$/;
const PARAGRAPHS =
  /^(?:p|div|section|article|main|header|footer|aside|center|address|details|summary|body|html)$/;
const HEADINGS = /^h[1-6]$/;
const TEXT_BLOCKS = /^(?:li|td|th)$/;
/** They contain other blocks and no text. */
const CONTAINERS = /^(?:ul|ol|thead|tbody|tr)$/;
const KEPT_ATTRIBUTES = ['href', 'rel', 'target', 'colspan', 'rowspan'];
/** Scripts that only load the embeds beside them. */
const EMBED_SCRIPTS = /platform\.twitter\.com|platform\.x\.com|instagram\.com\/embed|youtube\.com/;
const POSTS = /^(?:twitter-tweet|twitter-video|instagram-media)$/;

/**
 * Turns the HTML of another system into HTML that the sanitiser keeps: pictures become figures, players and posts become
 * embeds or links, text outside of paragraphs becomes paragraphs. The result is not sanitised. HTML that is too long or too
 * deeply nested stays as it is: the sanitiser refuses it, and only this article is left out.
 */
export function convertHtml(html: string, source: HtmlSource): { html: string; losses: ImportLoss[] } {
  const losses: ImportLoss[] = [];
  try {
    const fragments = new HtmlConverter(source, losses).convertAll(parseHtml(html));
    return { html: joinFragments(wrapInlineFragments(fragments, 'p')), losses };
  } catch (error) {
    if (error instanceof HtmlTooComplex) return { html, losses: [] };
    throw error;
  }
}

/** The figure of one picture in a gallery. Null when the next figure has several. */
function closestFigure(picture: HtmlElement): HtmlElement | null {
  let node = picture.parent;
  while (node && !(isElement(node) && node.name === 'figure')) node = node.parent;
  return node && isElement(node) && findElements(['img'], node.children).length === 1 ? node : null;
}

class HtmlConverter {
  readonly #source: HtmlSource;
  readonly #losses: ImportLoss[];
  #isPreformatted = false;

  constructor(source: HtmlSource, losses: ImportLoss[]) {
    this.#source = source;
    this.#losses = losses;
  }

  convertAll(nodes: HtmlNode[]): HtmlFragment[] {
    return nodes.flatMap((node) => {
      if (isText(node)) return this.#convertText(node.data, node.prev);
      return isElement(node) ? this.#convertElement(node) : [];
    });
  }

  #convertText(text: string, before: HtmlNode | null): HtmlFragment[] {
    if (this.#isPreformatted)
      return [{ html: keepSpaces(escapeHtml(text).replace(/\r\n?|\n/g, '<br>')), isBlock: false }];
    if (!this.#source.hasLineBreaks) return [{ html: escapeHtml(text), isBlock: false }];
    const isAfterBreak = before !== null && isElement(before) && before.name === 'br';
    const lines = text.replace(/\r\n?/g, '\n').replace(isAfterBreak ? /^[ \t]*\n/ : '', '');
    return lines
      .split(/\n[ \t]*\n\s*/)
      .flatMap((paragraph, at) => [
        ...(at > 0 ? [PARAGRAPH_END] : []),
        { html: escapeHtml(paragraph).replace(/[ \t]*\n/g, '<br>'), isBlock: false },
      ]);
  }

  #convertElement(element: HtmlElement): HtmlFragment[] {
    const { name } = element;
    if (name === 'br') return [{ html: '<br>', isBlock: false }];
    if (name === 'hr') return blockFragment('<hr>');
    if (name === 'img') return this.#convertPicture(element);
    if (name === 'iframe' || name === 'embed') return this.#convertPlayer(element.attribs.src ?? '');
    if (name === 'audio' || name === 'video') return this.#convertFile(element, readText(element));
    if (name === 'script' || name === 'form') return this.#convertCode(element);
    if (REMOVED.test(name) || hasClass(element, /^kg-callout-emoji$/)) return [];
    if (hasClass(element, POSTS)) return this.#convertPost(element);
    if (hasClass(element, /^kg-(?:audio|video|file)-card$/)) return this.#convertFileCard(element);
    if (hasClass(element, /^kg-bookmark-card$/)) return this.#convertBookmark(element);
    if (name === 'figure') return this.#convertFigure(element);
    if (hasClass(element, /^wp-block-file$/)) return this.#convertFileBlock(element);
    if (name === 'pre') return this.#convertPre(element);
    if (name === 'table') return this.#convertTable(element);
    const fragments = this.convertAll(element.children);
    if (name === 'blockquote')
      return blockFragment(`<blockquote>${joinFragments(wrapInlineFragments(fragments, 'p'))}</blockquote>`);
    if (PARAGRAPHS.test(name)) return wrapInlineFragments(fragments, 'p');
    if (HEADINGS.test(name)) return wrapInlineFragments(fragments, name);
    if (CONTAINERS.test(name))
      return blockFragment(`<${name}>${joinFragments(fragments.filter(({ isBlock }) => isBlock))}</${name}>`);
    // A picture loses the link around it, so the link is not looked at.
    const isLeft = TEXT_BLOCKS.test(name) || fragments.some(({ isBlock }) => !isBlock);
    const attributes = isLeft ? this.#attributesOf(element) : '';
    if (TEXT_BLOCKS.test(name))
      return blockFragment(`<${name}${attributes}>${trimBreaks(joinFragments(fragments))}</${name}>`);
    return wrapInlineFragments(fragments, name, attributes, false);
  }

  #attributesOf({ attribs }: HtmlElement): string {
    return KEPT_ATTRIBUTES.flatMap((name) => {
      const value = attribs[name];
      if (value === undefined) return [];
      return ` ${name}="${escapeHtml(name === 'href' ? this.#toPath(value) : value)}"`;
    }).join('');
  }

  /** A link to a page of the old site becomes a path. A file of it is not imported, so its link keeps the old address. */
  #toPath(address: string): string {
    const { origin } = this.#source;
    const url = URL.parse(address, /^\/(?!\/)/.test(address) ? (origin ?? undefined) : undefined);
    const host = (text: string) => text.replace(/^www\./, '');
    if (!origin || !url || host(url.host) !== host(new URL(origin).host)) return address;
    if (!isFile(url)) return url.pathname + url.search + url.hash;
    this.#losses.push({ code: 'fileLinked', detail: url.href.slice(0, 200) });
    return url.href;
  }

  #pictureHtml({ attribs }: HtmlElement): string {
    const { src = '', alt = '' } = attribs;
    const lazy = attribs['data-src'] ?? attribs['data-lazy-src'] ?? attribs['data-orig-file'];
    const given = src === '' || src.startsWith('data:') ? (lazy ?? src) : src;
    const found = this.#source.findOriginal?.(given, attribs.class ?? '') ?? given;
    const address =
      URL.parse(found, this.#source.origin ?? undefined)?.href ?? found.replace(/^\/\//, 'https://');
    if (given !== '' && /^https?:/.test(address))
      return `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">`;
    this.#losses.push({ code: 'imageUnresolved', detail: given.slice(0, 200) });
    return '';
  }

  #convertPicture(element: HtmlElement): HtmlFragment[] {
    const picture = this.#pictureHtml(element);
    return blockFragment(picture && `<figure>${picture}</figure>`);
  }

  /** A figure of ours has one picture. A gallery becomes several figures. */
  #convertFigure(element: HtmlElement): HtmlFragment[] {
    const pictures = findElements(['img'], element.children);
    const caption = element.children.find((child) => isElement(child) && child.name === 'figcaption');
    const isGallery = pictures.length > 1;
    const rest = element.children.filter((child) => child !== caption);
    const fragments =
      pictures.length === 0
        ? wrapInlineFragments(this.convertAll(rest), 'p')
        : pictures.flatMap((picture) =>
            this.#convertPictureOf(picture, isGallery ? closestFigure(picture) : element),
          );
    const text = pictures.length === 1 ? '' : this.#captionHtml(caption);
    return [...fragments, ...blockFragment(text && `<p><em>${text}</em></p>`)];
  }

  #convertPictureOf(picture: HtmlElement, figure: HtmlElement | null): HtmlFragment[] {
    const html = this.#pictureHtml(picture);
    const [caption] = figure ? findElements(['figcaption'], figure.children) : [];
    const text = this.#captionHtml(caption);
    return blockFragment(html && `<figure>${html}${text && `<figcaption>${text}</figcaption>`}</figure>`);
  }

  #captionHtml(caption: HtmlNode | undefined): string {
    return caption && isElement(caption) ? trimBreaks(joinFragments(this.convertAll(caption.children))) : '';
  }

  #convertPlayer(src: string): HtmlFragment[] {
    const address = src.replace(/^\/\//, 'https://');
    const embed = embedHtml(address);
    if (embed) return blockFragment(embed);
    this.#losses.push({ code: 'embedUnknown', detail: URL.parse(address)?.host ?? address.slice(0, 200) });
    return blockFragment(WEB_ADDRESS.test(address) ? linkHtml(address) : '');
  }

  /** A post of X or Instagram as their sites offer it: a quotation whose last link is the post. */
  #convertPost(element: HtmlElement): HtmlFragment[] {
    const links = findElements(['a'], element.children).map(({ attribs }) => attribs.href ?? '');
    const address = element.attribs['data-instgrm-permalink'] ?? links.at(-1) ?? '';
    const embed = embedHtml(address);
    return embed
      ? blockFragment(embed)
      : blockFragment(`<blockquote>${joinFragments(this.convertAll(element.children))}</blockquote>`);
  }

  #convertCode({ name, attribs }: HtmlElement): HtmlFragment[] {
    const post = attribs['data-telegram-post'];
    if (post) return this.#convertPlayer(`https://t.me/${post}`);
    if (!EMBED_SCRIPTS.test(attribs.src ?? ''))
      this.#losses.push({ code: 'scriptRemoved', detail: attribs.src ?? name });
    return [];
  }

  #convertFile(element: HtmlElement, title: string): HtmlFragment[] {
    const sources = [element, ...findElements(['source'], element.children)];
    const src = sources.map(({ attribs }) => attribs.src).find((one) => one);
    // Without a source it would become a link to the front page of the old site.
    if (!src) return [];
    const address = URL.parse(src, this.#source.origin ?? undefined)?.href ?? src;
    this.#losses.push({ code: 'mediaLinked', detail: address.slice(0, 200) });
    const name = decodeName(address.split('/').at(-1) ?? '');
    return blockFragment(linkHtml(address, title || name || address));
  }

  /** A poem or code: line breaks and indents are part of it. */
  #convertPre(element: HtmlElement): HtmlFragment[] {
    const before = this.#isPreformatted;
    this.#isPreformatted = true;
    const fragments = this.convertAll(element.children);
    this.#isPreformatted = before;
    const inline = joinFragments(fragments.filter(({ isBlock }) => !isBlock));
    const text = inline.replace(/^(?:<br>)+/, '').replace(/(?:<br>)+$/, '');
    return [...blockFragment(text && `<p>${text}</p>`), ...fragments.filter(({ isBlock }) => isBlock)];
  }

  /** The rows of the foot come last, wherever they stand. A caption becomes a paragraph. */
  #convertTable({ children }: HtmlElement): HtmlFragment[] {
    const isNamed = (node: HtmlNode, name: string) => isElement(node) && node.name === name;
    const rowsOf = (nodes: HtmlNode[]) =>
      joinFragments(this.convertAll(nodes).filter(({ isBlock }) => isBlock));
    const caption = this.#captionHtml(children.find((node) => isNamed(node, 'caption')));
    const body = rowsOf(children.filter((node) => !isNamed(node, 'caption') && !isNamed(node, 'tfoot')));
    const feet = children.flatMap((node) => (isElement(node) && node.name === 'tfoot' ? [node] : []));
    const foot = feet.map((node) => `<tbody>${rowsOf(node.children)}</tbody>`).join('');
    return [
      ...blockFragment(caption && `<p><em>${caption}</em></p>`),
      ...blockFragment(body + foot && `<table>${body}${foot}</table>`),
    ];
  }

  /** The name of a file is a link to it. Its button and its preview would repeat it. */
  #convertFileBlock(block: HtmlElement): HtmlFragment[] {
    const links = findElements(['a'], block.children);
    const link = links.find((one) => !hasClass(one, /^wp-block-file__button$/)) ?? links[0];
    const address = link?.attribs.href;
    return link && address ? blockFragment(linkHtml(this.#toPath(address), readText(link) || address)) : [];
  }

  #convertFileCard(card: HtmlElement): HtmlFragment[] {
    const [player] = findElements(['audio', 'video'], card.children);
    const titles = DomUtils.findAll((one) => hasClass(one, /^kg-(?:audio|file-card)-title$/), card.children);
    const [link] = findElements(['a'], card.children);
    if (player) return this.#convertFile(player, readText(titles));
    return link
      ? blockFragment(linkHtml(this.#toPath(link.attribs.href ?? ''), readText(titles) || readText(link)))
      : [];
  }

  #convertBookmark(card: HtmlElement): HtmlFragment[] {
    const [link] = findElements(['a'], card.children);
    const titles = DomUtils.findAll((one) => hasClass(one, /^kg-bookmark-title$/), card.children);
    const address = link?.attribs.href;
    return address ? blockFragment(linkHtml(this.#toPath(address), readText(titles) || address)) : [];
  }
}

/** Spaces at the beginning of a line, and the second of two, would not be shown. */
function keepSpaces(html: string): string {
  return html
    .replaceAll('\t', '  ')
    .replace(/(^|<br>)( +)/g, (_, start: string, spaces: string) => start + '\u00a0'.repeat(spaces.length))
    .replaceAll('  ', ' \u00a0');
}

/** An address with the ending of a file. Pages of some systems have one too: `index.php`. */
function isFile({ pathname }: URL): boolean {
  const [, ending] = /\.([a-z0-9]{2,5})$/i.exec(pathname) ?? [];
  return ending !== undefined && !/^(?:x?html?|php\d?|aspx?|jspx?|cfm|cgi|do)$/i.test(ending);
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
