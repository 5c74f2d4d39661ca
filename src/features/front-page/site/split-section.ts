/** Up to this many stories beside the lead need no list. */
const MAX_WITHOUT_LIST = 5;
/** How many stories have a small picture beside the lead when the others are a list. */
const ROWS = 3;

/** A section as the front page lays it out. */
interface SplitSection<Article> {
  lead: Article | undefined;
  rows: Article[];
  /** Lines of text: none, or at least three. */
  list: Article[];
}

/** Splits the stories of a section so that no column has a single line, and none is half empty beside the picture. */
export function splitSection<Article>(articles: readonly Article[]): SplitSection<Article> {
  const [lead, ...others] = articles;
  if (others.length <= MAX_WITHOUT_LIST) return { lead, rows: others, list: [] };
  return { lead, rows: others.slice(0, ROWS), list: others.slice(ROWS) };
}
