import { formatListTime, isoBaku } from '#az/format/dates.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { fallbackText } from '#features/articles/text.ts';
import { articleAddress } from '#platform/site/addresses.ts';
import { liteAddress } from '../rules/lite-address.ts';

/** A list of headlines with their times. */
export function LiteHeadlines({ articles, now }: { articles: readonly ArticleSummary[]; now: number }) {
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id}>
          <a href={liteAddress(articleAddress(article.slug))}>{article.title || fallbackText.title}</a>{' '}
          <small>
            <time dateTime={isoBaku(article.publishedAt)}>{formatListTime(article.publishedAt, now)}</time>
          </small>
        </li>
      ))}
    </ul>
  );
}
