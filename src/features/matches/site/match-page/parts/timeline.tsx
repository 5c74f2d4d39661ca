import { type Fixture, hasScore } from '../../../rules/fixture.ts';
import { matchPageText } from '../../../text.ts';
import { formatTimeline, type TimelineRow } from '../timeline-view.ts';

/** The events of a match: those of the home team on the left, of the away team on the right. */
export function Timeline({ match }: { match: Fixture }) {
  if (!hasScore(match)) return <section data-part="timeline" hidden />;
  const rows = formatTimeline(match);
  return (
    <section data-part="timeline">
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{matchPageText.events}</h2>
      {rows.length === 0 && (
        <p className="py-4 text-muted">
          {match.status === 'live' ? matchPageText.noEvents : matchPageText.noEventsKnown}
        </p>
      )}
      <ol className="timeline tabular">
        {rows.map((row) => (
          <Row key={row.id} row={row} team={row.side ? match[row.side].shortName : null} />
        ))}
      </ol>
    </section>
  );
}

function Row({ row, team }: { row: TimelineRow; team: string | null }) {
  const { side, type, minute, title, player, detail, score } = row;
  return (
    <li
      data-event={type}
      data-event-id={row.id}
      data-announce={row.isMajor ? [minute, title, score, team, player].filter(Boolean).join(' ') : undefined}
      data-side={side ?? 'none'}
      data-goal={row.isGoal || undefined}
      data-decision={row.isDecision || undefined}
    >
      {minute && <span className="timeline-minute font-bold font-headline text-lg">{minute}</span>}
      <div className="timeline-text min-w-0">
        <p className="leading-tight">
          {row.isCard && <span aria-hidden="true" data-card={type} className="event-card" />}
          <span className="font-semibold">{title}</span>
          {score && <span className="ms-2 font-bold font-headline text-xl">{score}</span>}
          {team && <span className="sr-only">, {team}</span>}
        </p>
        {player && <p className="leading-snug">{player}</p>}
        {detail && <p className="text-muted text-sm leading-snug">{detail}</p>}
      </div>
    </li>
  );
}
