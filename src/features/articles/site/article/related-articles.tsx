import { ArticleCard } from '#features/article-cards/site/article-card.tsx';
import type { ArticleSummary as Card } from '../../rules/article-summary.ts';
import { articleText } from '../../text.ts';

const PICTURE_SIZES =
  '(min-width: 80rem) 25rem, (min-width: 64rem) calc(33.3vw - 1.67rem), ' +
  '(min-width: 40rem) calc(50vw - 1.75rem), calc(100vw - 2rem)';

/** Six articles: about the same match, then about the same teams and players, then with a common tag (spec §7). */
export function RelatedArticles({ articles, now }: { articles: Card[]; now: number }) {
  if (articles.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="mb-4 border-line border-b pb-1 text-3xl">{articleText.related}</h2>
      <div className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} now={now} sizes={PICTURE_SIZES} />
        ))}
      </div>
    </section>
  );
}
