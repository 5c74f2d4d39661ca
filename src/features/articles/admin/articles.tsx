import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { listCategories } from '#features/categories/rules/read-categories.ts';
import { findArticleIds } from '#features/search/rules/query/answer-query.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { useListPlace } from '#platform/admin/use-list-place.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { type FormReader, readForm } from '#platform/forms/read-form.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { type Actor, hasCategory, hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { commonText } from '#platform/text/common.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { countAdminArticles } from '../rules/admin-list/article-filter.ts';
import {
  type AdminArticleRow,
  listAdminArticles,
  MAX_FOUND_ARTICLES,
} from '../rules/admin-list/list-admin-articles.ts';
import { bulkActions, bulkChangeArticles } from '../rules/bulk/bulk-change-articles.ts';
import { undoBulkChange } from '../rules/bulk/undo-bulk-change.ts';
import { listUnsavedDrafts } from '../rules/drafts/list-unsaved-drafts.ts';
import { articleFormText, articleListText, deletedArticlesText } from '../text.ts';
import type { Route } from './+types/articles.ts';
import { AdminListRow } from './list/admin-list-row.tsx';
import {
  type ArticleListParameters,
  articleListAddress,
  hasArticleFilter,
  parseArticleListParameters,
  toArticleFilter,
} from './list/article-list-parameters.ts';
import { BulkBar } from './list/bulk-bar.tsx';
import { type BulkAnswer, BulkOutcomeNotice } from './list/bulk-outcome-notice.tsx';
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
    choice,
    page,
    counts,
    unsaved,
    now: now(),
    actor: { id: actor.id, role: actor.role, categories: actor.categories },
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    ownCategories: categories
      .filter(({ id }) => hasCategory(actor, id))
      .map(({ slug, name }) => ({ slug, name })),
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
  const { choice, page, counts, categories, ownCategories, unsaved, now, actor, cap } = loaderData;
  const navigation = useNavigation();
  const isBusy = navigation.state === 'submitting';
  const { articles, next } = page;
  const place = useListPlace(articles, actionData);
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
        <Form
          ref={place.form}
          method="post"
          preventScrollReset
          aria-busy={isBusy || undefined}
          onFocus={place.remember}
          className="mt-4"
        >
          <ArticleIndex
            // A new key clears the selection when the page or a version in it changes.
            key={articles.map(({ id, version }) => `${id}${version}`).join()}
            articles={articles}
            now={now}
            categories={ownCategories}
            isBusy={isBusy}
            actor={actor}
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

interface ArticleIndexProps {
  articles: readonly AdminArticleRow[];
  categories: readonly { slug: string; name: string }[];
  now: number;
  isBusy: boolean;
  /** The signed-in account. Authors may only delete, move and tag their own drafts. */
  actor: Pick<Actor, 'id' | 'role'>;
}

/** The rows of the admin list, with the bulk actions for the selected ones. */
function ArticleIndex(props: ArticleIndexProps) {
  const { articles, categories, now, isBusy, actor } = props;
  const [count, setCount] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  const recount = useCallback(() => setCount(boxesOf(list.current).filter((box) => box.checked).length), []);
  // Counts what was selected before hydration, and before the first paint, so that the bulk bar does not move.
  useLayoutEffect(recount, [recount]);
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesOf(list.current)) box.checked = isChosen;
    recount();
  };
  return (
    <>
      {/* Enter in a field of a row presses the first button: this one, which does nothing. */}
      <button type="submit" disabled hidden />
      {/* Has its height before hydration, so that the rows do not move. */}
      <div className="min-h-11">
        {isHydrated && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 ps-3 text-muted text-sm">
            <input
              type="checkbox"
              checked={count === articles.length}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && count < articles.length;
              }}
              onChange={(event) => chooseAll(event.target.checked)}
              className="size-5 accent-accent"
            />
            {articleListText.selectAll}
          </label>
        )}
      </div>
      <ul
        ref={list}
        aria-label={articleListText.title}
        onChange={recount}
        className="rounded-md border border-line bg-paper"
      >
        {articles.map((article) => (
          <AdminListRow key={article.id} article={article} now={now} actor={actor} />
        ))}
      </ul>
      <BulkBar
        count={count}
        categories={categories}
        isBusy={isBusy}
        isEditor={hasRole(actor, 'editor')}
        onClear={() => {
          // The pressed button goes with the bar.
          boxesOf(list.current)
            .findLast((box) => box.checked)
            ?.focus();
          chooseAll(false);
        }}
      />
    </>
  );
}

function boxesOf(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll<HTMLInputElement>('input[name="id"]') ?? [])];
}

const nothing: BulkAnswer = { done: null, undone: null, problem: null };

/** Runs the bulk action of a form on its articles, or the action of one row, or undoes a bulk change. */
async function changeInBulk(form: FormData, context: RouteContext, actor: Actor): Promise<BulkAnswer> {
  const { db, now: clock, newId } = servicesOf(context);
  const by = { actor, now: clock(), newId };
  const read = readForm(form);
  const { text } = read;
  try {
    if (text('intent') === 'undo') {
      const { left } = await undoBulkChange(db, { ...by, undoId: text('undoId') });
      return { ...nothing, undone: { skipped: left.length } };
    }
    const [wanted, ids] = readTarget(read);
    const action = bulkActions.find((one) => one === wanted);
    if (!action) return { ...nothing, problem: 'form.invalid' };
    if (ids.length === 0) return { ...nothing, problem: 'articles.none' };
    const category = action === 'move' ? text('target') : undefined;
    if (category === '') return { ...nothing, problem: 'category.required' };
    const { done, refused, undoId } = await bulkChangeArticles(db, {
      ...by,
      ids,
      action,
      category,
      tag: text('tag'),
      // Each row has a reason of its own.
      reason: text(`reason.${ids[0]}`),
    });
    return { ...nothing, done: { kind: action, count: done.length, refused, undoId } };
  } catch (error) {
    if (error instanceof InvalidInput)
      return { ...nothing, problem: error.problems[0]?.code ?? 'form.invalid' };
    if (error instanceof Conflict) return { ...nothing, problem: error.code };
    throw error;
  }
}

/** The button of a row says `archive:ID` and means that article alone. */
function readTarget(form: FormReader): [action: string, ids: string[]] {
  const [action, id] = form.text('row').split(':', 2);
  if (action && id) return [action, [id]];
  return [form.text('intent'), form.texts('id')];
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
