import { formatMatchDay, type MatchView } from '../match-view.ts';
import { CompactMatch } from './compact-match.tsx';
import { MatchListHeading } from './match-list-heading.tsx';

interface MatchListProps {
  title: string;
  matches: MatchView[];
  /** Shown when there is no match. */
  empty: string;
  /** Shows the day, or the round and the day, above the first match of each. */
  headings: 'days' | 'rounds';
}

/** A list of matches under a heading. */
export function MatchList({ title, matches, empty, headings }: MatchListProps) {
  const texts = matches.map((match) => headingOf(match, headings));
  return (
    <section>
      <MatchListHeading title={title} matches={matches} />
      {matches.length === 0 && <p className="py-4 text-muted">{empty}</p>}
      <ul>
        {matches.map((match, index) => (
          <CompactMatch
            key={match.id}
            match={match}
            note={match.channels}
            heading={texts[index] !== texts[index - 1] ? texts[index] : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

function headingOf({ kickOff, round }: MatchView, headings: MatchListProps['headings']): string {
  const day = formatMatchDay(kickOff);
  return headings === 'rounds' && round ? `${round} · ${day}` : day;
}
