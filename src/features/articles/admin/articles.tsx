import { data, Form, Link, useNavigation } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { listCategories } from '#features/categories/rules/list-categories.ts';
import { findArticleIds } from '#features/search/rules/find-article-ids.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { commonText } from '#platform/text/common.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { countAdminArticles } from '../rules/admin-list/count-admin-articles.ts';
import { listAdminArticles, MAX_FOUND_ARTICLES } from '../rules/admin-list/list-admin-articles.ts';
import { listUnsavedDrafts } from '../rules/drafts/list-unsaved-drafts.ts';
import { articleFormText, articleListText, deletedArticlesText } from '../text.ts';
import type { Route } from './+types/articles.ts';
import { ArticleIndex } from './list/article-index.tsx';
import {
  type ArticleListParameters,
  articleListAddress,
  hasArticleFilter,
  parseArticleListParameters,
  toArticleFilter,
} from './list/article-list-parameters.ts';
import { BulkOutcomeNotice } from './list/bulk-outcome-notice.tsx';
import { changeInBulk } from './list/change-in-bulk.server.ts';
import { ListFilters } from './list/list-filters.tsx';
import { UnsavedDrafts } from './unsaved-drafts.tsx';

const PER_PAGE = 40;

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now } = servicesOf(context);
  const choice = parseArticleListParameters(new URL(request.url).searchParams);
  const filter = toArticleFilter(choice, actor.id);
  if (choice.q) filter.ids = await findArticleIds(db, { query: choice.q, limit: MAX_FOUND_ARTICLES });
  const [page, counts, categories, unsaved] = await Promise.all([
    listAdminArticles(db, { filter, sort: choice.sort ?? undefined, after: choice.after, limit: PER_PAGE }),
    countAdminArticles(db, { filter }),
    listCategories(db),
    isUnsavedListShown(choice) ? listUnsavedDrafts(db, { actor }) : [],
  ]);
  return {
    ...{ choice, page, counts, unsaved, now: now(), actor: { id: actor.id, role: actor.role } },
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    cap: filter.ids?.length === MAX_FOUND_ARTICLES ? MAX_FOUND_ARTICLES : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const outcome = await changeInBulk(await request.formData(), context, actor);
  return data(outcome, { status: outcome.problem ? 422 : 200 });
}

/** Unsaved drafts belong to the account. They are on the first page of an unfiltered list, or of a list of own drafts. */
function isUnsavedListShown(choice: ArticleListParameters): boolean {
  const hasDrafts = choice.status === null || choice.status === 'draft';
  return hasDrafts && choice.after === null && !hasArticleFilter({ ...choice, status: null, mine: false });
}

/** The admin list: search, filters, sorting and bulk changes. */
export default function Articles({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, page, counts, categories, unsaved, now, actor, cap } = loaderData;
  const navigation = useNavigation();
  const isBusy = navigation.state === 'submitting';
  const { articles, next } = page;
  return (
    <>
      <PageHead title={articleListText.title}>
        <ButtonLink to={href('/admin/articles/deleted')} look="quiet">
          {deletedArticlesText.open}
        </ButtonLink>
        <ButtonLink to={href('/admin/articles/create')} look="primary">
          {articleFormText.title}
        </ButtonLink>
      </PageHead>
      <BulkOutcomeNotice outcome={actionData} />
      <ListFilters choice={choice} counts={counts} categories={categories} />
      {cap && <p className="mt-3 text-muted text-sm">{articleListText.capped(formatNumber(cap))}</p>}
      <UnsavedDrafts drafts={unsaved} writer={actor.id} now={now} />
      {articles.length === 0 ? (
        <div className="mt-4 rounded-md border border-line p-8 text-center text-muted">
          {hasArticleFilter(choice) ? articleListText.nothingFound : articleListText.none}
        </div>
      ) : (
        <Form method="post" preventScrollReset aria-busy={isBusy || undefined} className="mt-4">
          <ArticleIndex
            // A new key clears the selection when the page or a version in it changes.
            key={articles.map(({ id, version }) => `${id}${version}`).join()}
            {...{ articles, now, categories, isBusy, actor }}
          />
        </Form>
      )}
      {(choice.after || next) && (
        <nav aria-label={articleListText.pages} className="mt-4 flex justify-between gap-2">
          {choice.after ? (
            <ButtonLink to={articleListAddress({ ...choice, after: null })}>
              {articleListText.first}
            </ButtonLink>
          ) : (
            <span />
          )}
          {next && (
            <ButtonLink to={articleListAddress({ ...choice, after: next })}>
              {articleListText.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

/** When the list cannot be read, the layout stays and offers to try again. */
export function ErrorBoundary() {
  return (
    <>
      <PageHead title={articleListText.title} />
      <Notice kind="error">
        {articleListText.failed}{' '}
        <Link to={href('/admin/articles')} reloadDocument className="underline">
          {commonText.retry}
        </Link>
      </Notice>
    </>
  );
}
