import type { ArticleSummary as Card } from '#features/articles/rules/article-summary.ts';
import { ArticleCard } from './article-card.tsx';

const PICTURE_SIZES =
  '(min-width: 80rem) 18.375rem, (min-width: 64rem) calc(33.3vw - 1.67rem), ' +
  '(min-width: 40rem) calc(50vw - 1.75rem), calc(100vw - 2rem)';

/** The articles of a category, a tag or an author. */
export function ArticleGrid({ articles, now }: { articles: Card[]; now: number }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} now={now} sizes={PICTURE_SIZES} heading="h2" />
      ))}
    </div>
  );
}
