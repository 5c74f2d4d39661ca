import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from './notice.tsx';

interface TableColumn {
  label: string;
  /** For screen readers only, such as a column of buttons. */
  hidden?: boolean;
  className?: string;
  /** The address of the list sorted by this column. Its header is then a link. */
  sortTo?: string | undefined;
  /** How the rows are sorted by this column now. */
  sorted?: 'ascending' | 'descending' | undefined;
}

interface TableProps {
  /** What the table contains. For screen readers only. */
  caption: string;
  columns: readonly TableColumn[];
  /** Rows (`<tr>`). */
  children: ReactNode;
  isEmpty?: boolean;
  /** Shown instead of the table when it is empty. */
  empty?: ReactNode;
  error?: string | null;
  /**
   * On a phone the cells of a row stand below each other, so that the last column is visible too. A cell that is not clear
   * without its column header has that header as `data-label`.
   */
  isStacked?: boolean;
}

/** A table that scrolls sideways on a narrow screen. */
export function Table({ caption, columns, children, isEmpty, empty, error, isStacked }: TableProps) {
  if (error) return <Notice kind="error">{error}</Notice>;
  if (isEmpty) return <div className="rounded-md border border-line p-8 text-center text-muted">{empty}</div>;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-paper"
    >
      <table className={`w-full border-collapse text-start text-sm ${isStacked ? 'stacked-table' : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-surface text-muted">
          <tr>
            {columns.map(({ label, hidden, className = '', sortTo, sorted }) => (
              <th
                key={label}
                scope="col"
                aria-sort={sorted}
                className={`px-3 py-2.5 text-start font-semibold ${className}`}
              >
                {sortTo !== undefined ? (
                  <Link
                    to={sortTo}
                    preventScrollReset
                    className="-my-2.5 inline-flex min-h-11 items-center gap-1 hover:text-ink hover:underline"
                  >
                    {label}
                    {sorted && <span aria-hidden="true">{sorted === 'ascending' ? '↑' : '↓'}</span>}
                  </Link>
                ) : hidden ? (
                  <span className="sr-only">{label}</span>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line [&_td]:px-3 [&_td]:py-2.5 [&_th]:px-3 [&_th]:py-2.5 [&_th]:text-start [&_th]:font-semibold">
          {children}
        </tbody>
      </table>
    </section>
  );
}
