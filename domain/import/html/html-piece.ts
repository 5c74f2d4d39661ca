import { embedHtml, linkHtml } from './embed-html.ts';

/** A part of the result. Inline parts that follow each other become one paragraph. */
export interface HtmlPiece {
  html: string;
  isBlock: boolean;
}

export const WEB_ADDRESS = /^https?:\/\/\S+$/;

export const joinPieces = (pieces: HtmlPiece[]) => pieces.map((piece) => piece.html).join('');
export const blockPiece = (html: string): HtmlPiece[] => (html === '' ? [] : [{ html, isBlock: true }]);
/** Ends the paragraph without adding anything. */
export const PARAGRAPH_END: HtmlPiece = { html: '\n', isBlock: true };

/** Line breaks at the ends are only the distance to the next block. */
export const trimBreaks = (html: string) => html.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');

/** Puts each run of inline parts into an element. Blocks stay beside it, because a paragraph cannot contain them. */
export function wrapRuns(pieces: HtmlPiece[], name: string, attributes = '', isBlock = true): HtmlPiece[] {
  const wrapped: HtmlPiece[] = [];
  let run = '';
  const endRun = () => {
    const text = isBlock ? trimBreaks(run) : run;
    const embed = isBlock ? embedAlone(text) : null;
    if (text !== '') wrapped.push({ html: embed ?? `<${name}${attributes}>${text}</${name}>`, isBlock });
    run = '';
  };
  for (const piece of pieces) {
    if (!piece.isBlock) run += piece.html;
    else {
      endRun();
      wrapped.push(piece);
    }
  }
  endRun();
  return wrapped;
}

/** An address alone in a paragraph is an embed in the editors of other systems. */
function embedAlone(text: string): string | null {
  const address = text.replaceAll('&#38;', '&');
  return WEB_ADDRESS.test(address) ? (embedHtml(address) ?? linkHtml(address)) : null;
}
