import { commonText } from '#platform/text/common.ts';
import { ButtonLink } from '#platform/ui/button.tsx';

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
