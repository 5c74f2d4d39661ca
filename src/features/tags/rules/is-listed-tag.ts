/** A tag with fewer published articles repeats what the pages of the articles show. Search engines do not list it. */
export const MIN_LISTED_TAG_ARTICLES = 3;

/** Whether search engines may list the page of a tag with this many published articles. */
export function isListedTag(articleCount: number): boolean {
  return articleCount >= MIN_LISTED_TAG_ARTICLES;
}
