import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { analyticsText } from '../text.ts';
import type { Route } from './+types/analytics.ts';
import { analyticsAddress, readAnalyticsParameters } from './analytics-parameters.ts';
import { authorScope } from './author-scope.ts';
import { Overview } from './parts/overview.tsx';
import { RangeForm } from './parts/range-form.tsx';
import { ArticleRanking, SubjectRankings } from './parts/rankings.tsx';
import { SiteSections } from './parts/site-sections.tsx';
import { readFigures } from './read-analytics.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const scope = authorScope(actor);
  const choice = readAnalyticsParameters(url.searchParams, now);
  return { choice, now, figures: await readFigures(db, { choice, scope, now }) };
}

/** Page views by time, article, category, author, tag and source. Authors see only their own articles. */
export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { choice, now, figures } = loaderData;
  const { total, before, soFar, points, articles, categories, authors, tags, site } = figures;
  const csv = (what: string) =>
    analyticsAddress(href('/admin/analytics/csv'), { range: choice.range }, { what });
  return (
    <>
      <PageHead title={analyticsText.title} />
      <div className="grid gap-8">
        <RangeForm path={href('/admin/analytics')} choice={choice} now={now} />
        <p className="max-w-prose text-muted text-sm">
          {site ? analyticsText.readersHint : analyticsText.ownHint} {analyticsText.privacyHint}{' '}
          {analyticsText.csvHint}
        </p>
        <Overview {...{ choice, total, before, soFar, points }} csv={csv('time')} />
        <div className="grid items-start gap-8 xl:grid-cols-2">
          <ArticleRanking articles={articles} choice={choice} csv={csv('articles')} />
          <SubjectRankings {...{ categories, authors, tags, csv }} />
        </div>
        {site && <SiteSections figures={site} total={total.views} csv={csv} />}
      </div>
    </>
  );
}
