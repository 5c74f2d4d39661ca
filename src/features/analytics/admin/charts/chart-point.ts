/** One moment of a chart. */
export interface ChartPoint {
  key: string | number;
  /** The short label under the chart. */
  label: string;
  /** The full label, for the table and the pointer. */
  title: string;
  bar: number;
  line: number | null;
}
