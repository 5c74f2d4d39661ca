/**
 * Cleans pasted HTML from Word, Telegram, web pages and mail for the editor. Styles become tags, Word's lists become
 * lists, and comments, classes, fonts, spacers and empty paragraphs are removed. The text is sanitised again on save.
 */
export function cleanPaste(html: string): string {
  return [
    dropForeign,
    joinWordLists,
    marksFromStyles,
    dropAttributes,
    (text: string) => text.replace(/<\/?(?:span|font|o:p|article|section|main|center)\b[^>]*>/gi, ''),
    nameHeadings,
    divsToParagraphs,
    (text: string) => text.replace(/&nbsp;| /g, ' ').replace(/[\u00ad\u200b\u2060\ufeff]/g, ''),
    dropEmpty,
  ]
    .reduce((text, step) => step(text), html)
    .trim();
}

function dropForeign(html: string): string {
  return html
    .replace(/[\s\S]*<!--StartFragment-->|<!--EndFragment-->[\s\S]*/g, '')
    .replace(/<!--[\s\S]*?-->|<!\[[\s\S]*?\]>/g, '')
    .replace(/<(style|script|xml|head|title|w:[\w]+|m:[\w]+)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(?:html|body|meta|link|v:|w:|m:|st1:)[^>]*>/gi, '')
    .replace(/\r\n?|\n/g, ' ');
}

/** Word writes a list as paragraphs of the class MsoListParagraph with the bullet as text. */
function joinWordLists(html: string): string {
  const items = html.replace(
    /<p\b[^>]*(?:class="?MsoListParagraph\w*|mso-list:\s*l\d)[^>]*>([\s\S]*?)<\/p>/gi,
    (_all, inner: string) => {
      const text = inner.replace(/<[^>]+>|&nbsp;/g, ' ').trim();
      const mark = /^(?:\d{1,2}|[a-zA-Z])[.)]/.test(text) ? 'ol' : 'ul';
      const rest = inner.replace(
        /^((?:\s|&nbsp;|<[^>]+>)*)(?:[·•§oü–-]|\d{1,2}[.)]|[a-zA-Z][.)])(?:\s|&nbsp;|<\/?span[^>]*>)*/u,
        '$1',
      );
      return `<${mark}><li>${rest}</li></${mark}>`;
    },
  );
  return items.replace(/<\/ul>\s*<ul>|<\/ol>\s*<ol>/g, '');
}

/** Converts bold and italic styles to tags. Telegram on the web, Google Docs and Word use spans with styles. */
function marksFromStyles(html: string): string {
  return html
    .replace(/<b\b[^>]*(?<!bidi-)font-weight:\s*(?:normal|400)[^>]*>([\s\S]*?)<\/b>/gi, '$1')
    .replace(
      /<span\b[^>]*(?<!bidi-)font-weight:\s*(?:bold|[6-9]00)[^>]*>([\s\S]*?)<\/span>/gi,
      '<strong>$1</strong>',
    )
    .replace(/<span\b[^>]*(?<!bidi-)font-style:\s*italic[^>]*>([\s\S]*?)<\/span>/gi, '<em>$1</em>');
}

const ATTRIBUTE = /(?<=^|[\s"'])([^\s=/"'>]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"']+)/g;
const KEPT_ATTRIBUTE = /^(?:href|src|alt|colspan|rowspan|data-[\w-]+)$/i;

function dropAttributes(html: string): string {
  return html.replace(/<([a-z][\w:]*)\b([^>]*)>/gi, (_all, name: string, attributes: string) => {
    const kept = [...attributes.matchAll(ATTRIBUTE)].flatMap(([, key = '', value = '']) => {
      // Word writes values without quotes.
      const quoted = /^["']/.test(value) ? value : `"${value}"`;
      const isExecutable = /^["']\s*(?:javascript|data|file):/i.test(quoted) && key.toLowerCase() !== 'alt';
      return KEPT_ATTRIBUTE.test(key) && !isExecutable ? [`${key}=${quoted}`] : [];
    });
    return `<${[name.toLowerCase(), ...kept].join(' ')}>`;
  });
}

/** The editor has headings of level 2 to 4. Other levels become the nearest one, as on save. */
function nameHeadings(html: string): string {
  return html.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<(\/?)h[56]\b/gi, '<$1h4');
}

function divsToParagraphs(html: string): string {
  return html
    .replace(
      /<div>(?=[^<]*(?:<(?!div|p|ul|ol|table|h\d|blockquote|figure)[^>]*>[^<]*)*<\/div>)([\s\S]*?)<\/div>/gi,
      '<p>$1</p>',
    )
    .replace(/<\/?div>/gi, '');
}

/** Google Docs writes an empty line between two paragraphs as `<br>`. */
const BREAKS_AFTER_BLOCK = /(<\/(?:p|h[1-6]|ul|ol|table|blockquote|figure)>)(?:\s*<br ?\/?>)+/gi;

function dropEmpty(html: string): string {
  let before = '';
  let text = html;
  while (text !== before) {
    before = text;
    text = text.replace(
      /<(p|strong|em|b|i|u|h[1-6]|li|ul|ol|a|blockquote)(?: [^>]*)?>(?:\s|<br ?\/?>)*<\/\1>/gi,
      '',
    );
  }
  const tight = text.replace(BREAKS_AFTER_BLOCK, '$1');
  const split = tight.replace(/(?:<br ?\/?>\s*){2,}/gi, '</p><p>').replace(/ {2,}/g, ' ');
  // Lines that were not in a paragraph.
  return split !== tight && !/^\s*<(?:p|h\d|ul|ol|table|blockquote|figure)\b/.test(split)
    ? `<p>${split}</p>`
    : split;
}
