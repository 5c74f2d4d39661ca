import { data, Form, useNavigation } from 'react-router';
import { formatListTime, isoBaku } from '#az/format/dates.ts';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { NotFound } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { formatPageCursor, momentValue, parsePageCursor } from '#platform/http/page-cursor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { commonText } from '#platform/text/common.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { listDeletedArticles } from '../rules/deleted/deleted-articles.ts';
import { restoreDeletedArticle } from '../rules/deleted/restore-deleted-article.ts';
import { articleColumnText, articleListText, deletedArticlesText, fallbackText } from '../text.ts';
import type { Route } from './+types/deleted.ts';
import { ArticleStatusLabel } from './article-status-label.tsx';

const ADDRESS = href('/admin/articles/deleted');

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now } = servicesOf(context);
  const after = parsePageCursor(new URL(request.url).searchParams.get('after'), momentValue);
  const { articles, next } = await listDeletedArticles(db, { actor, after });
  return { articles, next: next && formatPageCursor(next), after, now: now() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const id = readForm(await request.formData()).text('id');
  try {
    await restoreDeletedArticle(db, { actor, id, now: now(), newId });
  } catch (error) {
    if (error instanceof NotFound) return data({ problem: 'article.gone' as const }, { status: 404 });
    throw error;
  }
  return redirectWithToast(ADDRESS, 'article.undeleted');
}

const columns = [
  { label: articleColumnText.title, className: 'w-full min-w-56' },
  { label: articleColumnText.author },
  { label: deletedArticlesText.was },
  { label: deletedArticlesText.deletedAt },
  { label: deletedArticlesText.deletedBy },
  { label: commonText.actions, hidden: true },
];

/** The articles that were deleted in the last 30 days, with a button that restores them. */
export default function DeletedArticles({ loaderData, actionData }: Route.ComponentProps) {
  const { articles, next, after, now } = loaderData;
  const navigation = useNavigation();
  const restored = navigation.formData?.get('id');
  return (
    <>
      <PageHead title={deletedArticlesText.title}>
        <ButtonLink to={href('/admin/articles')}>{deletedArticlesText.back}</ButtonLink>
      </PageHead>
      <div className="grid gap-4">
        <ProblemNotice problem={actionData?.problem} />
        <p className="text-muted">{deletedArticlesText.hint}</p>
        <Table
          caption={deletedArticlesText.title}
          columns={columns}
          isEmpty={articles.length === 0}
          empty={deletedArticlesText.empty}
          isStacked
        >
          {articles.map((article) => (
            <tr key={article.id}>
              <th scope="row" className="wrap-anywhere">
                {article.title || fallbackText.title}
              </th>
              <td className="wrap-anywhere">{article.author}</td>
              <td>
                <ArticleStatusLabel status={article.status} />
              </td>
              <td className="tabular whitespace-nowrap">
                <time dateTime={isoBaku(article.deletedAt)}>{formatListTime(article.deletedAt, now)}</time>
              </td>
              <td>{article.deletedByName}</td>
              <td>
                {article.canRestore && (
                  <Form method="post">
                    <input type="hidden" name="id" value={article.id} />
                    <Button
                      type="submit"
                      isBusy={restored === article.id}
                      disabled={navigation.state !== 'idle'}
                      aria-label={deletedArticlesText.restoreOf(article.title || fallbackText.title)}
                      className="whitespace-nowrap text-sm"
                    >
                      {deletedArticlesText.restore}
                    </Button>
                  </Form>
                )}
              </td>
            </tr>
          ))}
        </Table>
        {(after || next) && (
          <nav aria-label={articleListText.pages} className="flex justify-between gap-2">
            {after ? <ButtonLink to={ADDRESS}>{articleListText.first}</ButtonLink> : <span />}
            {next && <ButtonLink to={`${ADDRESS}?after=${next}`}>{deletedArticlesText.older}</ButtonLink>}
          </nav>
        )}
      </div>
    </>
  );
}
