import type { CSSProperties } from 'react';
import { homeText } from '../text.ts';

interface SectionHeadingProps {
  title: string;
  /** The page with all of it. */
  address?: string;
  /** The rule above it, `#rrggbb`: the colour of a category. */
  color?: string;
}

/** The heading of a block of the front page: a rule, the name, and a link to everything. */
export function SectionHeading({ title, address, color }: SectionHeadingProps) {
  return (
    <div
      className="mb-2 flex min-h-11 items-center justify-between gap-x-4 sm:mb-4 border-t-4 border-t-(--category)"
      style={{ '--category': color ?? 'var(--color-ink)' } as CSSProperties}
    >
      <h2 className="min-w-0 py-1 text-[1.625rem] sm:text-3xl">{title}</h2>
      {address && (
        <a
          className="flex min-h-11 shrink-0 items-center font-semibold text-accent hover:underline"
          href={address}
        >
          {homeText.viewAll}
          <span className="sr-only">: {title}</span>
        </a>
      )}
    </div>
  );
}
