import type { SearchResult } from '../../rules/search-articles.ts';
import { searchText } from '../../text.ts';
import { SearchResultCard } from './search-result-card.tsx';

interface SearchResultsProps {
  articles: SearchResult[];
  /** How many of them have all words of the query. They come first. */
  completeCount: number;
  now: number;
}

/** The results with all words of the query, then under a heading those with only some of them. */
export function SearchResults({ articles, completeCount, now }: SearchResultsProps) {
  const partial = articles.slice(completeCount);
  return (
    <div className="mt-4">
      {articles.slice(0, completeCount).map((result) => (
        <SearchResultCard key={result.id} result={result} now={now} />
      ))}
      {partial.length > 0 && (
        <h2 className="mt-8 border-line border-b pb-2 text-lg text-muted">{searchText.partial}</h2>
      )}
      {partial.map((result) => (
        <SearchResultCard key={result.id} result={result} now={now} />
      ))}
    </div>
  );
}
