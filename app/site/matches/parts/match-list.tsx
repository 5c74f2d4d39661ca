import { footballDay, formatDay } from '#az/format/dates.ts';
import type { MatchView } from '../match-view.ts';
import { MatchRow } from './match-row.tsx';

interface MatchListProps {
  title: string;
  matches: MatchView[];
  /** Shown when there is no match. */
  empty: string;
  /** Shows the day above the first match of each day. */
  showsDays?: true;
}

/** A list of matches under a heading. */
export function MatchList({ title, matches, empty, showsDays }: MatchListProps) {
  const days = matches.map((match) => formatDay(footballDay(match.kickOff).start));
  return (
    <section>
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{title}</h2>
      {matches.length === 0 && <p className="py-4 text-muted">{empty}</p>}
      <ul>
        {matches.map((match, index) => (
          <MatchRow
            key={match.id}
            match={match}
            isCompact
            day={showsDays && days[index] !== days[index - 1] ? days[index] : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
