import { formatDecimal } from '#az/format/format-number.ts';
import { analyticsText } from '../../text.ts';

/** The change in percent, with a sign and a word. Renders nothing when `before` is 0. */
export function ChangeLabel({ now, before }: { now: number; before: number }) {
  if (before === 0) return null;
  const percent = ((now - before) / before) * 100;
  const amount = formatDecimal(Math.abs(percent), Math.abs(percent) < 10 ? 1 : 0);
  if (amount === '0') return <span>{analyticsText.same}</span>;
  return percent > 0 ? (
    <span className="inline-block whitespace-nowrap font-medium text-finished">
      ▲ {analyticsText.more(amount)}
    </span>
  ) : (
    <span className="inline-block whitespace-nowrap font-medium text-live">
      ▼ {analyticsText.less(amount)}
    </span>
  );
}
