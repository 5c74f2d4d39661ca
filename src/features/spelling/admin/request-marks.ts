import type { SpellingMark } from '#az/spelling/spelling-mark.ts';
import { href } from '#platform/http/href.ts';
import type { SpellingAnswer } from './spelling-data.ts';
import { MAX_PARAGRAPH_LENGTH, MAX_PARAGRAPHS, MAX_TEXT_LENGTH } from './spelling-limits.ts';

const MAX_KEPT = 2000;

/** The mistakes of paragraphs by their text, so that a paragraph is sent again only when it has changed. */
export interface MarkCache {
  /** Undefined when the paragraph was not checked yet. */
  find(text: string): readonly SpellingMark[] | undefined;
  /** Asks the server for the paragraphs that were not checked. When that fails, they stay unchecked. */
  request(texts: readonly string[]): Promise<void>;
}

export function createMarkCache(): MarkCache {
  const known = new Map<string, readonly SpellingMark[]>();
  return {
    find: (text) => (/\p{L}/u.test(text) ? known.get(text) : []),
    async request(texts) {
      if (known.size > MAX_KEPT) known.clear();
      const isUnknown = (text: string) =>
        /\p{L}/u.test(text) && text.length <= MAX_PARAGRAPH_LENGTH && !known.has(text);
      const paragraphs = [...new Set(texts.filter(isUnknown))];
      for (const sent of divide(paragraphs)) {
        const marks = await fetchMarks(sent);
        if (!marks) return;
        sent.forEach((text, index) => {
          known.set(text, marks[index] ?? []);
        });
      }
    },
  };
}

/** The paragraphs in parts that the server accepts. */
function divide(paragraphs: readonly string[]): string[][] {
  const parts: string[][] = [];
  let length = 0;
  for (const text of paragraphs) {
    const part = parts.at(-1);
    length += text.length;
    if (part && part.length < MAX_PARAGRAPHS && length <= MAX_TEXT_LENGTH) part.push(text);
    else {
      parts.push([text]);
      length = text.length;
    }
  }
  return parts;
}

async function fetchMarks(paragraphs: readonly string[]): Promise<SpellingAnswer['marks'] | null> {
  try {
    const response = await fetch(href('/admin/articles/spelling'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ paragraphs }),
    });
    return response.ok ? ((await response.json()) as SpellingAnswer).marks : null;
  } catch {
    return null;
  }
}
