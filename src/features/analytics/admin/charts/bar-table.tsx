import { Link } from 'react-router';
import { formatDecimal, formatNumber } from '#az/format/format-number.ts';
import { analyticsText } from '../../text.ts';

/** One row of a ranking. */
interface BarRow {
  key: string;
  name: string;
  /** The link of the name, if any. */
  to?: string;
  views: number;
  readers: number;
}

interface BarTableProps {
  caption: string;
  nameHead: string;
  rows: readonly BarRow[];
  /** The total for the column of shares. Without it there is no such column. */
  total?: number;
  empty?: string;
}

/** A ranking as a table with a bar under each name. */
export function BarTable({ caption, nameHead, rows, total, empty = analyticsText.empty }: BarTableProps) {
  const maxViews = Math.max(1, ...rows.map(({ views }) => views));
  if (rows.length === 0) return <p className="py-6 text-center text-muted">{empty}</p>;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 text-start font-medium">
            {nameHead}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {analyticsText.views}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {analyticsText.readers}
          </th>
          {total !== undefined && (
            <th scope="col" className="py-2 ps-3 text-end font-medium">
              {analyticsText.share}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className="border-line border-b last:border-0">
            <th scope="row" className="w-full wrap-anywhere py-1.5 text-start font-medium">
              {row.to ? (
                <Link to={row.to} className="inline-flex min-h-8 items-center hover:underline">
                  {row.name}
                </Link>
              ) : (
                <span className="inline-flex min-h-8 items-center">{row.name}</span>
              )}
              <svg
                aria-hidden="true"
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="block h-1.5 w-full"
              >
                <rect width="100" height="4" rx="0.5" className="fill-surface" />
                <rect width={(row.views / maxViews) * 100} height="4" rx="0.5" className="fill-accent" />
              </svg>
            </th>
            <td className="tabular whitespace-nowrap ps-3 text-end align-top leading-8">
              {formatNumber(row.views)}
            </td>
            <td className="tabular whitespace-nowrap ps-3 text-end align-top leading-8">
              {formatNumber(row.readers)}
            </td>
            {total !== undefined && (
              <td className="tabular whitespace-nowrap ps-3 text-end align-top text-muted leading-8">
                {`${formatDecimal(total === 0 ? 0 : (row.views / total) * 100)}%`}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
