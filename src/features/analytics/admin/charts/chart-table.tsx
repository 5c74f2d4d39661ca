import { formatNumber, NOT_A_NUMBER } from '#az/format/format-number.ts';
import { Table } from '#platform/ui/table.tsx';
import { analyticsText } from '../../text.ts';
import type { ChartPoint } from './chart-point.ts';

interface ChartTableProps {
  caption: string;
  momentName: string;
  barName: string;
  lineName: string;
  points: readonly ChartPoint[];
}

/** The numbers of a chart as a folded table, also for screen readers. */
export function ChartTable({ caption, momentName, barName, lineName, points }: ChartTableProps) {
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
