import { Link } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';

interface StatusTab {
  label: string;
  to: string;
  current: boolean;
  count?: number;
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
