import type { ComponentProps } from 'react';
import { redirect } from 'react-router';
import { formatDayMonth, formatTime } from '#az/format/dates.ts';
import { HOUR } from '#az/format/durations.ts';
import { TimeChart } from '#features/analytics/admin/charts/time-chart.tsx';
import type { HourlyArticle } from '#features/analytics/rules/most-read.ts';
import { analyticsText, dashboardText } from '#features/analytics/text.ts';
import { StatusCounts } from '#features/articles/admin/article-status-label.tsx';
import { ArticleTable } from '#features/articles/admin/article-table.tsx';
import { articleFormText, articleStatusText, fallbackText } from '#features/articles/text.ts';
import { UnstartedMatches } from '#features/matches/admin/unstarted-matches.tsx';
import { CompactCount } from '#platform/admin/compact-count.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { useFreshFigures } from '#platform/admin/use-refresh.ts';
import { href } from '#platform/http/href.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { ButtonLink, TextLink } from '#platform/ui/button.tsx';
import { Table } from '#platform/ui/table.tsx';
import { dashboardScreenText } from '../text.ts';
import type { Route } from './+types/dashboard.ts';
import { DashboardTiles } from './dashboard-tiles.tsx';
import { readDashboard } from './read-dashboard.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  // Moderators and match operators have no figures.
  if (hasRole(actor, 'author')) return { name: actor.name, figures: await readDashboard(context, actor) };
  throw redirect(hasRole(actor, 'moderator') ? href('/admin/comments') : href('/admin/matches'));
}

/** The dashboard (spec §2.4): page views, new articles, and articles that need work. The figures refresh by themselves. */
export default function DashboardScreen({ loaderData }: Route.ComponentProps) {
  const { name } = loaderData;
  const figures = useFreshFigures(href('/admin/dashboard/figures'), loaderData.figures);
  const { now, counts } = figures;
  return (
    <>
      <PageHead title={dashboardScreenText.title} aside={`${dashboardScreenText.welcome}, ${name}`}>
        <span className="tabular self-center text-muted text-sm">{dashboardText.fresh(formatTime(now))}</span>
        <ButtonLink to={href('/admin/articles/create')} look="primary">
          {articleFormText.title}
        </ButtonLink>
      </PageHead>
      <div className="grid gap-6">
        <UnstartedMatches matches={figures.unstarted} />
        {/* Only the author can continue with returned articles, so they come first. Without any, the list is hidden. */}
        {figures.returned.length > 0 && (
          <ArticleList
            title={dashboardText.returned}
            articles={figures.returned}
            now={now}
            moment="updatedAt"
          />
        )}
        <ArticleList
          title={articleStatusText.pending}
          articles={figures.pending}
          empty={dashboardScreenText.pendingEmpty}
          now={now}
        />
        <div className="grid gap-1">
          <DashboardTiles figures={figures} />
          <StatusCounts counts={counts} />
        </div>
        <div className="grid gap-6 xl:grid-cols-2">
          <section className="grid min-w-0 content-start gap-2">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <h2 className="text-xl">{dashboardText.hours}</h2>
              <TextLink to={href('/admin/analytics')}>{dashboardText.toAnalytics}</TextLink>
            </div>
            <HourChart hours={figures.hours} now={now} />
          </section>
          <section className="grid min-w-0 content-start gap-2">
            <h2 className="flex min-h-11 items-center text-xl">{dashboardText.mostRead}</h2>
            <MostReadByHour articles={figures.mostRead} />
          </section>
        </div>
        <ArticleList
          title={dashboardText.scheduled}
          articles={figures.scheduled}
          empty={dashboardText.scheduledEmpty}
          now={now}
          moment="scheduledAt"
        />
        <ArticleList
          title={dashboardScreenText.recent}
          articles={figures.recent}
          empty={dashboardScreenText.recentEmpty}
          now={now}
        />
      </div>
    </>
  );
}

interface ArticleListProps extends Pick<ComponentProps<typeof ArticleTable>, 'articles' | 'now' | 'moment'> {
  title: string;
  /** The sentence beside the title when there are none. */
  empty?: string;
}

/** A table of articles with its title. An empty one takes one line only. */
function ArticleList({ title, articles, empty, ...table }: ArticleListProps) {
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-xl">{title}</h2>
        {articles.length === 0 && <p className="text-muted text-sm">{empty}</p>}
      </div>
      {articles.length > 0 && <ArticleTable caption={title} articles={articles} {...table} />}
    </section>
  );
}

interface HourChartProps {
  hours: readonly { hour: number; views: number; before: number }[];
  now: number;
}

/** The page views per hour: today as bars, yesterday as a line. */
function HourChart({ hours, now }: HourChartProps) {
  const points = hours.map(({ hour, views, before }) => ({
    key: hour,
    label: formatTime(hour),
    title: `${formatTime(hour)}–${formatTime(hour + HOUR)}`,
    bar: hour > now ? 0 : views,
    line: before,
  }));
  return (
    <TimeChart
      caption={`${dashboardText.hours}, ${formatDayMonth(now)}`}
      momentName={analyticsText.hour}
      barName={dashboardText.today}
      lineName={dashboardText.yesterday}
      points={points}
      labels={6}
    />
  );
}

const columns = [
  { label: analyticsText.article },
  { label: dashboardText.thisHour, className: 'whitespace-nowrap text-end' },
  { label: dashboardText.lastHour, className: 'whitespace-nowrap text-end max-sm:hidden' },
];

/** The most-read articles of this hour, with their readers and page views of this hour and the last. */
function MostReadByHour({ articles }: { articles: readonly HourlyArticle[] }) {
  return (
    <Table
      caption={dashboardText.mostRead}
      columns={columns}
      isEmpty={articles.length === 0}
      empty={dashboardText.mostReadEmpty}
    >
      {articles.map(({ id, slug, title, thisHour, lastHour }) => (
        <tr key={id}>
          <th scope="row" className="w-full min-w-48">
            <a
              href={href('/article/:slug', { slug })}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {title || fallbackText.title}
            </a>
          </th>
          {[thisHour, lastHour].map(({ views, readers }, index) => (
            <td
              key={index === 0 ? 'this' : 'last'}
              className={`tabular whitespace-nowrap text-end ${index === 1 ? 'max-sm:hidden' : ''}`}
            >
              <CompactCount value={readers} text={analyticsText.readersOf} />
              <span className="block text-muted">
                <CompactCount value={views} text={analyticsText.viewsOf} />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
