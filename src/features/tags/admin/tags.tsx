import { Link } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { tagsText } from '#features/tags/text.ts';
import { ListPager, ListSearch } from '#platform/admin/list-controls.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { Table } from '#platform/ui/table.tsx';
import { listAdminTags } from '../rules/read-tags.ts';
import type { Route } from './+types/tags.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = (search.get('q') ?? '').slice(0, 100);
  const sort = search.get('sort') === 'used' ? ('used' as const) : ('name' as const);
  const list = await listAdminTags(servicesOf(context).db, {
    query,
    sort,
    page: Number(search.get('page') ?? 1),
  });
  return { ...list, query, sort };
}

const columns = [
  { label: tagsText.name, className: 'w-full' },
  { label: tagsText.slug, className: 'max-sm:hidden' },
  { label: tagsText.articles, className: 'whitespace-nowrap text-end!' },
];

/** All tags. For editors. */
export default function Tags({ loaderData }: Route.ComponentProps) {
  const { tags, total, page, pages, query, sort } = loaderData;
  const address = (over: { sort?: string; page?: number }) => {
    const { sort: order = sort, page: at = 1 } = over;
    const search = new URLSearchParams();
    if (query) search.set('q', query);
    if (order === 'used') search.set('sort', order);
    if (at > 1) search.set('page', String(at));
    return search.size > 0 ? `${href('/admin/tags')}?${search}` : href('/admin/tags');
  };
  return (
    <>
      <PageHead title={tagsText.title} aside={tagsText.count(formatNumber(total))} />
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ListSearch
            label={tagsText.search}
            query={query}
            parameters={sort === 'used' ? { sort } : undefined}
          />
          <nav aria-label={tagsText.sort} className="flex gap-1">
            {(['name', 'used'] as const).map((order) => (
              <Link
                key={order}
                to={address({ sort: order })}
                aria-current={sort === order ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-md px-3 text-muted hover:bg-surface aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {order === 'name' ? tagsText.byName : tagsText.byUse}
              </Link>
            ))}
          </nav>
        </div>
        <Table
          caption={tagsText.title}
          columns={columns}
          isEmpty={tags.length === 0}
          empty={query ? tagsText.nothingFound : tagsText.empty}
        >
          {tags.map((tag) => (
            <tr key={tag.id} className="hover:bg-surface">
              <th scope="row">
                <Link
                  to={href('/admin/tags/:id', { id: tag.id })}
                  className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline"
                >
                  {tag.name}
                </Link>
              </th>
              <td className="text-muted max-sm:hidden">{tag.slug}</td>
              <td className="tabular text-end">{formatNumber(tag.articleCount)}</td>
            </tr>
          ))}
        </Table>
        <ListPager page={page} pages={pages} address={(at) => address({ page: at })} />
      </div>
    </>
  );
}
