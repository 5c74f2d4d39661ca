import { useEffect, useState } from 'react';
import { formatTime } from '#az/format/dates.ts';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { formatScore, isAwaitingResult } from '../../rules/fixture.ts';
import { readClock } from '../../rules/match-clock.ts';
import { formatMinute, formatPhase } from '../../rules/match-words.ts';
import { consoleText, matchText } from '../../text.ts';
import { ClubSquare } from './team-colors.tsx';

/** Teams, score and clock. `now` is epoch ms; with `tick` the clock runs on. */
export function ConsoleHead({ state, now, tick }: { state: ConsoleState; now: number; tick: () => number }) {
  const { home, away, match } = state;
  return (
    <section className="sticky top-14 z-10 -mt-2 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 border-line border-b bg-paper py-2">
      <h1 className="sr-only">{consoleText.title(`${home.name} ${matchText.vs} ${away.name}`)}</h1>
      <p className="flex min-w-0 items-center justify-end gap-2 font-semibold text-base leading-tight sm:text-lg">
        <ClubSquare team={home} />
        <span className="line-clamp-2 wrap-anywhere">{home.name}</span>
      </p>
      <p className="tabular text-center leading-tight">
        <span className="block font-bold font-headline text-4xl" data-score>
          {match.score ? formatScore(match.score) : matchText.vs}
        </span>
        {match.shootOut && (
          <span className="block text-sm">{consoleText.shootOut(formatScore(match.shootOut))}</span>
        )}
      </p>
      <p className="flex min-w-0 items-center gap-2 font-semibold text-base leading-tight sm:text-lg">
        <span className="line-clamp-2 wrap-anywhere">{away.name}</span>
        <ClubSquare team={away} />
      </p>
      <p className="tabular col-span-3 flex flex-wrap justify-center gap-x-3 text-muted">
        <span className={match.status === 'live' ? 'font-semibold text-live' : ''}>
          {
            matchText.status[
              isAwaitingResult({ status: match.status, kickOff: state.kickOff }, now)
                ? 'awaitingResult'
                : match.status
            ]
          }
        </span>
        {match.phase && <span>{formatPhase(match.phase)}</span>}
        <Clock match={match} now={now} tick={tick} />
        {match.announcedAdded !== null && <span>{consoleText.announced(match.announcedAdded)}</span>}
        {match.status === 'scheduled' && <span>{formatTime(state.kickOff)}</span>}
        {match.reason && <span>{match.reason}</span>}
      </p>
    </section>
  );
}

/** `67' 12"` while the clock runs. The seconds appear with scripts only. */
function Clock({ match, now, tick }: { match: ConsoleState['match']; now: number; tick: () => number }) {
  const [time, setTime] = useState(now);
  const [isTicking, setTicking] = useState(false);
  useEffect(() => {
    const update = () => setTime(tick());
    setTicking(true);
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [tick]);
  const { phase, clock } = match;
  if (!phase || !clock) return null;
  const { minute, added } = readClock({ phase, clock }, time);
  const seconds = Math.floor((Math.max(0, time - clock.at) * clock.rate) / 1000) % 60;
  return (
    <span className="font-semibold text-ink" data-clock>
      {formatMinute(minute, added)}
      {isTicking && ` ${String(seconds).padStart(2, '0')}"`}
    </span>
  );
}
