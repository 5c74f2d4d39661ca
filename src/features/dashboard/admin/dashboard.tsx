import { Link, redirect } from 'react-router';
import { formatTime } from '#az/format/dates.ts';
import { dashboardText } from '#features/analytics/text.ts';
import { ArticleTable } from '#features/articles/admin/article-table.tsx';
import { StatusCounts } from '#features/articles/admin/status-counts.tsx';
import { articleFormText, articleStatusText } from '#features/articles/text.ts';
import { UnstartedMatches } from '#features/matches/admin/unstarted-matches.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { useFreshFigures } from '#platform/admin/use-fresh-figures.ts';
import { href } from '#platform/http/href.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { dashboardScreenText } from '../text.ts';
import type { Route } from './+types/dashboard.ts';
import { DashboardTiles } from './dashboard-tiles.tsx';
import { HourChart } from './hour-chart.tsx';
import { MostReadByHour } from './most-read-by-hour.tsx';
import { readDashboard } from './read-dashboard.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  // Moderators have no figures.
  if (!hasRole(actor, 'author')) throw redirect(href('/admin/comments'));
  return { name: actor.name, figures: await readDashboard(context, actor) };
}

/** The dashboard (spec §2.4): page views, new articles, and articles that need work. The figures refresh by themselves. */
export default function DashboardScreen({ loaderData }: Route.ComponentProps) {
  const { name } = loaderData;
  const figures = useFreshFigures(href('/admin/dashboard/figures'), loaderData.figures);
  const { now, counts } = figures;
  const lists = [
    // Only the author can continue with returned articles, so they come first. Without any, the list is hidden.
    ...(figures.returned.length > 0
      ? [
          {
            title: dashboardText.returned,
            articles: figures.returned,
            empty: '',
            moment: 'updatedAt' as const,
          },
        ]
      : []),
    { title: articleStatusText.pending, articles: figures.pending, empty: dashboardScreenText.pendingEmpty },
    {
      title: dashboardText.scheduled,
      articles: figures.scheduled,
      empty: dashboardText.scheduledEmpty,
      moment: 'scheduledAt',
    },
    { title: dashboardScreenText.recent, articles: figures.recent, empty: dashboardScreenText.recentEmpty },
  ] as const;
  return (
    <>
      <PageHead title={dashboardScreenText.title} aside={`${dashboardScreenText.welcome}, ${name}`}>
        <span className="tabular self-center text-muted text-sm">{dashboardText.fresh(formatTime(now))}</span>
        <ButtonLink to={href('/admin/articles/create')} look="primary">
          {articleFormText.title}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-8">
        <div className="grid gap-3">
          <UnstartedMatches matches={figures.unstarted} />
          <DashboardTiles figures={figures} />
          <StatusCounts counts={counts} />
        </div>
        <div className="grid gap-8 xl:grid-cols-2">
          <section className="grid min-w-0 content-start gap-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="text-2xl">{dashboardText.hours}</h2>
              <Link
                to={href('/admin/analytics')}
                className="inline-flex min-h-11 items-center text-accent underline"
              >
                {dashboardText.toAnalytics}
              </Link>
            </div>
            <HourChart hours={figures.hours} now={now} />
          </section>
          <section className="grid min-w-0 content-start gap-3">
            <h2 className="flex min-h-11 items-center text-2xl">{dashboardText.mostRead}</h2>
            <MostReadByHour articles={figures.mostRead} />
          </section>
        </div>
        {lists.map(({ title, ...list }) => (
          <section key={title} className="grid gap-3">
            <h2 className="text-2xl">{title}</h2>
            <ArticleTable caption={title} {...list} now={now} />
          </section>
        ))}
      </div>
    </>
  );
}
