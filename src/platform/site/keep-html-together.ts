import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keepTogether } from '#az/text/keep-together.ts';

/** What is copied, sent or read by programs stays as it is: scripts with structured data, titles, fields, code. */
const LEFT_OUT = /<(script|style|title|textarea|option|pre|code)\b/y;
/** Emphasis and the marks of a search do not end a word: `“<mark>Araz</mark>-Naxçıvan”`. */
const INLINE = /<\/?(?:mark|strong|em)\b[^<>]*>/y;
/** Only a text with one of these can change. */
const MAY_CHANGE = /[-“«‘–—№]|\d /;
const TAGS = /<[^<>]*>/g;
/** The first letters of the names in `LEFT_OUT` and in `INLINE`. Comparing one letter is far cheaper than the expression. */
const LEFT_OUT_LETTERS = lettersOf('stopc');
const INLINE_LETTERS = lettersOf('mse');
const [LESS_THAN = 0, SLASH = 0] = lettersOf('</');
const WORD_JOINER = '\u2060';

/**
 * The HTML of a page whose visible text keeps names together at the end of a line. It is the one place through which every
 * text of readers' pages goes, so that no component has to think of it. Takes linear time.
 */
export function keepHtmlTogether(html: string): string {
  let kept = '';
  let copied = 0;
  let at = 0;
  while (at < html.length) {
    if (html.charCodeAt(at) === LESS_THAN) {
      at = endOfTag(html, at);
      continue;
    }
    const end = endOfPhrase(html, at);
    const phrase = html.slice(at, end);
    if (MAY_CHANGE.test(phrase)) {
      kept += html.slice(copied, at) + findKept(phrase);
      copied = end;
    }
    at = end;
  }
  return kept + html.slice(copied);
}

/** Where a tag ends, together with all that is left out inside it. */
function endOfTag(html: string, start: number): number {
  const name = LEFT_OUT_LETTERS.includes(html.charCodeAt(start + 1)) ? leftOutName(html, start) : undefined;
  const closing = name ? `</${name}>` : '>';
  const end = html.indexOf(closing, start);
  return end < 0 ? html.length : end + closing.length;
}

function leftOutName(html: string, start: number): string | undefined {
  LEFT_OUT.lastIndex = start;
  return LEFT_OUT.exec(html)?.[1];
}

function endOfPhrase(html: string, start: number): number {
  let end = html.indexOf('<', start);
  while (end >= 0) {
    const next = html.charCodeAt(end + 1);
    const letter = next === SLASH ? html.charCodeAt(end + 2) : next;
    if (!INLINE_LETTERS.includes(letter)) return end;
    INLINE.lastIndex = end;
    if (!INLINE.test(html)) return end;
    end = html.indexOf('<', INLINE.lastIndex);
  }
  return html.length;
}

function lettersOf(letters: string): number[] {
  return [...letters].map((letter) => letter.charCodeAt(0));
}

/** The same names, dates and scores stand on many pages. */
const known = new Map<string, string>();
const MAX_KNOWN = 5000;
const MAX_KNOWN_LENGTH = 300;

function findKept(phrase: string): string {
  const before = known.get(phrase);
  if (before !== undefined) return before;
  const kept = keepPhraseTogether(phrase);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: how much is kept only costs memory and time
  if (known.size >= MAX_KNOWN) known.clear();
  // Stryker disable next-line ConditionalExpression,EqualityOperator: how much is kept only costs memory and time
  if (phrase.length <= MAX_KNOWN_LENGTH) known.set(phrase, kept);
  return kept;
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
