import { articleColumnText, fallbackText } from '#features/articles/text.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import type { RankedArticle } from '../rules/most-read.ts';
import type { RankedSubject } from '../rules/rank-reads.ts';
import { analyticsText } from '../text.ts';
import type { Route } from './+types/analytics.ts';
import {
  type AnalyticsParameters,
  analyticsAddress,
  authorScope,
  readAnalyticsParameters,
} from './analytics-parameters.ts';
import { BarTable } from './charts/bar-table.tsx';
import { Overview } from './parts/overview.tsx';
import { Panel } from './parts/panel.tsx';
import { RangeForm } from './parts/range-form.tsx';
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
        <Overview
          choice={choice}
          total={total}
          before={before}
          soFar={soFar}
          points={points}
          csv={csv('time')}
        />
        <div className="grid items-start gap-8 xl:grid-cols-2">
          <ArticleRanking articles={articles} choice={choice} csv={csv('articles')} />
          <SubjectRankings categories={categories} authors={authors} tags={tags} csv={csv} />
        </div>
        {site && <SiteSections figures={site} total={total.views} csv={csv} />}
      </div>
    </>
  );
}

interface ArticleRankingProps {
  articles: readonly RankedArticle[];
  choice: AnalyticsParameters;
  csv: string;
}

/** The articles with the most page views. Each links to its own analytics. */
function ArticleRanking({ articles, choice, csv }: ArticleRankingProps) {
  return (
    <Panel title={analyticsText.articles} csv={csv}>
      <BarTable
        caption={analyticsText.articles}
        nameHead={analyticsText.article}
        rows={articles.map(({ id, title, views, readers }) => ({
          key: id,
          name: title || fallbackText.title,
          to: analyticsAddress(href('/admin/analytics/articles/:id', { id }), choice),
          views,
          readers,
        }))}
      />
    </Panel>
  );
}

interface SubjectRankingsProps {
  categories: readonly RankedSubject[];
  authors: readonly RankedSubject[];
  tags: readonly RankedSubject[];
  csv: (what: string) => string;
}

/** The categories, authors and tags with the most page views. */
function SubjectRankings({ categories, authors, tags, csv }: SubjectRankingsProps) {
  const panels = [
    {
      what: 'categories',
      title: analyticsText.sections,
      head: articleColumnText.category,
      subjects: categories,
    },
    { what: 'authors', title: analyticsText.authors, head: articleColumnText.author, subjects: authors },
    { what: 'tags', title: analyticsText.tags, head: analyticsText.tagHead, subjects: tags },
  ];
  return (
    <div className="grid gap-8">
      {panels.map(({ what, title, head, subjects }) => (
        <Panel key={what} title={title} csv={csv(what)}>
          <BarTable
            caption={title}
            nameHead={head}
            rows={subjects.map(({ slug, name, views, readers }, index) => ({
              key: slug || String(index),
              name: name || '–',
              views,
              readers,
            }))}
          />
        </Panel>
      ))}
    </div>
  );
}
