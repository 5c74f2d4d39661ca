import { Fragment } from 'react';
import {
  CategoryLabel,
  ExclusiveBadge,
  MediaIcon,
  PublishedTime,
} from '#features/article-cards/site/card-labels.tsx';
import { ResponsivePicture } from '#features/media/ui/responsive-picture.tsx';
import { articleAddress } from '#platform/site/addresses.ts';
import type { HighlightedText } from '../../rules/highlighted-text.ts';
import type { SearchResult as Result } from '../../rules/search-articles.ts';

/** A search result with the marked words. The whole card is a link. */
export function SearchResultCard({ result, now }: { result: Result; now: number }) {
  return (
    <article className="group relative flex gap-4 border-line border-b py-5 sm:gap-6">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5">
          <CategoryLabel category={result.category} isPlain />
          <ExclusiveBadge article={result} />
        </p>
        <h2 className="line-clamp-3 text-2xl">
          <a href={articleAddress(result.slug)} className="stretched-link">
            <MediaIcon article={result} />
            <Highlighted value={result.markedTitle} />
          </a>
        </h2>
        <p className="mt-2 line-clamp-3 text-muted">
          <Highlighted value={result.snippet} />
        </p>
        <p className="tabular mt-2 text-muted text-sm">
          <PublishedTime at={result.publishedAt} now={now} />
        </p>
      </div>
      {result.picture && (
        <div className="w-[min(7rem,35%)] shrink-0 sm:w-[min(13rem,35%)]">
          <ResponsivePicture
            picture={{ ...result.picture, alt: '' }}
            crop="16x9"
            phone={{ crop: '1x1', sizes: '7rem', isSmall: true }}
            sizes="13rem"
            isSmall
          />
        </div>
      )}
    </article>
  );
}

/** A text in which the words of the search are marked. */
function Highlighted({ value: { text, marks } }: { value: HighlightedText }) {
  let end = 0;
  return (
    <>
      {marks.map(([start, markEnd]) => {
        const before = text.slice(end, start);
        end = markEnd;
        return (
          <Fragment key={start}>
            {before}
            <mark className="rounded-xs bg-pitch/25 text-inherit">{text.slice(start, markEnd)}</mark>
          </Fragment>
        );
      })}
      {text.slice(end)}
    </>
  );
}
