/** One moment of a chart. */
export interface ChartPoint {
  key: string | number;
  /** Short, under the chart. */
  label: string;
  /** In full, in the table and while it is pointed at. */
  title: string;
  bar: number;
  line: number | null;
}
