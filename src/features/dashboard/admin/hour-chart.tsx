import { formatDayMonth, formatTime } from '#az/format/dates.ts';
import { HOUR } from '#az/format/durations.ts';
import { TimeChart } from '#features/analytics/admin/charts/time-chart.tsx';
import { analyticsText, dashboardText } from '#features/analytics/text.ts';

interface HourChartProps {
  hours: readonly { hour: number; views: number; before: number }[];
  now: number;
}

/** The page views per hour: today as bars, yesterday as a line. */
export function HourChart({ hours, now }: HourChartProps) {
  const points = hours.map(({ hour, views, before }) => ({
    key: hour,
    label: formatTime(hour),
    title: `${formatTime(hour)}–${formatTime(hour + HOUR)}`,
    bar: hour > now ? 0 : views,
    line: before,
  }));
  return (
    <TimeChart
      caption={`${dashboardText.hours}, ${formatDayMonth(now)}`}
      momentName={analyticsText.hour}
      barName={dashboardText.today}
      lineName={dashboardText.yesterday}
      points={points}
      labels={6}
    />
  );
}
