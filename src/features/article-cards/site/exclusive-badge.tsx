import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { sourceText } from '#features/articles/text.ts';

/** The mark of an exclusive article. */
export function ExclusiveBadge({ article }: { article: Pick<ArticleSummary, 'origin'> }) {
  if (article.origin !== 'exclusive') return null;
  return (
    <strong className="ms-2 inline-block rounded-sm bg-accent px-1.5 py-0.5 font-semibold text-paper text-xs leading-none">
      {sourceText.exclusive}
    </strong>
  );
}
