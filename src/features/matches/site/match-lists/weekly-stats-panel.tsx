import { formatDecimal, formatNumber } from '#az/format/format-number.ts';
import type { WeeklyStats as Stats } from '../../rules/count-weekly-stats.ts';
import { statText } from '../../text.ts';

/** The statistics of the week's results (spec §2.1). */
export function WeeklyStatsPanel({ stats }: { stats: Stats }) {
  const rows = [
    [statText.matches, formatNumber(stats.matches)],
    [statText.goals, formatNumber(stats.goals)],
    [statText.avgGoals, formatDecimal(stats.goalsPerMatch)],
    [statText.cleanSheets, formatNumber(stats.cleanSheets)],
    [statText.cards, formatNumber(stats.cards)],
  ] as const;
  return (
    <section>
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{statText.weekly}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-line border-b py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular font-bold font-headline text-2xl leading-none">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
