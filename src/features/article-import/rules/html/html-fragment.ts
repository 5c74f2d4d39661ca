import { parseEmbed } from '#features/articles/rules/article-content.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';

/** A part of the result. Inline parts that follow each other become one paragraph. */
export interface HtmlFragment {
  html: string;
  isBlock: boolean;
}

/** Without tags: behind an address may stand a line break. */
export const WEB_ADDRESS = /^https?:\/\/[^\s<>]+$/;

export const joinFragments = (fragments: HtmlFragment[]) =>
  fragments.map((fragment) => fragment.html).join('');
export const blockFragment = (html: string): HtmlFragment[] => (html === '' ? [] : [{ html, isBlock: true }]);
/** Ends the paragraph without adding anything. */
export const PARAGRAPH_END: HtmlFragment = { html: '\n', isBlock: true };

/** Line breaks at the ends are only the distance to the next block. */
export const trimBreaks = (html: string) => html.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');

/** Puts each run of inline parts into an element. Blocks stay beside it, because a paragraph cannot contain them. */
export function wrapInlineFragments(
  fragments: HtmlFragment[],
  name: string,
  attributes = '',
  isBlock = true,
): HtmlFragment[] {
  const wrapped: HtmlFragment[] = [];
  let run = '';
  const endRun = () => {
    const wrap = (html: string) => `<${name}${attributes}>${html}</${name}>`;
    if (!isBlock && run !== '') wrapped.push({ html: wrap(run), isBlock });
    if (isBlock)
      for (const part of name === 'p' ? splitAtEmbeds(run) : [run]) {
        const text = trimBreaks(part);
        if (text !== '') wrapped.push({ html: embedAlone(text) ?? wrap(text), isBlock });
      }
    run = '';
  };
  for (const fragment of fragments) {
    if (!fragment.isBlock) run += fragment.html;
    else {
      endRun();
      wrapped.push(fragment);
    }
  }
  endRun();
  return wrapped;
}

/** The text in parts: an address of a video or a post that stands alone in a line is one, as in the editors of other systems. */
function splitAtEmbeds(text: string): string[] {
  const parts: string[] = [];
  let lines: string[] = [];
  for (const line of text.split('<br>')) {
    const address = addressAlone(line);
    if (address === null || !embedHtml(address)) {
      lines.push(line);
      continue;
    }
    parts.push(lines.join('<br>'), line);
    lines = [];
  }
  return [...parts, lines.join('<br>')];
}

/** An address alone in a paragraph is an embed, or a link. */
function embedAlone(text: string): string | null {
  const address = addressAlone(text);
  return address === null ? null : (embedHtml(address) ?? linkHtml(address));
}

/** The address of a text that has nothing else. Some editors make a link of it whose text is the address. */
function addressAlone(text: string): string | null {
  const [, target, label] = /^<a href="([^"<>]*)"[^<>]*>([^<>]*)<\/a>$/.exec(text.trim()) ?? [];
  const address = (label ?? text).trim().replaceAll('&#38;', '&');
  if (target !== undefined && target.replaceAll('&#38;', '&') !== address) return null;
  return WEB_ADDRESS.test(address) ? address : null;
}

/** A paragraph with a link. */
export function linkHtml(address: string, text = address): string {
  return `<p><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></p>`;
}

/** The post or video of another site as the article editor writes it; null when the site cannot be embedded. */
export function embedHtml(address: string): string | null {
  const embed = parseEmbed(toPageAddress(address));
  if (!embed) return null;
  const { provider } = embed;
  const href = escapeHtml(embed.address);
  return `<figure data-embed="${provider}" data-address="${href}"><a href="${href}">${href}</a></figure>`;
}

/** The address of the page of a video instead of that of its player, because readers without scripts follow it. */
function toPageAddress(address: string): string {
  const full = address.replace(/^\/\//, 'https://');
  const video = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})(?:[?#/]|$)/.exec(
    full,
  );
  return video && video[1] !== 'videoseries' ? `https://www.youtube.com/watch?v=${video[1]}` : full;
}
