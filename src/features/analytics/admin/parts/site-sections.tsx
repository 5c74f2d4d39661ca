import { Link } from 'react-router';
import { formatShortDate } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import type { RankedSearch } from '#features/search/rules/statistics/search-statistics.ts';
import { href } from '#platform/http/href.ts';
import { Table } from '#platform/ui/table.tsx';
import { analyticsText } from '../../text.ts';
import { BarTable } from '../charts/bar-table.tsx';
import { FigureTile, FigureTiles } from '../charts/figure-tile.tsx';
import type { SiteFigures } from '../read-analytics.server.ts';
import { Panel } from './panel.tsx';

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

interface SearchTableProps {
  caption: string;
  searches: readonly RankedSearch[];
  empty: string;
  /** Adds a link that makes the query another spelling of a name (`/admin/search/names`). */
  hasNameLinks?: boolean;
}

/** The searches of readers, with how often they found nothing. Each links to the search page of readers. */
function SearchTable({ caption, searches, empty, hasNameLinks = false }: SearchTableProps) {
  if (searches.length === 0) return <p className="py-6 text-center text-muted">{empty}</p>;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 text-start font-medium">
            {analyticsText.word}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {analyticsText.count}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {analyticsText.zeroCount}
          </th>
          {hasNameLinks && <td />}
        </tr>
      </thead>
      <tbody>
        {searches.map(({ query, count, zeroCount }) => (
          <tr key={query} className="border-line border-b last:border-0">
            <th scope="row" className="w-full text-start font-medium">
              <a
                href={`${href('/search')}?q=${encodeURIComponent(query)}`}
                className="inline-flex min-h-11 items-center break-all hover:underline"
              >
                {query}
              </a>
            </th>
            <td className="tabular ps-3 text-end">{formatNumber(count)}</td>
            <td
              className={`tabular ps-3 text-end ${zeroCount > 0 ? 'font-semibold text-live' : 'text-muted'}`}
            >
              {formatNumber(zeroCount)}
            </td>
            {hasNameLinks && (
              <td className="ps-3 text-end">
                <a
                  href={`${href('/admin/search/names')}?word=${encodeURIComponent(query)}`}
                  className="inline-flex min-h-11 items-center whitespace-nowrap text-accent hover:underline"
                >
                  {analyticsText.addName}
                  <span className="sr-only">: {query}</span>
                </a>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const columns = [
  { label: analyticsText.issue },
  { label: analyticsText.date },
  { label: analyticsText.sent, className: 'text-end' },
  { label: analyticsText.unsent, className: 'text-end' },
  { label: analyticsText.left, className: 'text-end' },
];

/** The new and the lost subscribers of the range, and the delivery counts of its issues. */
function NewsletterFigures({ figures, csv }: { figures: SiteFigures['newsletter']; csv: string }) {
  const { confirmed, subscriptions, issues } = figures;
  return (
    <Panel title={analyticsText.newsletter} csv={csv}>
      <FigureTiles>
        <FigureTile name={analyticsText.subscribers} value={confirmed} />
        <FigureTile name={analyticsText.newSubscribers} value={subscriptions.confirmed} />
        <FigureTile name={analyticsText.leftSubscribers} value={subscriptions.unsubscribed} />
      </FigureTiles>
      <Table
        caption={analyticsText.newsletter}
        columns={columns}
        isEmpty={issues.length === 0}
        empty={analyticsText.issuesEmpty}
      >
        {issues.map(({ id, subject, finishedAt, counts }) => (
          <tr key={id}>
            <th scope="row">
              <Link
                to={href('/admin/newsletter/:id', { id })}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                {subject}
              </Link>
            </th>
            <td className="tabular whitespace-nowrap">{formatShortDate(finishedAt)}</td>
            <td className="tabular text-end">{formatNumber(counts.sent)}</td>
            <td className="tabular text-end">{formatNumber(counts.refused + counts.failed)}</td>
            <td className="tabular text-end">{formatNumber(counts.unsubscribed)}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
