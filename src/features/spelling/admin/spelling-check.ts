import type { Editor } from '@tiptap/core';
import { listTypographyMarks } from '#az/spelling/list-typography-marks.ts';
import { applyMarks, type SpellingMark } from '#az/spelling/spelling-mark.ts';
import { href } from '#platform/http/href.ts';
import { typeIntoField } from '#platform/ui/set-input-value.ts';
import type { SpellingAnswer } from './spelling-data.ts';
import {
  correctMarks,
  listPlacedMarks,
  listTextBlocks,
  type PlacedMark,
  showMarks,
  type TextBlock,
} from './spelling-decorations.ts';
import { MAX_PARAGRAPH_LENGTH, MAX_PARAGRAPHS, MAX_TEXT_LENGTH } from './spelling-limits.ts';

/** A mistake with the text around it. */
export interface Mistake {
  mark: SpellingMark;
  /** The name of the field. */
  place: string;
  before: string;
  written: string;
  after: string;
}

export interface SpellingCheck {
  /**
   * Checks the texts of the form and returns the mistakes in their order. Underlines them in the editor. Null while a word is
   * being composed: a change of the underlines would interrupt keyboards of phones.
   */
  run(): Promise<Mistake[] | null>;
  /** Corrects these mistakes, where the text has not changed. One undo in each field takes it back. */
  correct(mistakes: readonly Mistake[]): void;
  /** Corrects the mistake at the cursor. False when there is none. */
  correctAtCursor(): boolean;
  /** Stops marking this word, or this kind of mistake with these characters, as long as the form is open. */
  ignore(mistake: Mistake): void;
}

/** Characters before and after a mistake in the list. */
const CONTEXT_LENGTH = 24;

/** The check of the fields of an article: the editor, and each text area with `data-spelling`, the name of the field. */
export function createSpellingCheck(
  editor: Editor,
  form: HTMLFormElement,
  contentName: string,
): SpellingCheck {
  const cache = createMarkCache();
  const ignored = new Set<string>();
  let fieldMarks: { field: HTMLTextAreaElement; text: string; marks: readonly SpellingMark[] }[] = [];

  const listFields = () => [...form.querySelectorAll<HTMLTextAreaElement>('textarea[data-spelling]')];
  const select = (text: string, marks: readonly SpellingMark[]) =>
    withoutOverlaps(marks.filter((mark) => !ignored.has(ignoreKey(mark, text.slice(mark.start, mark.end)))));

  function markContent(): Mistake[] {
    const blocks = listTextBlocks(editor.state.doc);
    const typography = listTypographyMarks(blocks.map(({ text }) => text));
    const before = listPlacedMarks(editor.state);
    const placeMarks = ({ text, start }: TextBlock, at: number): PlacedMark[] => {
      const found = cache.find(text);
      // The paragraph has changed since it was sent. Its marks stay until the next check.
      if (!found) return before.filter(({ from }) => from >= start && from <= start + text.length);
      return select(text, [...found, ...(typography[at] ?? [])]).map((mark) => ({
        mark,
        written: text.slice(mark.start, mark.end),
        from: start + mark.start,
        to: start + mark.end,
      }));
    };
    const placed = blocks.map((block, at) => ({ ...block, marks: placeMarks(block, at) }));
    const shown = showMarks(
      editor.view,
      placed.flatMap(({ marks }) => marks),
    );
    return placed
      .flatMap(({ text, start, marks }) =>
        marks.map(({ from, to }) => [text, from - start, to - start] as const),
      )
      .flatMap((place, at) => (shown[at] ? [toMistake(shown[at].mark, contentName, ...place)] : []));
  }

  function markFields(): Mistake[] {
    fieldMarks = listFields().map((field) => {
      const { value } = field;
      const [typography = []] = listTypographyMarks([value]);
      return { field, text: value, marks: select(value, [...(cache.find(value) ?? []), ...typography]) };
    });
    return fieldMarks.flatMap(({ field, text, marks }) =>
      marks.map((mark) => toMistake(mark, field.dataset.spelling ?? '', text, mark.start, mark.end)),
    );
  }

  function correct(marks: ReadonlySet<SpellingMark>): void {
    correctMarks(editor.view, marks);
    for (const { field, text, marks: own } of fieldMarks) {
      const chosen = own.filter((mark) => marks.has(mark));
      if (field.value === text) typeIntoField(field, applyMarks(text, chosen));
    }
  }

  function findAtCursor(): SpellingMark | undefined {
    const { activeElement } = document;
    if (activeElement === editor.view.dom) {
      // The state of the editor may still have the position before the last key.
      const { focusNode, focusOffset } = document.getSelection() ?? {};
      const cursor = focusNode ? editor.view.posAtDOM(focusNode, focusOffset ?? 0) : -1;
      return listPlacedMarks(editor.state).find(({ from, to }) => from <= cursor && cursor <= to)?.mark;
    }
    const focused = fieldMarks.find(({ field }) => field === activeElement);
    const cursor = focused?.field.selectionStart ?? 0;
    return focused?.marks.find(({ start, end }) => start <= cursor && cursor <= end);
  }

  return {
    async run() {
      const texts = listTextBlocks(editor.state.doc).map(({ text }) => text);
      await cache.request([...listFields().map(({ value }) => value), ...texts]);
      if (editor.isDestroyed || editor.view.composing) return null;
      return [...markFields(), ...markContent()];
    },
    correct: (mistakes) => correct(new Set(mistakes.map(({ mark }) => mark))),
    correctAtCursor() {
      const mark = findAtCursor();
      if (mark) correct(new Set([mark]));
      return mark !== undefined;
    },
    ignore: ({ mark, written }) => void ignored.add(ignoreKey(mark, written)),
  };
}

const MAX_KEPT = 2000;

/** The mistakes of paragraphs by their text, so that a paragraph is sent again only when it has changed. */
interface MarkCache {
  /** Undefined when the paragraph was not checked yet. */
  find(text: string): readonly SpellingMark[] | undefined;
  /** Asks the server for the paragraphs that were not checked. When that fails, they stay unchecked. */
  request(texts: readonly string[]): Promise<void>;
}

function createMarkCache(): MarkCache {
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

function toMistake(mark: SpellingMark, place: string, text: string, start: number, end: number): Mistake {
  const [from, to] = [start - CONTEXT_LENGTH, end + CONTEXT_LENGTH];
  return {
    mark,
    place,
    written: text.slice(start, end),
    before: `${from > 0 ? '…' : ''}${text.slice(Math.max(0, from), start)}`,
    after: `${text.slice(end, to)}${to < text.length ? '…' : ''}`,
  };
}

function ignoreKey({ kind }: SpellingMark, written: string): string {
  return `${kind} ${written}`;
}

/** In the order of the text. Of marks that overlap, the first stays; the other is found again after its correction. */
function withoutOverlaps(marks: readonly SpellingMark[]): SpellingMark[] {
  let end = -1;
  return marks
    .toSorted((a, b) => a.start - b.start)
    .filter((mark) => {
      if (mark.start < end) return false;
      end = mark.end;
      return true;
    });
}
