import { CompactCount } from '#app/admin/parts/compact-count.tsx';
import { Table } from '#app/ui/table.tsx';
import { adminText } from '#az/text/admin/admin.ts';
import { analyticsText, dashboardText } from '#az/text/admin/analytics.ts';
import type { HourlyArticle } from '#domain/analytics/list-most-read-by-hour.ts';
import { href } from '#domain/href.ts';

const columns = [
  { label: analyticsText.article },
  { label: dashboardText.thisHour, className: 'text-end' },
  { label: dashboardText.lastHour, className: 'text-end max-sm:hidden' },
];

/** The most-read articles of this hour, with their readers and page views of this hour and the last. */
export function MostReadByHour({ articles }: { articles: readonly HourlyArticle[] }) {
  return (
    <Table
      caption={dashboardText.mostRead}
      columns={columns}
      isEmpty={articles.length === 0}
      empty={dashboardText.mostReadEmpty}
    >
      {articles.map(({ id, slug, title, thisHour, lastHour }) => (
        <tr key={id}>
          <th scope="row" className="w-full min-w-48">
            <a
              href={href('/article/:slug', { slug })}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {title || adminText.untitled}
            </a>
          </th>
          {[thisHour, lastHour].map(({ views, readers }, index) => (
            <td
              key={index === 0 ? 'this' : 'last'}
              className={`tabular whitespace-nowrap text-end ${index === 1 ? 'max-sm:hidden' : ''}`}
            >
              <CompactCount value={readers} text={analyticsText.readersOf} />
              <span className="block text-muted">
                <CompactCount value={views} text={analyticsText.viewsOf} />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
