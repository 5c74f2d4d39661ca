import { formatDateTime } from '#az/format/dates.ts';
import { fallbackText } from '#features/articles/text.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { findArticleFigures } from '../rules/list-views.ts';
import { countLiveReaders } from '../rules/read-today.ts';
import { sumViews } from '../rules/view-counts.ts';
import { analyticsText, dashboardText } from '../text.ts';
import type { Route } from './+types/article.ts';
import { analyticsAddress, authorScope, readAnalyticsParameters } from './analytics-parameters.ts';
import { FigureTile, FigureTiles } from './charts/figure-tile.tsx';
import { ViewsChart } from './parts/overview.tsx';
import { Panel } from './parts/panel.tsx';
import { RangeForm } from './parts/range-form.tsx';
import { readPoints } from './read-analytics.server.ts';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const article = await findArticleFigures(db, { id: params.id });
  if (!article) throw new Response(null, { status: 404 });
  const scope = authorScope(actor);
  if (scope.of === 'staff' && article.createdBy !== scope.id) throw new Response(null, { status: 403 });
  const choice = readAnalyticsParameters(url.searchParams, now);
  const own = { of: 'article', id: article.id } as const;
  const [points, live] = await Promise.all([
    readPoints(db, { choice, scope: own }),
    countLiveReaders(db, { now, scope: own }),
  ]);
  return { article, choice, now, points, live };
}

/** The page views and readers of one article. */
export default function ArticleAnalytics({ loaderData }: Route.ComponentProps) {
  const { article, choice, now, points, live } = loaderData;
  const inRange = sumViews(points.map(({ bar, line }) => ({ views: bar, readers: line ?? 0 })));
  return (
    <>
      <PageHead title={article.title || fallbackText.title} aside={article.author} />
      <div className="grid gap-8">
        <p className="flex flex-wrap gap-x-6">
          <TextLink to={analyticsAddress(href('/admin/analytics'), choice)}>
            {analyticsText.backToAll}
          </TextLink>
          {article.publishedAt !== null && (
            <SiteLink look="plain" href={href('/article/:slug', { slug: article.slug })}>
              {analyticsText.openArticle}
            </SiteLink>
          )}
          {article.publishedAt !== null && (
            <span className="inline-flex min-h-11 items-center text-muted">
              {analyticsText.published(formatDateTime(article.publishedAt))}
            </span>
          )}
        </p>
        <FigureTiles>
          <FigureTile name={dashboardText.live} value={live}>
            {dashboardText.liveHint}
          </FigureTile>
          <FigureTile name={analyticsText.everViews} value={article.views} />
          <FigureTile name={analyticsText.everReaders} value={article.readers} />
        </FigureTiles>
        <RangeForm
          path={href('/admin/analytics/articles/:id', { id: article.id })}
          choice={choice}
          now={now}
        />
        <Panel
          title={analyticsText.time}
          aside={`${analyticsText.viewsOf(inRange.views)}, ${analyticsText.readersOf(inRange.readers)}`}
        >
          <ViewsChart step={choice.step} points={points} />
        </Panel>
      </div>
    </>
  );
}
