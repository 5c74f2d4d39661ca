/** The figures of a moment or a subject. The browser adds up days to weeks, so this file knows no database. */
export interface ViewCounts {
  views: number;
  readers: number;
}

export function sumViews(rows: readonly ViewCounts[]): ViewCounts {
  return rows.reduce<ViewCounts>(
    (sum, row) => ({ views: sum.views + row.views, readers: sum.readers + row.readers }),
    { views: 0, readers: 0 },
  );
}
