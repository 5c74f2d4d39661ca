import { escapeHtml } from '#platform/text/escape-html.ts';
/**
 * The layout of an HTML mail: one column, no tables, no images, inline styles. It sets no text or background colour, so
 * that mail programs can apply their dark mode.
 */
export function renderMailHtml({ preheader = '', body }: { preheader?: string; body: string }): string {
  const hidden = preheader
    ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>`
    : '';
  return (
    '<!doctype html><html lang="az"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    '</head><body style="margin:0;padding:0">' +
    `${hidden}<div style="max-width:600px;margin:0 auto;padding:24px 16px;` +
    `font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">${body}</div></body></html>`
  );
}

/** Converts plain text to HTML paragraphs. An empty line separates paragraphs. */
export function renderMailParagraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p style="margin:0 0 16px">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** A link as a button: white on green, which is readable on every background. */
export function renderMailButton(label: string, address: string): string {
  return (
    `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 24px;` +
    'border-radius:4px;background:#047857;color:#ffffff;font-weight:bold;text-decoration:none">' +
    `${escapeHtml(label)}</a></p>`
  );
}

/** The name of the site at the top of a mail. */
export function renderMailMasthead(siteName: string): string {
  return `<p style="margin:0 0 24px;font-weight:bold;font-size:20px">${escapeHtml(siteName)}</p>`;
}

export function renderMailSmallPrint(html: string): string {
  return (
    '<div style="margin-top:32px;padding-top:16px;border-top:1px solid #808b9a;font-size:13px;opacity:0.8">' +
    `${html}</div>`
  );
}
