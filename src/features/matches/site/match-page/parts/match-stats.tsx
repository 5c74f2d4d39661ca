import type { MatchStatistic } from '../../../rules/define-event-kind.ts';
import type { Side } from '../../../rules/event-fields.ts';
import { type Fixture, hasScore } from '../../../rules/fixture.ts';
import { isCountedIn } from '../../../rules/ledger/ledger-event.ts';
import { matchPageText } from '../../../text.ts';

/** The statistics in their order, with their labels. */
const LABELS: Record<MatchStatistic, string> = {
  yellowCards: matchPageText.yellowCards,
  redCards: matchPageText.redCards,
  substitutions: matchPageText.substitutions,
  missedPenalties: matchPageText.missedPenalties,
};

/** The numbers that follow from the events: nothing is shown that nobody counted. */
export function MatchStats({ match }: { match: Fixture }) {
  const events = hasScore(match) ? match.events : [];
  const count = (side: Side, statistic: MatchStatistic) =>
    events.filter((event) => event.side === side && isCountedIn(event, statistic)).length;
  const rows = (Object.keys(LABELS) as MatchStatistic[])
    .map((name) => ({ label: LABELS[name], home: count('home', name), away: count('away', name) }))
    .filter(({ home, away }) => home + away > 0);
  if (rows.length === 0) return <section data-part="statistics" hidden />;
  return (
    <section data-part="statistics">
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{matchPageText.statistics}</h2>
      <table className="tabular mt-2 w-full text-center">
        <thead className="sr-only">
          <tr>
            <th scope="col">{match.home.name}</th>
            <td />
            <th scope="col">{match.away.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, home, away }) => (
            <tr key={label} className="border-line border-b">
              <td className="w-12 py-2 font-bold font-headline text-2xl">{home}</td>
              <th scope="row" className="py-2 font-normal text-muted">
                {label}
              </th>
              <td className="w-12 py-2 font-bold font-headline text-2xl">{away}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
