import { DomHandler, DomUtils, Parser, type parseDocument } from 'htmlparser2';

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

export type HtmlText = Extract<HtmlNode, { type: 'text' }>;

export const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;
export const isText = (node: HtmlNode): node is HtmlText => node.type === 'text';

/** In UTF-16 units. Comments and attributes of editors may be several times as long as the text. */
const MAX_LENGTH = 2_000_000;
/** The sanitiser refuses less. The parser needs quadratic time for depth. */
const MAX_DEPTH = 500;
const MAX_ELEMENTS = 50_000;

/** HTML is too long, too deeply nested or has too many elements. It was not read to its end. */
export class HtmlTooComplex extends Error {}

class LimitedHandler extends DomHandler {
  #elements = 0;

  override onopentag(name: string, attribs: Record<string, string>): void {
    this.#elements += 1;
    if (this.tagStack.length > MAX_DEPTH || this.#elements > MAX_ELEMENTS) throw new HtmlTooComplex();
    super.onopentag(name, attribs);
  }
}

/** @throws HtmlTooComplex, before any long work is done. */
export function parseHtml(html: string): HtmlNode[] {
  if (html.length > MAX_LENGTH) throw new HtmlTooComplex();
  const handler = new LimitedHandler();
  new Parser(handler).end(html);
  return handler.root.children;
}

/** The text without tags. Spaces and line breaks become one space. */
export const readText = (node: HtmlNode | HtmlNode[]): string =>
  DomUtils.textContent(node).replace(/\s+/g, ' ').trim();

/** A line of text that may contain tags and entities, such as a headline of WordPress. Empty when it is no line at all. */
export function readHtmlLine(html: string): string {
  try {
    return readText(parseHtml(html));
  } catch (error) {
    if (error instanceof HtmlTooComplex) return '';
    throw error;
  }
}

export const findElements = (names: readonly string[], within: HtmlNode[]): HtmlElement[] =>
  DomUtils.findAll((element) => names.includes(element.name), within);

export const hasClass = (element: HtmlElement, pattern: RegExp): boolean =>
  (element.attribs.class ?? '').split(/\s+/).some((name) => pattern.test(name));
