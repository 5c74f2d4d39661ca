import { href } from '#platform/http/href.ts';
import { headerText } from '#platform/text/site.ts';
import { primaryLook } from '#platform/ui/button.tsx';
import { MAX_QUERY_LENGTH } from '../../rules/search-query.ts';

/**
 * The search form of the header and the search page. A blank query is not sent (spec §2.3). `suggest-behaviour.ts` adds
 * suggestions when the box gets the focus.
 */
export function SearchForm({ query = '' }: { query?: string }) {
  return (
    <search className="relative block">
      <form action={href('/search')} method="get" className="flex gap-2" data-search-form>
        <input
          type="search"
          name="q"
          required
          pattern=".*\S.*"
          maxLength={MAX_QUERY_LENGTH}
          defaultValue={query}
          aria-label={headerText.searchSubmit}
          placeholder={headerText.searchPlaceholder}
          className="h-11 min-w-0 flex-1 rounded border border-muted bg-paper px-3 text-base text-ellipsis"
        />
        <button type="submit" className={primaryLook}>
          {headerText.searchSubmit}
        </button>
      </form>
    </search>
  );
}
