import type { CountedStatistic } from '../../../rules/define-event-kind.ts';
import type { Side } from '../../../rules/event-fields.ts';
import { type Fixture, hasScore } from '../../../rules/fixture.ts';
import { isCountedIn } from '../../../rules/ledger/ledger-event.ts';
import { type MatchStatistics, type StatisticName, statisticNames } from '../../../rules/match-statistics.ts';
import { matchPageText, statisticText } from '../../../text.ts';

/** The statistics that follow from the events in their order, with their labels. */
const COUNTED_LABELS: Record<CountedStatistic, string> = {
  yellowCards: matchPageText.yellowCards,
  redCards: matchPageText.redCards,
  substitutions: matchPageText.substitutions,
  missedPenalties: matchPageText.missedPenalties,
};

interface StatRow {
  label: string;
  home: string;
  away: string;
  /** The shares of the two teams in percent, for the bar; null without a bar. */
  shares: Record<Side, number> | null;
}

/** The statistics of a match: those that were entered, then those that follow from the events. Unknown ones are left out. */
export function MatchStats({ match, statistics }: { match: Fixture; statistics: MatchStatistics | null }) {
  const rows = listStatistics(match, statistics);
  if (rows.length === 0) return <section data-part="statistics" hidden />;
  return (
    <section data-part="statistics">
      <h2 id="statistics" className="border-accent border-b-2 pb-1 text-2xl">
        {matchPageText.statistics}
      </h2>
      <table className="tabular mt-2 w-full text-center">
        <thead className="sr-only">
          <tr>
            <th scope="col">{match.home.name}</th>
            <td />
            <th scope="col">{match.away.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, home, away, shares }) => (
            <tr key={label} className="border-line border-b">
              <td className="w-12 py-2 font-bold font-headline text-2xl">{home}</td>
              <th scope="row" className="wrap-anywhere px-2 py-2 font-normal text-muted">
                {label}
                {shares && (
                  <span className="stat-bar" aria-hidden="true">
                    <span style={{ width: `${shares.home}%` }} />
                    <span style={{ width: `${shares.away}%` }} />
                  </span>
                )}
              </th>
              <td className="w-12 py-2 font-bold font-headline text-2xl">{away}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The lines of the statistics in their order. */
export function listStatistics(match: Fixture, statistics: MatchStatistics | null): StatRow[] {
  return [...listEntered(statistics), ...listCounted(match)];
}

function listEntered(statistics: MatchStatistics | null): StatRow[] {
  if (!statistics) return [];
  return statisticNames.flatMap((name) => {
    const [home, away] = [statistics.home[name], statistics.away[name]];
    if (home === null && away === null) return [];
    const row = { label: statisticText[name], home: formatValue(name, home), away: formatValue(name, away) };
    return [{ ...row, shares: home === null || away === null ? null : toShares(home, away) }];
  });
}

function formatValue(name: StatisticName, value: number | null): string {
  if (value === null) return '–';
  return name === 'possession' ? `${value}%` : String(value);
}

function toShares(home: number, away: number): Record<Side, number> {
  const share = (value: number) => (value === 0 ? 0 : Math.round((value / (home + away)) * 1000) / 10);
  return { home: share(home), away: share(away) };
}

function listCounted(match: Fixture): StatRow[] {
  const events = hasScore(match) ? match.events : [];
  const count = (side: Side, statistic: CountedStatistic) =>
    events.filter((event) => event.side === side && isCountedIn(event, statistic)).length;
  return (Object.keys(COUNTED_LABELS) as CountedStatistic[]).flatMap((name) => {
    const [home, away] = [count('home', name), count('away', name)];
    if (home + away === 0) return [];
    return [{ label: COUNTED_LABELS[name], home: `${home}`, away: `${away}`, shares: null }];
  });
}
