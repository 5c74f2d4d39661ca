import { ChevronLeft, ChevronRight } from 'lucide-react';
import { findBakuMoment } from '#az/format/baku-time.ts';
import { type FootballDay, footballDay, formatDay } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { weekdayShorts } from '#az/text/time.ts';
import { todaysMatchesAddress } from '../../rules/match-addresses.ts';
import { matchText } from '../../text.ts';

/** How many days before and after the shown day are linked. */
const MAX_OFFSET = 7;

/** Links to the days around the shown day. On a phone they scroll sideways, with the shown day in the middle. */
export function DayStrip({ day, today }: { day: FootballDay; today: FootballDay }) {
  const days = Array.from({ length: 2 * MAX_OFFSET + 1 }, (_, index) => index - MAX_OFFSET);
  const step = 'grid h-14 w-9 shrink-0 place-items-center hover:text-accent';
  return (
    <nav aria-label={matchText.days} className="flex border-line border-y">
      <a className={step} href={addressOf(day, -1, today)} aria-label={matchText.previousDay} rel="prev">
        <ChevronLeft aria-hidden="true" className="size-5" />
      </a>
      <ul className="day-strip relative flex min-w-0 flex-1">
        {days.map((offset) => {
          const start = day.start + offset * DAY;
          const moment = findBakuMoment(start);
          return (
            <li key={offset} className="shrink-0 grow basis-1/7 max-[16rem]:basis-1/3 md:basis-0">
              <a
                href={addressOf(day, offset, today)}
                aria-current={offset === 0 ? 'date' : undefined}
                className="tabular flex h-14 flex-col items-center justify-center leading-tight hover:text-accent aria-[current]:bg-accent aria-[current]:text-paper"
              >
                <span className="whitespace-nowrap text-[0.6875rem]">
                  {footballDay(start).day === today.day
                    ? matchText.today
                    : weekdayShorts[moment?.weekday ?? 0]}
                </span>
                <span className="font-bold font-headline text-xl">{moment?.day}</span>
                <span className="sr-only">, {formatDay(start)}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <a className={step} href={addressOf(day, 1, today)} aria-label={matchText.nextDay} rel="next">
        <ChevronRight aria-hidden="true" className="size-5" />
      </a>
    </nav>
  );
}

function addressOf(day: FootballDay, offset: number, today: FootballDay): string {
  const other = footballDay(day.start + offset * DAY).day;
  return todaysMatchesAddress(other === today.day ? undefined : other);
}
