import type { ReactNode } from 'react';
import { formatNumber } from '#az/format/format-number.ts';

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
    <div className="grid content-start gap-1 bg-paper p-4 last:odd:col-span-2 lg:last:odd:col-span-1">
      <dt className="flex items-center gap-2 text-muted text-sm">
        {isLive && (
          <span aria-hidden="true" className="size-2.5 rounded-full bg-live motion-safe:animate-pulse" />
        )}
        {name}
      </dt>
      <dd className="tabular font-bold font-headline text-4xl">{formatNumber(value)}</dd>
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
