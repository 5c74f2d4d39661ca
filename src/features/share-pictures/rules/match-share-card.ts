import { formatDay, formatTime } from '#az/format/dates.ts';
import { type Fixture, hasScore } from '#features/matches/rules/fixture.ts';
import { matchText } from '#features/matches/text.ts';
import type { MatchShareCard } from './share-card.ts';

/** The share card of a match: with its score once it has begun. It has no minute, which would change all the time. */
export function toMatchShareCard(match: Fixture, { siteName }: { siteName: string }): MatchShareCard {
  const { id, competition, home, away, kickOff } = match;
  return {
    ...{ kind: 'match', id, siteName, competition: competition.name },
    home: { name: home.name, colors: home.colors },
    away: { name: away.name, colors: away.colors },
    middle: readMiddle(match),
    note: [readStatus(match), formatDay(kickOff)].filter((part) => part !== '').join(' · '),
  };
}

function readMiddle(match: Fixture): string {
  if (hasScore(match)) return `${match.score.home}:${match.score.away}`;
  return match.status === 'scheduled' ? formatTime(match.kickOff) : matchText.vs;
}

/** A match that has not begun needs no status: its time says it. */
function readStatus(match: Fixture): string {
  if (match.status === 'scheduled') return '';
  const status = matchText.status[match.status];
  if (!hasScore(match) || !match.shootOut) return status;
  return `${status}, ${matchText.status.penalties} ${match.shootOut.home}:${match.shootOut.away}`;
}
