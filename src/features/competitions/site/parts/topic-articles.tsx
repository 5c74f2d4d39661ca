import { ArticleCard } from '#features/article-cards/site/article-card.tsx';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { competitionText } from '../../text.ts';

interface TopicArticlesProps {
  articles: ArticleSummary[];
  /** The page with all of them. */
  address: string;
  now: number;
}

/** The newest articles about a competition or a team; nothing without articles. */
export function TopicArticles({ articles, address, now }: TopicArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 border-accent border-b-2 pb-1 text-2xl">{competitionText.articles}</h2>
      <div className="grid grid-cols-1 gap-4">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} now={now} look="row" />
        ))}
      </div>
      <SiteLink look="quiet" className="mt-2" href={address}>
        {competitionText.allArticles}
      </SiteLink>
    </section>
  );
}
