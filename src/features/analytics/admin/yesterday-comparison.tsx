import { formatTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import type { DaySoFar } from '../rules/read-today.ts';
import type { ViewCounts } from '../rules/view-counts.ts';
import { dashboardText } from '../text.ts';
import { ChangeLabel } from './charts/figure-tile.tsx';

interface YesterdayComparisonProps {
  of: keyof ViewCounts;
  /** The whole of yesterday. */
  yesterday: ViewCounts;
  soFar: DaySoFar;
}

/** Compares a figure of today with yesterday: the whole day, and the change over the full hours that both days have. */
export function YesterdayComparison({ of, yesterday, soFar }: YesterdayComparisonProps) {
  const [now, before] = [soFar.today[of], soFar.yesterday[of]];
  return (
    <>
      {dashboardText.yesterdayWas(formatNumber(yesterday[of]))}
      {before > 0 && (
        <span className="block">
          {dashboardText.untilHour({
            time: formatTime(soFar.until),
            today: formatNumber(now),
            yesterday: formatNumber(before),
          })}{' '}
          <ChangeLabel now={now} before={before} />
        </span>
      )}
    </>
  );
}

/**
 * The same in little room: the change over the full hours that both days have, and the two figures it is computed from. The
 * whole of yesterday stands there only while no hour can be compared.
 */
export function YesterdayChange({ of, yesterday, soFar }: YesterdayComparisonProps) {
  const [now, before] = [soFar.today[of], soFar.yesterday[of]];
  if (before === 0) return dashboardText.yesterdayWas(formatNumber(yesterday[of]));
  return (
    <>
      <span className="block">
        {dashboardText.until(formatTime(soFar.until))} <ChangeLabel now={now} before={before} isShort />
      </span>{' '}
      <span className="block">
        {dashboardText.comparedCounts({ today: formatNumber(now), yesterday: formatNumber(before) })}
      </span>
    </>
  );
}
