import { escapeHtml } from '#platform/text/escape-html.ts';

/** Telegram accepts 4,096 characters without the tags. These limits leave space for scores and the link. */
const MAX_EXCERPT = 2000;
const MAX_HEADLINE = 500;

/** A post as it has to look now. */
export interface TelegramMessage {
  /** What editors read in the list of deliveries. */
  title: string;
  /** The page. */
  address: string;
  /** In the HTML of the Bot API. */
  text: string;
  /** Telegram shows a preview of the page. */
  hasPreview: boolean;
  /** Whether it may be posted when there is no post yet. Otherwise it only replaces one. */
  canBegin: boolean;
}

/** The article or match that a post is about. */
export interface TelegramSubject {
  type: 'article' | 'match';
  id: string;
}

export const bold = (text: string) => `<b>${escapeHtml(cut(text, MAX_HEADLINE))}</b>`;
export const struck = (text: string) => `<s>${escapeHtml(cut(text, MAX_HEADLINE))}</s>`;
export const italic = (text: string) => `<i>${escapeHtml(text)}</i>`;
export const plain = (text: string) => escapeHtml(cut(text, MAX_EXCERPT));
export const link = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

/** Joins the parts of a post with empty lines. Empty parts are left out. */
export function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Whole characters only: half of a surrogate pair would not be valid text. */
function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
