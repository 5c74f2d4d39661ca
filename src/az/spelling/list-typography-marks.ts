import { createAddressTest } from './address-ranges.ts';
import type { SpellingMark } from './spelling-mark.ts';

const DOUBLE_SPACE = /(?<=\S) {2,}(?=\S)/g;
const QUOTES = /["“”]/g;
/** Quotation marks of other systems: `„…“` closes with the mark that opens ours. */
const OTHER_SYSTEM = /[„‟]/;
const BEFORE_OPENING = /^$|[\s([{–—‘«/-]/;
const CAPITALISED_WORDS = /^\p{Lu}[\p{L}\p{M}]*(?:[ -](?:\p{Lu}[\p{L}\p{M}]*|\d+))*/u;

interface Quote {
  at: number;
  isOpening: boolean;
}

/**
 * Double spaces, straight quotation marks and quotation marks that are not closed, for each paragraph of a text in order.
 * A quotation may continue over several paragraphs. Addresses have no marks.
 */
export function listTypographyMarks(paragraphs: readonly string[]): SpellingMark[][] {
  const quotes = paragraphs.map(readQuotes);
  return paragraphs.map((text, at) => {
    const isAddress = createAddressTest(text);
    return [
      ...listDoubleSpaces(text),
      ...listStraightQuotes(text, quotes[at] ?? []),
      ...listUnclosedQuotes(paragraphs, quotes, at),
    ]
      .filter(({ start, end }) => !isAddress(start, end))
      .sort((a, b) => a.start - b.start);
  });
}

function listDoubleSpaces(text: string): SpellingMark[] {
  return Array.from(text.matchAll(DOUBLE_SPACE), ({ 0: spaces, index }) => ({
    kind: 'doubleSpace',
    start: index,
    end: index + spaces.length,
    suggestion: ' ',
  }));
}

function listStraightQuotes(text: string, quotes: readonly Quote[]): SpellingMark[] {
  return quotes.flatMap(({ at, isOpening }) =>
    text[at] === '"'
      ? [{ kind: 'straightQuote', start: at, end: at + 1, suggestion: isOpening ? '“' : '”' }]
      : [],
  );
}

/** The quotation marks of a paragraph. The characters around a straight one show whether it opens or closes. */
function readQuotes(text: string): Quote[] {
  const isAddress = createAddressTest(text);
  const quotes: Quote[] = [];
  let depth = 0;
  for (const { 0: mark, index: at } of text.matchAll(QUOTES)) {
    const isOpening = mark === '"' ? opens(text, at, depth) : mark === '“';
    if (isOpening === null || isAddress(at, at + 1)) continue;
    depth = Math.max(0, depth + (isOpening ? 1 : -1));
    quotes.push({ at, isOpening });
  }
  return quotes;
}

function opens(text: string, at: number, depth: number): boolean | null {
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  // Inches: 5" without a quotation before it.
  if (/\d/.test(before) && depth === 0) return null;
  const canOpen = BEFORE_OPENING.test(before) && /\S/.test(after);
  const canClose = /\S/.test(before);
  if (canOpen && canClose) return depth === 0;
  return canOpen || canClose ? canOpen : null;
}

/** The quotation of a paragraph that is never closed. None when there are several, because their ends are not sure. */
function listUnclosedQuotes(
  paragraphs: readonly string[],
  quotes: readonly (readonly Quote[])[],
  at: number,
): SpellingMark[] {
  const text = paragraphs[at] ?? '';
  const { unclosed } = pairQuotes(quotes[at] ?? []);
  const [opening] = unclosed;
  if (opening === undefined || unclosed.length > 1 || OTHER_SYSTEM.test(text)) return [];
  return isClosedLater(paragraphs, quotes, at) ? [] : [closingOf(text, opening)];
}

/** Quotations of several paragraphs end in a later one, and may begin each paragraph with a quotation mark. */
function isClosedLater(
  paragraphs: readonly string[],
  quotes: readonly (readonly Quote[])[],
  at: number,
): boolean {
  if (/^\s*["“]/.test(paragraphs[at + 1] ?? '')) return true;
  for (const later of quotes.slice(at + 1)) {
    const { unopened, unclosed } = pairQuotes(later);
    if (unopened > 0) return true;
    if (unclosed.length > 0) return false;
  }
  return false;
}

function pairQuotes(quotes: readonly Quote[]): { unclosed: number[]; unopened: number } {
  const unclosed: number[] = [];
  let unopened = 0;
  for (const { at, isOpening } of quotes)
    if (isOpening) unclosed.push(at);
    else if (unclosed.pop() === undefined) unopened += 1;
  return { unclosed, unopened };
}

/** After a colon or at the start it is speech and ends with the paragraph. Otherwise it is a name. */
function closingOf(text: string, opening: number): SpellingMark {
  const inside = text.slice(opening + 1);
  const name = CAPITALISED_WORDS.exec(inside)?.[0] ?? '';
  const isSpeech = /(?:^|[:–—-])\s*$/.test(text.slice(0, opening)) && /[.!?…]\s*$/.test(inside);
  if (name !== '' && name.length < inside.trimEnd().length && !isSpeech) {
    const end = opening + 1 + name.length;
    return { kind: 'unclosedQuote', start: opening, end, suggestion: `${text.slice(opening, end)}”` };
  }
  const end = text.trimEnd().length;
  const last = text.slice(end - 1, end);
  // A full stop stands after the closing mark, other marks before it.
  const suggestion = last === '.' ? `”${last}` : `${last}”`;
  return { kind: 'unclosedQuote', start: end - 1, end, suggestion };
}
