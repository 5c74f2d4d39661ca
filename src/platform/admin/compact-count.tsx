import { formatNumber } from '#az/format/format-number.ts';
import { formatCompact } from '#az/format/numbers.ts';

interface CompactCountProps {
  value: number;
  /** The words around the number. */
  text?: (count: string) => string;
}

/** A count in little space, such as `1,2 min baxış`. The tooltip has the exact number. */
export function CompactCount({ value, text = (count) => count }: CompactCountProps) {
  const [compact, exact] = [formatCompact(value), formatNumber(value)];
  return (
    <span className="whitespace-nowrap" title={compact === exact ? undefined : text(exact)}>
      {text(compact)}
    </span>
  );
}
