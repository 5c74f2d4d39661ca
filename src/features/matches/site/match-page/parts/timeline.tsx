import type { EventIconName } from '../../../rules/define-event-kind.ts';
import type { Side } from '../../../rules/event-fields.ts';
import { type Fixture, formatScore, hasScore } from '../../../rules/fixture.ts';
import { isGoal, kindOf, listDetails } from '../../../rules/ledger/ledger-event.ts';
import type { MatchEvent } from '../../../rules/live/match-event.ts';
import { formatMinute } from '../../../rules/match-words.ts';
import { eventSentence, eventText, matchPageText, matchText } from '../../../text.ts';
import { formatMarked, isTitled } from '../../event-lines.ts';
import { EventIcon } from '../../parts/event-icon.tsx';

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

/** A line of the timeline. */
interface TimelineRow {
  id: string;
  type: MatchEvent['type'];
  /** Null for what belongs to no team: it stands in the middle. */
  side: Side | null;
  /** `45+2'`; empty for marks, which say themselves when they happened. */
  minute: string;
  title: string;
  icon: EventIconName | null;
  /** The icon does not say the title, or the player is not known. */
  isTitled: boolean;
  /** The name of the player; empty when it is not known. */
  player: string;
  /** The name with the mark of a goal: `Zubir (pen.)` */
  marked: string;
  /** The assist, the player who leaves the pitch, the reason of a VAR decision. */
  detail: string;
  /** Screen readers are told of it on a page that is open. */
  isMajor: boolean;
  isGoal: boolean;
  /** A decision of the VAR. */
  isDecision: boolean;
  /** The score after a goal, `2:1`, or of the shoot-out after a kick; else empty. */
  score: string;
}

/** The events of a match in the order of the match, each with the score after it. */
export function formatTimeline(fixture: Fixture): TimelineRow[] {
  if (!('events' in fixture)) return [];
  const score = { home: 0, away: 0 };
  const shootOut = { home: 0, away: 0 };
  let hasKicks = false;
  return fixture.events.map((event) => {
    const { type, side, detail } = event;
    const kind = kindOf(event);
    const isKick = kind.when === 'shootOut';
    hasKicks ||= isKick;
    if (isGoal(event) && side) score[side]++;
    if (isKick && detail === 'scored' && side) shootOut[side]++;
    return {
      id: event.id,
      type,
      side,
      icon: kind.icon(detail),
      isTitled: isTitled(event),
      player: event.player ?? '',
      marked: formatMarked(event),
      minute: kind.when === 'minute' ? formatMinute(event.minute, event.added) : '',
      title: kind.title(detail),
      // The end tells the score without the kicks, which have decided the match.
      detail: hasKicks && endsPart(event) ? matchText.byPenalties(formatScore(shootOut)) : detailOf(event),
      isMajor: kind.visibility.isAnnounced(detail),
      isGoal: isGoal(event),
      isDecision: listDetails(type).includes('decision'),
      score: isGoal(event) || isKick || endsPart(event) ? formatScore(isKick ? shootOut : score) : '',
    };
  });
}

function endsPart(event: MatchEvent): boolean {
  const { detail } = event;
  const isMark = kindOf(event).when === 'mark';
  return isMark && (detail === 'halfTime' || detail === 'extraTimeBreak' || detail === 'fullTime');
}

function detailOf({ type, otherPlayer, detail, note }: MatchEvent): string {
  if (note) return note;
  if (!otherPlayer) return '';
  if (!listDetails(type).includes('playerOut')) return `${eventText.assist}: ${otherPlayer}`;
  return detail === 'injury' ? eventSentence.outInjured(otherPlayer) : eventSentence.out(otherPlayer);
}

function Row({ row, team }: { row: TimelineRow; team: string | null }) {
  const { side, type, icon, minute, title, player, detail, score } = row;
  const ending = type === 'mark' ? detail : '';
  const isShort = icon !== null && !row.isTitled;
  return (
    <li
      data-event={type}
      data-event-id={row.id}
      data-announce={
        row.isMajor ? [minute, title, score, ending, team, player].filter(Boolean).join(' ') : undefined
      }
      data-side={side ?? 'none'}
      data-goal={row.isGoal || undefined}
      data-decision={row.isDecision || undefined}
    >
      {minute && <span className="timeline-minute font-bold font-headline text-lg">{minute}</span>}
      {icon && <EventIcon icon={icon} />}
      <div className="timeline-text min-w-0">
        <p className="font-semibold leading-tight wrap-anywhere">
          <span className={isShort ? 'sr-only' : ''}>{title}</span>
          {isShort && ` ${row.marked}`}
          {score && <span className="timeline-score">{score}</span>}
          {team && <span className="sr-only">, {team}</span>}
        </p>
        {!isShort && player && <p className="leading-snug wrap-anywhere">{player}</p>}
        {detail && <p className="text-muted text-sm leading-snug wrap-anywhere">{detail}</p>}
      </div>
    </li>
  );
}
