import { Link } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { OrderList } from '#platform/admin/order-list.tsx';
import { href } from '#platform/http/href.ts';
import type { AdminCategory } from '../rules/list-admin-categories.ts';
import { categoriesText } from '../text.ts';

/** All categories in the editors' order, with their article counts. */
export function CategoryOrder({ categories }: { categories: readonly AdminCategory[] }) {
  return (
    <OrderList
      label={categoriesText.order}
      hint={categoriesText.orderHint}
      items={categories}
      up={categoriesText.up}
      down={categoriesText.down}
      mark={(category) => (
        <span
          aria-hidden="true"
          className="size-5 rounded-sm border border-line"
          style={{ backgroundColor: category.color }}
        />
      )}
    >
      {(category) => (
        <span className="min-w-0 sm:grid sm:grid-cols-[1.2fr_1fr_12rem] sm:items-center sm:gap-3">
          <Link
            to={href('/admin/categories/:id', { id: category.id })}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline"
          >
            {category.name}
          </Link>
          <span className="hidden truncate text-muted text-sm sm:block">{category.slug}</span>
          <span className="tabular block pb-1 text-muted text-sm sm:pb-0">
            {categoriesText.published(formatNumber(category.articleCount))}
            {category.allArticles > category.articleCount &&
              ` · ${categoriesText.inAll(formatNumber(category.allArticles))}`}
          </span>
        </span>
      )}
    </OrderList>
  );
}
