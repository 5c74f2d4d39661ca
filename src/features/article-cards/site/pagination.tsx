import { ChevronLeft, ChevronRight } from 'lucide-react';
import { categoryPageText } from '#features/categories/text.ts';

interface PaginationProps {
  page: number;
  pages: number;
  address: (page: number) => string;
}

const step = 'grid h-11 min-w-11 place-items-center rounded px-3 hover:text-accent';

/** Links to the previous and next page, to the first and last page, and to the pages around the current one. */
export function Pagination({ page, pages, address }: PaginationProps) {
  if (pages < 2) return null;
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return (
    <nav
      aria-label={categoryPageText.pagination}
      className="tabular mt-12 flex flex-wrap items-center justify-center gap-1"
    >
      {page > 1 && (
        <a className={step} rel="prev" href={address(page - 1)} aria-label={categoryPageText.prev}>
          <ChevronLeft aria-hidden="true" />
        </a>
      )}
      {shown.map((n, index) => (
        <span key={n} className="flex items-center">
          {index > 0 && n - (shown[index - 1] ?? n) > 1 && <span className="px-1 text-muted">…</span>}
          <a
            className={`${step} aria-[current]:bg-accent aria-[current]:text-paper aria-[current]:hover:text-paper`}
            href={address(n)}
            aria-current={n === page ? 'page' : undefined}
            aria-label={categoryPageText.page(n)}
          >
            {n}
          </a>
        </span>
      ))}
      {page < pages && (
        <a className={step} rel="next" href={address(page + 1)} aria-label={categoryPageText.next}>
          <ChevronRight aria-hidden="true" />
        </a>
      )}
    </nav>
  );
}
