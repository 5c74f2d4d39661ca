import { articleAddress } from '#platform/site/addresses.ts';
import type { AdjacentPair } from '../../rules/read/find-adjacent-articles.ts';
import { articleText } from '../../text.ts';

/** Links to the articles published before and after this one. */
export function AdjacentArticles({ adjacent: { previous, next } }: { adjacent: AdjacentPair }) {
  if (!previous && !next) return null;
  const link = 'group block rounded bg-surface p-4 hover:text-accent';
  return (
    <nav aria-label={articleText.neighbours} className="mt-10 grid grid-cols-1 gap-3 sm:grid-cols-2">
      {previous && (
        <a rel="prev" href={articleAddress(previous.slug)} className={link}>
          <span className="text-muted text-sm">‹ {articleText.previous}</span>
          <span className="mt-1 block font-semibold leading-snug">{previous.title}</span>
        </a>
      )}
      {next && (
        <a rel="next" href={articleAddress(next.slug)} className={`${link} sm:col-start-2 sm:text-end`}>
          <span className="text-muted text-sm">{articleText.next} ›</span>
          <span className="mt-1 block font-semibold leading-snug">{next.title}</span>
        </a>
      )}
    </nav>
  );
}
