/** How busy the hours of a Baku day are, from midnight on: a quiet night, a busy evening. */
const HOURS = [3, 2, 1, 1, 1, 1, 2, 4, 6, 7, 8, 8, 9, 9, 8, 8, 9, 10, 11, 13, 14, 15, 13, 8];

const HOUR_MS = 3_600_000;
const BAKU_HOURS = 4;
/** An article has this share of its readers still left after a day. */
const STAYS_PER_DAY = 0.6;

/** How much an hour weighs for an article of this moment, both epoch milliseconds. */
function weightOf(hour: number, publishedAt: number): number {
  const ofDay = HOURS[(Math.floor(hour / HOUR_MS) + BAKU_HOURS) % HOURS.length] ?? 1;
  const days = Math.max(0, hour - publishedAt) / (24 * HOUR_MS);
  // Something is always found by search, years later.
  return ofDay * (STAYS_PER_DAY ** days + 0.002);
}

/**
 * Spreads the views of an article over the hours since it was published, as readers come: most of them at once. Of an
 * article that is older than `from`, only what is left for the hours since. Hours without any are not there.
 */
export function spreadViews(the: {
  views: number;
  publishedAt: number;
  from: number;
  now: number;
}): Map<number, number> {
  const { views, publishedAt, from, now } = the;
  const first = Math.floor(publishedAt / HOUR_MS) * HOUR_MS;
  const hours = Array.from(
    { length: Math.max(1, Math.ceil((now - first) / HOUR_MS)) },
    (_, at) => first + at * HOUR_MS,
  );
  const shares = shareOut(
    views,
    hours.map((hour) => weightOf(hour, publishedAt)),
  );
  const spread = new Map<number, number>();
  hours.forEach((hour, at) => {
    const share = shares[at] ?? 0;
    if (hour >= from && share > 0) spread.set(hour, share);
  });
  return spread;
}

/** Whole parts of `total` in the proportion of the weights; together they are `total`. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let seen = 0;
  let given = 0;
  return weights.map((weight) => {
    seen += weight;
    const until = all === 0 ? 0 : Math.round((total * seen) / all);
    const share = until - given;
    given = until;
    return share;
  });
}
