import { searchText } from '../../text.ts';
import { SEARCH_DATES, type SearchParameters, searchAddress } from '../search-parameters.ts';

interface SearchFiltersProps {
  choice: SearchParameters;
  sections: { slug: string; name: string; count: number }[];
  /** More results than are shown. Their numbers by category would not be exact. */
  isCapped: boolean;
}

/** Links that filter the results by category and date, and sort them. */
export function SearchFilters({ choice, sections, isCapped }: SearchFiltersProps) {
  const bySection = [
    {
      key: '',
      label: searchText.filterAll as string,
      to: { ...choice, category: null },
      isCurrent: !choice.category,
    },
    ...sections.map(({ slug, name, count }) => ({
      key: slug,
      label: isCapped ? name : `${name} (${count})`,
      to: { ...choice, category: slug },
      isCurrent: choice.category === slug,
    })),
  ];
  const byDate = [
    {
      key: '',
      label: searchText.filterAll as string,
      to: { ...choice, date: null },
      isCurrent: !choice.date,
    },
    ...SEARCH_DATES.map((date) => ({
      key: date,
      label: searchText[date] as string,
      to: { ...choice, date },
      isCurrent: choice.date === date,
    })),
  ];
  const bySort = [
    { sort: 'relevance', label: searchText.sortRelevance },
    { sort: 'date', label: searchText.sortDate },
  ] as const;
  return (
    <div className="mt-4 grid gap-1">
      {sections.length > 0 && <FilterRow label={searchText.filterCategory} links={bySection} />}
      <FilterRow label={searchText.filterDate} links={byDate} />
      <FilterRow
        label={searchText.sort}
        links={bySort.map(({ sort, label }) => ({
          key: sort,
          label,
          to: { ...choice, sort },
          isCurrent: choice.sort === sort,
        }))}
      />
    </div>
  );
}

interface FilterLink {
  key: string;
  label: string;
  to: SearchParameters;
  isCurrent: boolean;
}

function FilterRow({ label, links }: { label: string; links: FilterLink[] }) {
  return (
    <nav
      aria-label={label}
      className="tabular -mx-4 flex items-center gap-x-5 overflow-x-auto whitespace-nowrap px-4 text-sm sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <span className="w-16 shrink-0 text-muted" aria-hidden="true">
        {label}
      </span>
      {links.map(({ key, label: text, to, isCurrent }) => (
        <a
          key={key}
          href={searchAddress(to)}
          rel="nofollow"
          aria-current={isCurrent ? 'true' : undefined}
          className="flex min-h-11 items-center hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent aria-[current]:underline"
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
