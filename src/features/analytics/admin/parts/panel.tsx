import type { ReactNode } from 'react';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { analyticsText } from '../../text.ts';

interface PanelProps {
  title: string;
  /** The address of the CSV file with the same numbers. */
  csv?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the analytics with a title and a link to its CSV file. */
export function Panel({ title, csv, aside, children }: PanelProps) {
  return (
    <section className="grid min-w-0 content-start gap-2 rounded-md border border-line bg-paper p-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-2xl">{title}</h2>
        {csv && (
          <SiteLink
            look="plain"
            href={csv}
            download
            aria-label={analyticsText.csvOf(title)}
            className="text-sm"
          >
            {analyticsText.csv}
          </SiteLink>
        )}
        {aside && <p className="tabular w-full text-muted text-sm">{aside}</p>}
      </header>
      {children}
    </section>
  );
}
