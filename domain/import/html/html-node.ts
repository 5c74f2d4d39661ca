import { DomUtils, parseDocument } from 'htmlparser2';

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

export type HtmlText = Extract<HtmlNode, { type: 'text' }>;

export const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;
export const isText = (node: HtmlNode): node is HtmlText => node.type === 'text';

export const parseHtml = (html: string): HtmlNode[] => parseDocument(html).children;

/** Whether elements are nested in more than `limit` levels. */
export function isDeeper(nodes: readonly HtmlNode[], limit: number): boolean {
  let level = nodes;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((node) => (isElement(node) ? node.children : []));
  }
  return false;
}

/** The text without tags. Spaces and line breaks become one space. */
export const readText = (node: HtmlNode | HtmlNode[]): string =>
  DomUtils.textContent(node).replace(/\s+/g, ' ').trim();

/** A line of text that may contain tags and entities, such as a headline of WordPress. */
export const readHtmlLine = (html: string): string => readText(parseHtml(html));

export const findElements = (names: readonly string[], within: HtmlNode[]): HtmlElement[] =>
  DomUtils.findAll((element) => names.includes(element.name), within);

export const hasClass = (element: HtmlElement, pattern: RegExp): boolean =>
  (element.attribs.class ?? '').split(/\s+/).some((name) => pattern.test(name));
