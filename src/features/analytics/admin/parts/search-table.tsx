import { formatNumber } from '#az/format/format-number.ts';
import type { RankedSearch } from '#features/search/rules/statistics/rank-searches.ts';
import { href } from '#platform/http/href.ts';
import { analyticsText } from '../../text.ts';

interface SearchTableProps {
  caption: string;
  searches: readonly RankedSearch[];
  empty: string;
  /** Adds a link that makes the query another spelling of a name (`/admin/search/names`). */
  hasNameLinks?: boolean;
}

/** The searches of readers, with how often they found nothing. Each links to the search page of readers. */
export function SearchTable({ caption, searches, empty, hasNameLinks = false }: SearchTableProps) {
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
