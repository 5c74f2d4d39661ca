/** The editor sends at most so many paragraphs and characters at once. Longer paragraphs are not checked. */
export const MAX_PARAGRAPHS = 100;
export const MAX_PARAGRAPH_LENGTH = 10_000;
export const MAX_TEXT_LENGTH = 50_000;
