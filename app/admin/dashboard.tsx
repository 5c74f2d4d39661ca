import { servicesOf } from '#app/context.ts';
import { routePathsContext } from '#app/route-paths.ts';
import { requireStaff } from '#app/session.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { adminText } from '#az/text/admin.ts';
import { countArticlesByStatus } from '#domain/content/count-articles-by-status.ts';
import { listNewsroomArticles } from '#domain/content/list-newsroom-articles.ts';
import type { Route } from './+types/dashboard.ts';
import { ArticleTable } from './parts/article-table.tsx';
import { PageHead } from './parts/page-head.tsx';
import { StatusCounts } from './parts/status-counts.tsx';

const RECENT = 5;
const EDIT = '/admin/articles/edit/:id';
const CREATE = '/admin/articles/create';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff(request, context);
  const { db, now } = servicesOf(context);
  const paths = context.get(routePathsContext);
  const [counts, recent, pending] = await Promise.all([
    countArticlesByStatus(db),
    listNewsroomArticles(db, { limit: RECENT }),
    listNewsroomArticles(db, { limit: RECENT, status: 'pending' }),
  ]);
  return {
    ...{ name: actor.name, counts, recent, pending, now: now() },
    canEdit: paths.has(EDIT),
    canCreate: paths.has(CREATE),
  };
}

/** What there is, what is new, and what waits for somebody (spec §2.4). Every figure is counted, none is made up. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, counts, recent, pending, now, canEdit, canCreate } = loaderData;
  return (
    <>
      <PageHead title={adminText.dashboard} aside={`${adminText.welcome}, ${name}`}>
        {canCreate && (
          <ButtonLink to={CREATE} look="primary">
            {adminText.newArticle}
          </ButtonLink>
        )}
      </PageHead>
      <div className="grid gap-8">
        <StatusCounts counts={counts} />
        <section className="grid gap-3">
          <h2 className="text-2xl">{adminText.pending}</h2>
          <ArticleTable
            caption={adminText.pending}
            articles={pending}
            empty={adminText.pendingEmpty}
            now={now}
            canEdit={canEdit}
          />
        </section>
        <section className="grid gap-3">
          <h2 className="text-2xl">{adminText.recentArticles}</h2>
          <ArticleTable
            caption={adminText.recentArticles}
            articles={recent}
            empty={adminText.articlesEmpty}
            now={now}
            canEdit={canEdit}
          />
        </section>
      </div>
    </>
  );
}
