import { blockKinds } from './content-blocks.ts';

const SHOWS_SOMETHING = new RegExp(
  `<(?:(?:img|iframe|video|audio|hr|figure)\\b|div data-(?:${blockKinds.join('|')}))`,
  'i',
);

/** Whether HTML has visible content. An empty editor sends `<p></p>`. Takes linear time for any text: drafts are not cleaned. */
export function hasContent(html: string): boolean {
  if (SHOWS_SOMETHING.test(html)) return true;
  const text = html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;|&#xa0;|[\u200b-\u200d\ufeff]/gi, ' ');
  return text.trim() !== '';
}
