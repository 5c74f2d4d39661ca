interface ChartLegendProps {
  barName: string;
  lineName: string;
  /** The numbers of the bar under the pointer. */
  shown: string;
}

/** Names the bars and the line, and shows the numbers of the bar under the pointer. */
export function ChartLegend({ barName, lineName, shown }: ChartLegendProps) {
  return (
    <figcaption className="flex min-h-6 flex-wrap items-center gap-x-5 text-sm">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="size-3 rounded-sm bg-accent" />
        {barName}
      </span>
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="h-1 w-5 rounded-full bg-scheduled" />
        {lineName}
      </span>
      <span className="tabular ms-auto font-semibold">{shown}</span>
    </figcaption>
  );
}
