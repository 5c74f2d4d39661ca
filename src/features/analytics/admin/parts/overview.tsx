import { formatNumber } from '#az/format/format-number.ts';
import type { DaySoFar } from '../../rules/read-today.ts';
import type { ViewCounts } from '../../rules/view-counts.ts';
import { analyticsText } from '../../text.ts';
import type { AnalyticsParameters } from '../analytics-parameters.ts';
import type { ChartPoint } from '../charts/chart-points.ts';
import { ChangeLabel, FigureTile, FigureTiles } from '../charts/figure-tile.tsx';
import { TimeChart } from '../charts/time-chart.tsx';
import { YesterdayComparison } from '../yesterday-comparison.tsx';
import { Panel } from './panel.tsx';

interface OverviewProps {
  choice: AnalyticsParameters;
  total: ViewCounts;
  /** The figures of the preceding range of the same length. */
  before: ViewCounts;
  /** Null unless the range is today. */
  soFar: DaySoFar | null;
  points: readonly ChartPoint[];
  csv: string;
}

const tiles = [
  { name: analyticsText.views, of: 'views' },
  { name: analyticsText.readers, of: 'readers' },
] as const;

/** Page views and readers of the range, compared with the preceding range (today: the same hours of yesterday), and a chart. */
export function Overview({ choice, total, before, soFar, points, csv }: OverviewProps) {
  return (
    <>
      <FigureTiles>
        {tiles.map(({ name, of }) => (
          <FigureTile key={of} name={name} value={total[of]}>
            {soFar ? (
              <YesterdayComparison of={of} yesterday={before} soFar={soFar} />
            ) : (
              <>
                {analyticsText.before(formatNumber(before[of]))}{' '}
                <ChangeLabel now={total[of]} before={before[of]} />
              </>
            )}
          </FigureTile>
        ))}
      </FigureTiles>
      <Panel title={analyticsText.time} csv={csv}>
        <ViewsChart step={choice.step} points={points} />
      </Panel>
    </>
  );
}

export function ViewsChart({
  step,
  points,
}: {
  step: AnalyticsParameters['step'];
  points: readonly ChartPoint[];
}) {
  return (
    <TimeChart
      caption={analyticsText.time}
      momentName={analyticsText[step]}
      barName={analyticsText.views}
      lineName={analyticsText.readers}
      points={points}
      labels={step === 'hour' && points.length > 24 ? 4 : 6}
    />
  );
}
