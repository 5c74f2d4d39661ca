import { SlidersHorizontal } from 'lucide-react';
import { Form } from 'react-router';
import { StatusTabs } from '#platform/admin/list-controls.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { DateField } from '#platform/ui/date-field.tsx';
import { CheckField, inputLook, SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import type { ArticleCounts } from '../../rules/admin-list/article-filter.ts';
import { articleListText } from '../../text.ts';
import { statusNames } from '../article-status-label.tsx';
import {
  type ArticleListParameters,
  articleListAddress,
  hasArticleFilter,
  LIST,
  listSorts,
  listStatuses,
} from './article-list-parameters.ts';

interface ListFiltersProps {
  choice: ArticleListParameters;
  counts: ArticleCounts;
  categories: readonly { slug: string; name: string }[];
}

/** Statuses with their counts, search, sorting and collapsible filters. The address has all of them. */
export function ListFilters({ choice, counts, categories }: ListFiltersProps) {
  const hasMore =
    choice.category || choice.author || choice.from || choice.to || choice.featured || choice.noImage;
  // Without a search the default sort is `updated`, so that the list does not offer it twice.
  const sorts = listSorts.filter((sort) => choice.q || sort !== 'updated');
  return (
    <div className="grid gap-3">
      <StatusTabs
        label={articleListText.status}
        tabs={[null, ...listStatuses].map((status) => ({
          label: status === null ? articleListText.allStatuses : statusNames[status],
          to: articleListAddress({ ...choice, status, after: null }),
          current: choice.status === status,
          count: counts[status ?? 'all'],
          isCapped: counts.capped.includes(status ?? 'all'),
        }))}
      />
      {/* The key resets the fields when the address changes. */}
      <Form key={articleListAddress(choice)} method="get" action={LIST} role="search" className="grid gap-3">
        {choice.status && <input type="hidden" name="status" value={choice.status} />}
        <div className="flex flex-wrap gap-2">
          <input
            type="search"
            name="q"
            aria-label={articleListText.search}
            placeholder={articleListText.search}
            defaultValue={choice.q}
            className={`${inputLook} max-w-md grow basis-52`}
          />
          <select
            name="sort"
            aria-label={articleListText.sort}
            defaultValue={choice.sort ?? ''}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            className={`${inputLook} w-auto!`}
          >
            <SelectOptions
              none={choice.q ? articleListText.bestFirst : articleListText.sorts.updated}
              items={sorts.map((sort) => [sort, articleListText.sorts[sort]])}
            />
          </select>
          <Button type="submit">{articleListText.apply}</Button>
          {hasArticleFilter(choice) && (
            <ButtonLink to={LIST} look="quiet">
              {articleListText.clear}
            </ButtonLink>
          )}
        </div>
        <details open={hasMore ? true : undefined} className="rounded-md border border-line">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 text-sm">
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            {articleListText.moreFilters}
          </summary>
          <div className="grid items-start gap-3 border-line border-t p-3 sm:grid-cols-2 lg:grid-cols-4">
            <SelectField label={articleListText.category} name="category" defaultValue={choice.category}>
              <SelectOptions
                none={articleListText.anyCategory}
                items={categories.map(({ slug, name }) => [slug, name])}
              />
            </SelectField>
            <TextField label={articleListText.author} name="author" defaultValue={choice.author} />
            <DateField label={articleListText.from} name="from" defaultValue={choice.from} />
            <DateField label={articleListText.to} name="to" defaultValue={choice.to} />
            <div className="flex flex-wrap gap-x-6 sm:col-span-2 lg:col-span-4">
              <CheckField label={articleListText.featured} name="featured" defaultChecked={choice.featured} />
              <CheckField
                label={articleListText.withoutImage}
                name="noImage"
                defaultChecked={choice.noImage}
              />
              <CheckField label={articleListText.mine} name="mine" defaultChecked={choice.mine} />
            </div>
          </div>
        </details>
      </Form>
    </div>
  );
}
