import { articleColumnText, fallbackText } from '#features/articles/text.ts';
import { href } from '#platform/http/href.ts';
import type { RankedSubject } from '../../rules/name-subjects.ts';
import type { RankedArticle } from '../../rules/rank-most-read.ts';
import { analyticsText } from '../../text.ts';
import { type AnalyticsParameters, analyticsAddress } from '../analytics-parameters.ts';
import { BarTable } from '../charts/bar-table.tsx';
import { Panel } from './panel.tsx';

interface ArticleRankingProps {
  articles: readonly RankedArticle[];
  choice: AnalyticsParameters;
  csv: string;
}

/** The articles with the most page views. Each links to its own analytics. */
export function ArticleRanking({ articles, choice, csv }: ArticleRankingProps) {
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
export function SubjectRankings({ categories, authors, tags, csv }: SubjectRankingsProps) {
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
