import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { ImportFileInvalid } from '../imported-record.ts';

/** An element of the export with everything in it, such as an `item`. */
export interface WxrElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: WxrElement[];
}

/**
 * Reads the elements of the channel of a WXR file one by one, so that the file may be larger than the memory. Tolerates
 * what WordPress writes against the rules of XML, such as control characters.
 * @throws ImportFileInvalid for a file that is no WXR, or ends too early.
 */
export async function* readWxr(file: string): AsyncGenerator<WxrElement> {
  const ready: WxrElement[] = [];
  const open: WxrElement[] = [];
  let [isWxr, isComplete] = [false, false];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'rss')
          isWxr = Object.values(attributes).some((value) => /wordpress\.org\/export\//.test(value));
        const element: WxrElement = { name, attributes, text: '', children: [] };
        // The channel itself would grow with the file.
        if (open.length > 2) open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element && open.length > 2) element.text += text;
      },
      onclosetag(name, isImplied) {
        const element = open.pop();
        if (element && open.length === 2) ready.push(element);
        if (name === 'rss' && !isImplied) isComplete = true;
      },
    },
    { xmlMode: true },
  );
  for await (const chunk of createReadStream(file, 'utf8')) {
    parser.write(chunk as string);
    yield* ready.splice(0);
  }
  parser.end();
  if (!isWxr) throw new ImportFileInvalid('<rss xmlns:wp="http://wordpress.org/export/…">');
  if (!isComplete) throw new ImportFileInvalid('</rss>');
  yield* ready.splice(0);
}

/** The text of the first child with this name; empty when there is none. */
export function childText(element: WxrElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}
