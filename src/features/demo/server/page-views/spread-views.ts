import { DAY, HOUR } from '#az/format/durations.ts';

/** The relative traffic of the 24 hours of a Baku day, from midnight. */
const HOUR_WEIGHTS = [3, 2, 1, 1, 1, 1, 2, 4, 6, 7, 8, 8, 9, 9, 8, 8, 9, 10, 11, 13, 14, 15, 13, 8];

const BAKU_OFFSET_HOURS = 4;
/** The views of an article fall to this share every day. */
const DAILY_DECAY = 0.6;

/** The relative views of an article in one hour. Both moments are epoch milliseconds. */
function getHourWeight(hour: number, publishedAt: number): number {
  const timeOfDayWeight =
    HOUR_WEIGHTS[(Math.floor(hour / HOUR) + BAKU_OFFSET_HOURS) % HOUR_WEIGHTS.length] ?? 1;
  const days = Math.max(0, hour - publishedAt) / DAY;
  // Old articles keep a few views from search.
  return timeOfDayWeight * (DAILY_DECAY ** days + 0.002);
}

/**
 * Spreads the views of an article over the hours since its publication, most of them at the beginning. Returns the views by
 * hour (epoch milliseconds), without hours before `from` and hours without views.
 */
export function spreadViews({
  views,
  publishedAt,
  from,
  now,
}: {
  views: number;
  publishedAt: number;
  from: number;
  now: number;
}): Map<number, number> {
  const first = Math.floor(publishedAt / HOUR) * HOUR;
  const hours = Array.from(
    { length: Math.max(1, Math.ceil((now - first) / HOUR)) },
    (_, index) => first + index * HOUR,
  );
  const shares = distributeInProportion(
    views,
    hours.map((hour) => getHourWeight(hour, publishedAt)),
  );
  const spread = new Map<number, number>();
  hours.forEach((hour, index) => {
    const share = shares[index] ?? 0;
    if (hour >= from && share > 0) spread.set(hour, share);
  });
  return spread;
}

/** Divides `total` into integers in proportion to the weights. Their sum is `total`. */
export function distributeInProportion(total: number, weights: readonly number[]): number[] {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  let seen = 0;
  let distributed = 0;
  return weights.map((weight) => {
    seen += weight;
    const nextTotal = totalWeight === 0 ? 0 : Math.round((total * seen) / totalWeight);
    const share = nextTotal - distributed;
    distributed = nextTotal;
    return share;
  });
}
