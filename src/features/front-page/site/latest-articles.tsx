import { ArticleCard } from '#features/article-cards/site/article-card.tsx';
import { ArticleRow } from '#features/article-cards/site/article-row.tsx';
import type { ArticleSummary as Card } from '#features/articles/rules/article-summary.ts';
import { homeText } from '../text.ts';

const LARGE_CARDS = 2;
/** All cards, the large ones included. */
const CARDS = 6;
const LARGE_SIZES =
  '(min-width: 80rem) 25.5rem, (min-width: 64rem) calc(100vw - 24.5rem), calc(100vw - 2rem)';
const CARD_SIZES =
  '(min-width: 80rem) 12rem, (min-width: 64rem) calc(50vw - 13rem), ' +
  '(min-width: 40rem) calc(50vw - 1.75rem), calc(100vw - 2rem)';

/** The newest articles of the front page (12, spec §9): two large, four cards, the rest in rows. */
export function LatestArticles({ articles, now }: { articles: Card[]; now: number }) {
  return (
    <section className="mt-8">
      <h2 className="mb-4 border-line border-b pb-1 text-3xl">{homeText.latest}</h2>
      {articles.length === 0 && <p className="py-10 text-lg text-muted">{homeText.empty}</p>}
      <div className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {articles.slice(0, CARDS).map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            now={now}
            isLarge={index < LARGE_CARDS}
            sizes={index < LARGE_CARDS ? LARGE_SIZES : CARD_SIZES}
          />
        ))}
      </div>
      <div className="mt-10 grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
        {articles.slice(CARDS).map((article) => (
          <ArticleRow key={article.id} article={article} now={now} />
        ))}
      </div>
    </section>
  );
}
