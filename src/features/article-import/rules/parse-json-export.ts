import { ImportFileInvalid } from './imported-record.ts';

/** The value of a JSON file. @throws ImportFileInvalid, which tells a file without its end from a damaged one. */
export function parseJsonExport(text: string): unknown {
  const json = text.replace(/^\ufeff/, '').trimEnd();
  try {
    return JSON.parse(json);
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = /position (\d+)/.exec(message)?.[1];
    const isCut =
      /Unexpected end|Unterminated string/.test(message) ||
      (position !== undefined && Number(position) >= json.length);
    throw new ImportFileInvalid(message, isCut ? 'incomplete' : 'invalid');
  }
}
