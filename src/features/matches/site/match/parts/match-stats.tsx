import { type Fixture, hasScore } from '../../../rules/fixture.ts';
import type { MatchEvent } from '../../../rules/live/match-event.ts';
import { matchPageText } from '../../../text.ts';

const COUNTED: readonly (readonly [label: string, types: readonly MatchEvent['type'][]])[] = [
  [matchPageText.yellowCards, ['yellow', 'secondYellow']],
  [matchPageText.redCards, ['red', 'secondYellow']],
  [matchPageText.substitutions, ['substitution']],
  [matchPageText.missedPenalties, ['missedPenalty']],
];

/** The numbers that follow from the events: nothing is shown that nobody counted. */
export function MatchStats({ match }: { match: Fixture }) {
  const events = hasScore(match) ? match.events : [];
  const count = (side: 'home' | 'away', types: readonly MatchEvent['type'][]) =>
    events.filter((event) => event.side === side && types.includes(event.type)).length;
  const rows = COUNTED.map(([label, types]) => ({
    ...{ label, home: count('home', types), away: count('away', types) },
  })).filter(({ home, away }) => home + away > 0);
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
