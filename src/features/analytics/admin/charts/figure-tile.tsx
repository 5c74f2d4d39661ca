import type { ReactNode } from 'react';
import { formatDecimal, formatNumber } from '#az/format/format-number.ts';
import { analyticsText } from '../../text.ts';

interface FigureTileProps {
  name: string;
  value: number;
  /** A comparison or an explanation. */
  children?: ReactNode;
  /** The figure refreshes by itself. Shown by a dot. */
  isLive?: boolean;
}

/** One big number with its name, for use in `FigureTiles`. */
export function FigureTile({ name, value, children, isLive }: FigureTileProps) {
  return (
    <div className="grid min-w-0 content-start gap-0.5 bg-paper px-3 py-2.5 last:odd:col-span-2 lg:last:odd:col-span-1">
      <dt className="flex items-center gap-2 text-muted text-sm">
        {isLive && (
          <span aria-hidden="true" className="size-2.5 rounded-full bg-live motion-safe:animate-pulse" />
        )}
        {name}
      </dt>
      <dd className="tabular font-bold font-headline text-3xl">{formatNumber(value)}</dd>
      {children && <dd className="text-muted text-sm">{children}</dd>}
    </div>
  );
}

/** A row of tiles with thin lines between them. */
export function FigureTiles({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {children}
    </dl>
  );
}

/** The change in percent, with a sign and a word, which `isShort` hides from the eye. Renders nothing when `before` is 0. */
export function ChangeLabel({ now, before, isShort }: { now: number; before: number; isShort?: boolean }) {
  if (before === 0) return null;
  const percent = ((now - before) / before) * 100;
  const amount = formatDecimal(Math.abs(percent), Math.abs(percent) < 10 ? 1 : 0);
  if (amount === '0') return <span>{analyticsText.same}</span>;
  const [look, sign, words] =
    percent > 0
      ? ['text-finished', '▲', analyticsText.more(amount)]
      : ['text-live', '▼', analyticsText.less(amount)];
  return (
    <span className={`inline-block whitespace-nowrap font-medium ${look}`}>
      {sign}{' '}
      {isShort ? (
        <>
          <span aria-hidden="true">{`${amount}%`}</span>
          <span className="sr-only">{words}</span>
        </>
      ) : (
        words
      )}
    </span>
  );
}
