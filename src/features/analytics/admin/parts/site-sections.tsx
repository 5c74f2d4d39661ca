import { formatNumber } from '#az/format/format-number.ts';
import { analyticsText } from '../../text.ts';
import { BarTable } from '../charts/bar-table.tsx';
import type { SiteFigures } from '../read-analytics.server.ts';
import { NewsletterFigures } from './newsletter-figures.tsx';
import { Panel } from './panel.tsx';
import { SearchTable } from './search-table.tsx';

interface SiteSectionsProps {
  figures: SiteFigures;
  /** All page views in the range. */
  total: number;
  csv: (what: string) => string;
}

/** The sections about the whole site: sources, devices, searches and newsletter. */
export function SiteSections({ figures, total, csv }: SiteSectionsProps) {
  const { traffic, searches, zeroSearches, searchCounts, newsletter } = figures;
  const counts = analyticsText.searchCounts(
    formatNumber(searchCounts.count),
    formatNumber(searchCounts.zeroCount),
  );
  return (
    <>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <Panel title={analyticsText.sources} csv={csv('sources')}>
          <BarTable
            caption={analyticsText.sources}
            nameHead={analyticsText.sourceHead}
            total={total}
            rows={traffic.sources.map(({ source, ...views }) => ({
              key: source,
              name: analyticsText.source[source],
              ...views,
            }))}
          />
        </Panel>
        <Panel title={analyticsText.devices} csv={csv('devices')}>
          <BarTable
            caption={analyticsText.devices}
            nameHead={analyticsText.deviceHead}
            total={total}
            rows={traffic.devices.map(({ device, ...views }) => ({
              key: device,
              name: analyticsText.device[device],
              ...views,
            }))}
          />
        </Panel>
        <Panel title={analyticsText.searches} aside={counts} csv={csv('searches')}>
          <SearchTable
            caption={analyticsText.searches}
            searches={searches}
            empty={analyticsText.searchesEmpty}
          />
          <p className="text-muted text-sm">{analyticsText.searchesKept}</p>
        </Panel>
        <Panel title={analyticsText.zeroSearches} csv={csv('zero-searches')}>
          <SearchTable
            caption={analyticsText.zeroSearches}
            searches={zeroSearches}
            hasNameLinks
            empty={searchCounts.count === 0 ? analyticsText.searchesEmpty : analyticsText.zeroEmpty}
          />
        </Panel>
      </div>
      <NewsletterFigures figures={newsletter} csv={csv('newsletter')} />
    </>
  );
}
