import { data, Form, useNavigation } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { actorOf } from '#app/require-staff-role.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ProblemNotice } from '#app/ui/notice.tsx';
import { Table } from '#app/ui/table.tsx';
import { formatListTime, isoBaku } from '#az/format/dates.ts';
import { adminText } from '#az/text/admin/admin.ts';
import { articleListText, deletedArticlesText } from '#az/text/admin/article-list.ts';
import { listDeletedArticles } from '#domain/articles/deleted/list-deleted-articles.ts';
import { restoreDeletedArticle } from '#domain/articles/deleted/restore-deleted-article.ts';
import { NotFound } from '#domain/errors.ts';
import { href } from '#domain/href.ts';
import { formatPageCursor, momentValue, parsePageCursor } from '#domain/page-cursor.ts';
import { redirectWithToast } from '../flash.server.ts';
import { ArticleStatusLabel } from '../parts/article-status-label.tsx';
import { PageHead } from '../parts/page-head.tsx';
import type { Route } from './+types/deleted.ts';

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
  const id = String((await request.formData()).get('id') ?? '');
  try {
    await restoreDeletedArticle(db, { actor, id, now: now(), newId });
  } catch (error) {
    if (error instanceof NotFound) return data({ problem: 'article.gone' as const }, { status: 404 });
    throw error;
  }
  return redirectWithToast(ADDRESS, 'article.undeleted');
}

const columns = [
  { label: adminText.col.title, className: 'w-full min-w-56' },
  { label: adminText.col.author },
  { label: deletedArticlesText.was },
  { label: deletedArticlesText.deletedAt },
  { label: deletedArticlesText.deletedBy },
  { label: adminText.col.actions, hidden: true },
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
                {article.title || adminText.untitled}
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
                <Form method="post">
                  <input type="hidden" name="id" value={article.id} />
                  <Button
                    type="submit"
                    isBusy={restored === article.id}
                    disabled={navigation.state !== 'idle'}
                    aria-label={deletedArticlesText.restoreOf(article.title || adminText.untitled)}
                    className="whitespace-nowrap text-sm"
                  >
                    {deletedArticlesText.restore}
                  </Button>
                </Form>
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
