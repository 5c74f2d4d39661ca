const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 does not allow these characters. A document that contains one cannot be read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for elements and attributes of XML. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(FORBIDDEN_CHARACTERS, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);
