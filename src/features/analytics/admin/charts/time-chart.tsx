import { useState } from 'react';
import { formatNumber, NOT_A_NUMBER } from '#az/format/format-number.ts';
import { formatCompact } from '#az/format/numbers.ts';
import { Table } from '#platform/ui/table.tsx';
import { analyticsText } from '../../text.ts';
import type { ChartPoint } from './chart-points.ts';

interface TimeChartProps {
  /** The name of the chart and of its table. */
  caption: string;
  /** The head of the column of moments. */
  momentName: string;
  barName: string;
  lineName: string;
  points: readonly ChartPoint[];
  /** How many labels fit on a phone. */
  labels?: number;
}

/**
 * A chart over time with bars and a line, as wide as its container. The legend shows the numbers of the bar under the
 * pointer. A table below has all numbers.
 */
export function TimeChart(props: TimeChartProps) {
  const { caption, barName, lineName, points, labels = 7 } = props;
  const [pointedIndex, setPointedIndex] = useState<number | null>(null);
  const marks = chartMarks(Math.max(0, ...points.map(({ bar, line }) => Math.max(bar, line ?? 0))));
  const top = marks.at(-1) ?? 1;
  const labelled = labelledPoints(points.length, labels);
  const shown = pointedIndex === null ? null : points[pointedIndex];
  return (
    <figure className="grid gap-2">
      <ChartLegend
        barName={barName}
        lineName={lineName}
        shown={
          shown
            ? `${shown.title}: ${formatNumber(shown.bar)}${shown.line === null ? '' : ` · ${formatNumber(shown.line)}`}`
            : ''
        }
      />
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="tabular relative h-56 min-w-8 text-end text-muted text-xs">
          {marks.map((mark) => (
            <span
              key={mark}
              className="absolute end-0 translate-y-1/2 whitespace-nowrap"
              style={{ bottom: `${(mark / top) * 100}%` }}
            >
              {formatCompact(mark)}
            </span>
          ))}
          {/* Makes the column as wide as its widest number. */}
          <span className="invisible block h-0">{formatCompact(top)}</span>
        </div>
        <svg
          viewBox={`0 0 ${Math.max(1, points.length)} 100`}
          preserveAspectRatio="none"
          className="block h-56 w-full overflow-visible"
          onPointerLeave={() => setPointedIndex(null)}
        >
          <title>{caption}</title>
          {marks.map((mark) => (
            <line
              key={mark}
              x1="0"
              x2={points.length}
              y1={100 - (mark / top) * 100}
              y2={100 - (mark / top) * 100}
              className={mark === 0 ? 'stroke-muted' : 'stroke-line'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {points.map(({ key, bar }, index) => (
            <rect
              key={key}
              x={index + 0.14}
              width="0.72"
              y={100 - (bar / top) * 100}
              height={(bar / top) * 100}
              className={pointedIndex === index ? 'fill-pitch' : 'fill-accent'}
            />
          ))}
          <ChartLine points={points} top={top} />
          {points.map(({ key }, index) => (
            <rect
              key={key}
              x={index}
              width="1"
              y="0"
              height="100"
              className="fill-transparent"
              onPointerEnter={() => setPointedIndex(index)}
            />
          ))}
        </svg>
        <span />
        <div className="relative h-5 text-muted text-xs">
          {points.map(
            ({ key, label }, index) =>
              labelled.has(index) && (
                <span
                  key={key}
                  className="absolute -translate-x-1/2 whitespace-nowrap last:translate-x-[-85%]"
                  style={{ left: `${((index + 0.5) / points.length) * 100}%` }}
                >
                  {label}
                </span>
              ),
          )}
        </div>
      </div>
      <ChartTable {...props} />
    </figure>
  );
}

/** The marks of an axis, from 0 to at least `max`, in round steps (1, 2, 5, 10, 20, 50 …). */
export function chartMarks(max: number, steps = 4): number[] {
  if (max <= 0) return [0, 1];
  const rough = max / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((times) => times * power).find((candidate) => candidate >= rough) ?? rough,
  );
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, at) => at * step);
}

/** The indexes of the points with a label: at most `maxLabels` of `count`, evenly spaced, always with the last. */
export function labelledPoints(count: number, maxLabels: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(count / maxLabels));
  const labelled = new Set<number>();
  for (let at = count - 1; at >= 0; at -= every) labelled.add(at);
  return labelled;
}

interface ChartLegendProps {
  barName: string;
  lineName: string;
  /** The numbers of the bar under the pointer. */
  shown: string;
}

/** Names the bars and the line, and shows the numbers of the bar under the pointer. */
function ChartLegend({ barName, lineName, shown }: ChartLegendProps) {
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

/** A line through the middle of each bar. Points without a value are left out. */
function ChartLine({ points, top }: { points: readonly ChartPoint[]; top: number }) {
  const path = points
    .flatMap(({ line }, index) => (line === null ? [] : [`${index + 0.5},${100 - (line / top) * 100}`]))
    .join(' ');
  return (
    <polyline
      points={path}
      className="fill-none stroke-scheduled"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** The numbers of a chart as a folded table, also for screen readers. */
function ChartTable({ caption, momentName, barName, lineName, points }: Omit<TimeChartProps, 'labels'>) {
  const columns = [
    { label: momentName },
    { label: barName, className: 'text-end' },
    { label: lineName, className: 'text-end' },
  ];
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent underline">
        {analyticsText.table}
        <span className="sr-only">: {caption}</span>
      </summary>
      <div className="max-h-96 overflow-y-auto">
        <Table caption={caption} columns={columns}>
          {points.map(({ key, title, bar, line }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td className="tabular text-end">{formatNumber(bar)}</td>
              <td className="tabular text-end">{line === null ? NOT_A_NUMBER : formatNumber(line)}</td>
            </tr>
          ))}
        </Table>
      </div>
    </details>
  );
}
