import { Link } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { href } from '#platform/http/href.ts';
import { Table } from '#platform/ui/table.tsx';
import type { ListedOldAddress } from '../rules/list-old-addresses.ts';
import { redirectsText } from '../text.ts';

const columns = [
  { label: redirectsText.from },
  { label: redirectsText.to },
  { label: redirectsText.hits },
  { label: redirectsText.lastHit },
  { label: redirectsText.changeColumn, hidden: true },
];

/** The redirects with their use. */
export function RedirectTable({
  addresses,
  query,
}: {
  addresses: readonly ListedOldAddress[];
  query: string;
}) {
  return (
    <Table
      caption={redirectsText.title}
      columns={columns}
      isEmpty={addresses.length === 0}
      empty={query ? redirectsText.nothingFound : redirectsText.empty}
      isStacked
    >
      {addresses.map(({ path, target, hits, lastHitAt }) => (
        <tr key={path} className="hover:bg-surface">
          <th scope="row" className="wrap-anywhere">
            {path}
          </th>
          <td data-label={redirectsText.to} className="wrap-anywhere">
            {target === null ? (
              <span className="text-muted">{redirectsText.gone}</span>
            ) : (
              <a href={target} className="text-accent underline">
                {readable(target)}
              </a>
            )}
          </td>
          <td data-label={redirectsText.hits} className="tabular">
            {formatNumber(hits)}
          </td>
          <td data-label={redirectsText.lastHit} className="whitespace-nowrap">
            {lastHitAt === null ? redirectsText.never : formatDateTime(lastHitAt)}
          </td>
          <td>
            <Link
              to={`${href('/admin/redirects')}?${new URLSearchParams({ path })}`}
              aria-label={redirectsText.changeThis(path)}
              className="inline-flex min-h-11 items-center text-accent underline"
            >
              {redirectsText.changeColumn}
            </Link>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** A stored target is percent-encoded. */
function readable(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}
