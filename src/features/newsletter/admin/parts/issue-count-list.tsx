import { formatNumber } from '#az/format/format-number.ts';
import type { IssueCounts } from '../../rules/newsletter-issue.ts';
import { newsletterAdminText } from '../../text.ts';

/** The delivery counts of an issue. */
export function IssueCountList({ counts }: { counts: IssueCounts }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-5">
      {Object.entries(newsletterAdminText.counts).map(([name, label]) => (
        <div
          key={name}
          className="grid content-between gap-1 bg-paper p-4 last:odd:col-span-2 sm:last:odd:col-span-1"
        >
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular font-bold font-headline text-4xl">
            {formatNumber(counts[name as keyof IssueCounts])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
