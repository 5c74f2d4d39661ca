import type { MostReadPeriod } from '#features/analytics/rules/most-read.ts';
import { href } from '#platform/http/href.ts';
import { homeText } from '../text.ts';

/** The id of the section, so that a choice leads back to it. */
export const MOST_READ_ID = 'most-read';

const periods: readonly { period: MostReadPeriod | null; label: string }[] = [
  { period: null, label: homeText.mostReadPeriods.all },
  { period: '24h', label: homeText.mostReadPeriods.day },
  { period: '7d', label: homeText.mostReadPeriods.week },
];

/** The period of `?most-read=`. Null, the list by total views, when it is absent or invalid. */
export function parseMostReadPeriod(query: URLSearchParams): MostReadPeriod | null {
  const value = query.get('most-read');
  return periods.find(({ period }) => period === value)?.period ?? null;
}

/** The links of the switch: each opens the front page with another list. */
export function mostReadChoices(current: MostReadPeriod | null) {
  return periods.map(({ period, label }) => ({
    label,
    to: `${href('/')}${period ? `?most-read=${period}` : ''}#${MOST_READ_ID}`,
    isCurrent: period === current,
  }));
}
