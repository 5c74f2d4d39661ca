import { timeText } from '#az/text/time.ts';
import type { MatchView } from '../match-view.ts';

interface MatchListHeadingProps {
  title: string;
  matches: readonly Pick<MatchView, 'status'>[];
  level?: 'h2' | 'h3';
}

/** The heading of a list of matches. When the list has kick-offs, it says that they are in the time of Baku: many read abroad. */
export function MatchListHeading({ title, matches, level: Heading = 'h2' }: MatchListHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-accent border-b-2 pb-1">
      <Heading className="text-2xl">{title}</Heading>
      {matches.some(({ status }) => status === 'scheduled') && (
        <span className="whitespace-nowrap text-muted text-sm">{timeText.bakuTime}</span>
      )}
    </div>
  );
}
