/** How many articles stand beside the lead. */
const SECONDS = 2;

/** A list as a page lays it out. Without a lead, all are rows. */
interface SplitStories<Article> {
  lead: Article | undefined;
  /** Beside the lead: two or none, because one would leave a gap. */
  seconds: Article[];
  rows: Article[];
}

/** Splits a list so that no number of articles leaves a card alone in its row. */
export function splitStories<Article>(
  articles: readonly Article[],
  { hasLead }: { hasLead: boolean },
): SplitStories<Article> {
  if (!hasLead) return { lead: undefined, seconds: [], rows: [...articles] };
  const [lead, ...others] = articles;
  const count = others.length >= SECONDS ? SECONDS : 0;
  return { lead, seconds: others.slice(0, count), rows: others.slice(count) };
}
