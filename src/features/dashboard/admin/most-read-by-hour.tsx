import type { HourlyArticle } from '#features/analytics/rules/list-most-read-by-hour.ts';
import { analyticsText, dashboardText } from '#features/analytics/text.ts';
import { fallbackText } from '#features/articles/text.ts';
import { CompactCount } from '#platform/admin/compact-count.tsx';
import { href } from '#platform/http/href.ts';
import { Table } from '#platform/ui/table.tsx';

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
              {title || fallbackText.title}
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
