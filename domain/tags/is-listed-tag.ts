/** A tag with fewer articles repeats what the pages of the articles show. */
const MIN_ARTICLES = 3;

/** Whether search engines may list the page of a tag with this many published articles. */
export function isListedTag(articleCount: number): boolean {
  return articleCount >= MIN_ARTICLES;
}
