import { formatNumber } from '#az/format/format-number.ts';
import { homeText } from '../text.ts';

interface SiteTotals {
  articles: number;
  categories: number;
  featured: number;
}

/** The numbers of articles, categories and featured articles (spec §2.1). */
export function SiteCounters({ totals }: { totals: SiteTotals }) {
  const rows = [
    [homeText.stats.articles, totals.articles],
    [homeText.stats.categories, totals.categories],
    [homeText.stats.featured, totals.featured],
  ] as const;
  return (
    <dl className="grid grid-cols-3 bg-surface text-center">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse p-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular font-bold font-headline text-4xl">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
