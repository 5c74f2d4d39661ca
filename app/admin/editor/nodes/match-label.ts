import { formatDayMonth, formatTime } from '#az/format/dates.ts';
import { type Fixture, hasScore } from '#domain/matches/fixture.ts';

/** A match as one line for editors: `7 mart, 18:00 · Qarabağ 2:1 Zirə`. */
export function matchLabel(fixture: Fixture): string {
  const score = hasScore(fixture) ? `${fixture.score.home}:${fixture.score.away}` : '–';
  const when = `${formatDayMonth(fixture.kickOff)}, ${formatTime(fixture.kickOff)}`;
  return `${when} · ${fixture.home.name} ${score} ${fixture.away.name}`;
}
