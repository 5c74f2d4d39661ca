import type { ReactNode } from 'react';
import { formatNumber } from '#az/format/format-number.ts';
import { FigureTile, FigureTiles } from '#features/analytics/admin/charts/figure-tile.tsx';
import { YesterdayChange } from '#features/analytics/admin/yesterday-comparison.tsx';
import { dashboardText } from '#features/analytics/text.ts';
import { dashboardScreenText } from '../text.ts';
import type { Dashboard } from './read-dashboard.server.ts';

/** The tiles: readers now, page views, readers and articles of today beside yesterday, and subscribers. Each has small print. */
export function DashboardTiles({ figures }: { figures: Dashboard }) {
  const { live, published, today, yesterday, soFar, subscribers } = figures;
  const tiles = [
    { name: dashboardText.viewsToday, of: 'views' },
    { name: dashboardText.readersToday, of: 'readers' },
  ] as const;
  return (
    <FigureTiles>
      <FigureTile name={dashboardText.live} value={live} isLive>
        <SmallPrint>{dashboardText.liveHint}</SmallPrint>
      </FigureTile>
      {tiles.map(({ name, of }) => (
        <FigureTile key={of} name={name} value={today[of]}>
          <SmallPrint>
            <YesterdayChange of={of} yesterday={yesterday} soFar={soFar} />
          </SmallPrint>
        </FigureTile>
      ))}
      <FigureTile name={dashboardText.publishedToday} value={published.today}>
        <SmallPrint>{dashboardText.yesterdayWas(formatNumber(published.yesterday))}</SmallPrint>
      </FigureTile>
      {subscribers && (
        <FigureTile name={dashboardText.subscribers} value={subscribers.confirmed}>
          <SmallPrint>
            {subscribers.isSample
              ? dashboardScreenText.sample
              : dashboardText.subscribersPending(formatNumber(subscribers.pending))}
          </SmallPrint>
        </FigureTile>
      )}
    </FigureTiles>
  );
}

function SmallPrint({ children }: { children: ReactNode }) {
  return <span className="tabular block text-xs">{children}</span>;
}
