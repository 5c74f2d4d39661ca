import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keepTogether } from '#az/text/keep-together.ts';

/** What is copied, sent or read by programs stays as it is: scripts with structured data, titles, fields, code. */
const LEFT_OUT = /^<(script|style|title|textarea|option|pre|code)\b/;
/** A text, or a tag. Emphasis and the marks of a search do not end a word: `“<mark>Araz</mark>-Naxçıvan”`. */
const PARTS = /([^<]+(?:<\/?(?:mark|strong|em)\b[^<>]*>[^<]*)*)|<[^<>]*>/g;
const TAGS = /<[^<>]*>/g;
const WORD_JOINER = '\u2060';

/**
 * The HTML of a page whose visible text keeps names together at the end of a line. It is the one place through which every
 * text of readers' pages goes, so that no component has to think of it. Takes linear time.
 */
export function keepHtmlTogether(html: string): string {
  let endOfLeftOut: string | null = null;
  return html.replace(PARTS, (part, text?: string) => {
    if (part === endOfLeftOut) endOfLeftOut = null;
    else if (endOfLeftOut === null) {
      if (text !== undefined) return keepPhraseTogether(text);
      const [, name] = LEFT_OUT.exec(part) ?? [];
      if (name) endOfLeftOut = `</${name}>`;
    }
    return part;
  });
}

/** A text that may have tags in it. They keep their places: only word joiners make a text longer. */
function keepPhraseTogether(html: string): string {
  if (!html.includes('<')) return keepTogether(html);
  const kept = keepTogether(html.replace(TAGS, ''));
  let at = 0;
  const take = (length: number): string => {
    const start = at;
    for (let left = length; left > 0; at++) if (kept[at] !== WORD_JOINER) left--;
    return kept.slice(start, at);
  };
  const phrase = html.replace(
    /(<[^<>]*>)|[^<]+/g,
    (part, tag?: string) => tag ?? take(part.replaceAll(WORD_JOINER, '').length),
  );
  return phrase + kept.slice(at);
}

/** A part of a readers' page as HTML, for pages that are open. */
export function renderFragment(fragment: ReactNode): string {
  return keepHtmlTogether(renderToStaticMarkup(fragment));
}
