import { formatDayMonth, formatTime } from '#az/dates.ts';
import { analyticsText, dashboardText } from '#az/text/analytics.ts';
import { TimeChart } from './charts/time-chart.tsx';

const HOUR_MS = 3_600_000;

interface HourChartProps {
  hours: readonly { hour: number; views: number; before: number }[];
  now: number;
}

/** The hours of today as bars, those of yesterday as a line. */
export function HourChart({ hours, now }: HourChartProps) {
  const points = hours.map(({ hour, views, before }) => ({
    key: hour,
    label: formatTime(hour),
    title: `${formatTime(hour)}–${formatTime(hour + HOUR_MS)}`,
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
