import { Form, Link } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { commonText } from '#platform/text/common.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { inputLook } from '#platform/ui/field.tsx';

interface ListSearchProps {
  label: string;
  query: string;
  /** Other query parameters that the search keeps. */
  parameters?: Record<string, string>;
}

/** The search form of a list. */
export function ListSearch({ label, query, parameters = {} }: ListSearchProps) {
  return (
    <Form role="search" className="flex max-w-xl gap-2">
      {Object.entries(parameters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={label}
        placeholder={label}
        className={inputLook}
      />
      <Button type="submit">{commonText.search}</Button>
    </Form>
  );
}

interface ListPagerProps {
  page: number;
  pages: number;
  address: (page: number) => string;
}

/** The pager of a list. Renders nothing for a single page. */
export function ListPager({ page, pages, address }: ListPagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={commonText.pages} className="flex items-center gap-3">
      {page > 1 && <ButtonLink to={address(page - 1)}>{commonText.previous}</ButtonLink>}
      <span className="tabular text-muted">
        {page} / {pages}
      </span>
      {page < pages && <ButtonLink to={address(page + 1)}>{commonText.next}</ButtonLink>}
    </nav>
  );
}

interface StatusTab {
  label: string;
  to: string;
  current: boolean;
  count?: number;
  /** There are more than `count`. */
  isCapped?: boolean;
}

/** The tabs of a list, with the number of entries of each. */
export function StatusTabs({ label, tabs }: { label: string; tabs: readonly StatusTab[] }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="relative flex gap-1 overflow-x-auto border-line border-b">
        {tabs.map((tab) => (
          <li key={tab.to} ref={tab.current ? showTab : undefined}>
            <Link
              to={tab.to}
              aria-current={tab.current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 text-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="tabular rounded-full bg-surface px-2 text-sm">
                  {formatNumber(tab.count)}
                  {tab.isCapped && '+'}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the tabs sideways to the current one, which may be outside of a narrow screen. The page does not move. */
function showTab(tab: HTMLElement | null): void {
  const tabs = tab?.parentElement;
  if (tabs) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.clientWidth) / 2;
}
