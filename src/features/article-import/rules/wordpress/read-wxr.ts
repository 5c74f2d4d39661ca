import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { ImportFileInvalid } from '../imported-record.ts';

/** An element of the export with everything in it, such as an `item`. */
export interface WxrElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: WxrElement[];
  /** Its elements are nested too deeply, so only its beginning was read. */
  isTooDeep?: boolean;
}

/** WordPress nests no element deeper than `wp:commentmeta`. The parser needs quadratic time for depth. */
const MAX_DEPTH = 50;
const ITEM_END = '</item>';

class TooDeep extends Error {}

/**
 * Reads the elements of the channel of a WXR file one by one, so that the file may be larger than the memory. Tolerates
 * what WordPress writes against the rules of XML, such as control characters. Continues behind an item that is nested too
 * deeply.
 * @throws ImportFileInvalid for a file that is no WXR, or ends too early.
 */
export async function* readWxr(file: string): AsyncGenerator<WxrElement> {
  const reader = new WxrReader();
  for await (const chunk of createReadStream(file, 'utf8')) {
    reader.write(chunk as string);
    yield* reader.ready.splice(0);
  }
  reader.end();
  yield* reader.ready.splice(0);
}

class WxrReader {
  readonly ready: WxrElement[] = [];
  #open: WxrElement[] = [];
  #parser = this.#createParser();
  /** Of the text that this parser has got before the current chunk. */
  #length = 0;
  /** The end of the text behind an item that was left, or null. */
  #skipped: string | null = null;
  #isWxr = false;
  #isComplete = false;

  #createParser(): Parser {
    return new Parser(
      {
        onopentag: (name, attributes) => {
          if (this.#open.length === MAX_DEPTH) throw new TooDeep();
          if (name === 'rss')
            this.#isWxr ||= Object.values(attributes).some((value) => /wordpress\.org\/export\//.test(value));
          const element: WxrElement = { name, attributes, text: '', children: [] };
          // The channel itself would grow with the file.
          if (this.#open.length > 2) this.#open.at(-1)?.children.push(element);
          this.#open.push(element);
        },
        ontext: (text) => {
          const element = this.#open.at(-1);
          if (element && this.#open.length > 2) element.text += text;
        },
        onclosetag: (name, isImplied) => {
          const element = this.#open.pop();
          if (element && this.#open.length === 2) this.ready.push(element);
          if (name === 'rss' && !isImplied) this.#isComplete = true;
        },
      },
      { xmlMode: true },
    );
  }

  write(chunk: string): void {
    let rest = chunk;
    while (rest !== '') {
      if (this.#skipped !== null) {
        const text = this.#skipped + rest;
        const end = text.indexOf(ITEM_END);
        this.#skipped = end === -1 ? text.slice(-ITEM_END.length) : null;
        if (end === -1) return;
        this.#restart();
        rest = text.slice(end + ITEM_END.length);
        continue;
      }
      try {
        this.#parser.write(rest);
        this.#length += rest.length;
        return;
      } catch (error) {
        if (!(error instanceof TooDeep)) throw error;
        const [, , item] = this.#open;
        if (item?.name !== 'item') throw new ImportFileInvalid('its elements are nested too deeply');
        this.ready.push({ ...item, isTooDeep: true });
        rest = rest.slice(Math.max(0, this.#parser.startIndex - this.#length));
        this.#skipped = '';
      }
    }
  }

  #restart(): void {
    this.#open = [];
    this.#parser = this.#createParser();
    const start = '<rss><channel>';
    this.#parser.write(start);
    this.#length = start.length;
  }

  end(): void {
    // The parser closes all elements that are open. Only those that were closed before are whole.
    const whole = this.ready.length;
    this.#parser.end();
    this.ready.length = whole;
    if (!this.#isWxr) throw new ImportFileInvalid('<rss xmlns:wp="http://wordpress.org/export/…">');
    if (!this.#isComplete) throw new ImportFileInvalid('</rss>', 'incomplete');
  }
}

/** The text of the first child with this name; empty when there is none. */
export function childText(element: WxrElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}
