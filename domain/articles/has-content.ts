const SHOWS_SOMETHING = /<(?:(?:img|iframe|video|audio|hr|figure)\b|div data-match-card)/i;

/** Whether HTML has visible content. An empty editor sends `<p></p>`. */
export function hasContent(html: string): boolean {
  if (SHOWS_SOMETHING.test(html)) return true;
  const text = html.replace(/<[^>]*>/g, '').replace(/&nbsp;|&#160;|&#xa0;|[\u200b-\u200d\ufeff]/gi, ' ');
  return text.trim() !== '';
}
