import { slugify } from '#az/characters/slug.ts';
import { parseDayStart, parseTypedDate } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { href } from '#platform/http/href.ts';
import type { ArticleFilter } from '../../rules/admin-list/article-filter.ts';
import type { ArticleSort } from '../../rules/admin-list/list-admin-articles.ts';
import type { ArticleStatus } from '../../tables.ts';

export const LIST = href('/admin/articles');
export const listStatuses: readonly ArticleStatus[] = [
  'draft',
  'pending',
  'scheduled',
  'published',
  'archived',
];
export const listSorts = ['updated', 'published', 'title', 'views'] as const satisfies readonly ArticleSort[];

/** The parameters in the address of the admin list, as typed, so that the form can show them again. */
export interface ArticleListParameters {
  q: string;
  status: ArticleStatus | null;
  category: string;
  author: string;
  /** `YYYY-MM-DD`, or what is no day, as typed. */
  from: string;
  to: string;
  featured: boolean;
  noImage: boolean;
  mine: boolean;
  /** Null: found articles best first, others by their last change. */
  sort: ArticleSort | null;
  after: string | null;
}

export function parseArticleListParameters(search: URLSearchParams): ArticleListParameters {
  const text = (name: string) => search.get(name)?.trim().slice(0, 200) ?? '';
  const date = (name: string) => parseTypedDate(text(name)) ?? text(name);
  return {
    q: text('q'),
    status: listStatuses.find((status) => status === text('status')) ?? null,
    category: text('category'),
    author: text('author'),
    from: date('from'),
    to: date('to'),
    featured: search.has('featured'),
    noImage: search.has('noImage'),
    mine: search.has('mine'),
    sort: listSorts.find((sort) => sort === text('sort')) ?? null,
    after: search.get('after'),
  };
}

/** The address of the admin list with these parameters. Defaults are left out. */
export function articleListAddress(choice: Partial<ArticleListParameters>): string {
  const search = new URLSearchParams();
  for (const name of ['q', 'status', 'category', 'author', 'from', 'to', 'after'] as const)
    if (choice[name]) search.set(name, choice[name]);
  for (const name of ['featured', 'noImage', 'mine'] as const) if (choice[name]) search.set(name, '1');
  if (choice.sort) search.set('sort', choice.sort);
  const query = search.toString();
  return query === '' ? LIST : `${LIST}?${query}`;
}

/** Whether any filter is set. */
export function hasArticleFilter({ sort: _sort, after: _after, ...filters }: ArticleListParameters): boolean {
  return Object.values(filters).some(Boolean);
}

/** The filter of the domain, without the search. Days are days of Baku, both included. */
export function toArticleFilter(choice: ArticleListParameters, actorId: string): ArticleFilter {
  const filter: ArticleFilter = {};
  const from = parseDayStart(choice.from);
  const to = parseDayStart(choice.to);
  if (choice.status) filter.status = choice.status;
  if (choice.category) filter.category = choice.category;
  if (choice.author) filter.author = slugify(choice.author);
  if (choice.mine) filter.createdBy = actorId;
  if (choice.featured) filter.featured = true;
  if (choice.noImage) filter.noImage = true;
  if (from !== null) filter.from = from;
  if (to !== null) filter.before = to + DAY;
  return filter;
}
