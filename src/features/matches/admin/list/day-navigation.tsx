import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Form, Link } from 'react-router';
import { findBakuMoment } from '#az/format/baku-time.ts';
import { type FootballDay, footballDay, formatDay } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { weekdayShorts } from '#az/text/time.ts';
import { href } from '#platform/http/href.ts';
import { commonText } from '#platform/text/common.ts';
import { Button } from '#platform/ui/button.tsx';
import { DateInput } from '#platform/ui/date-field.tsx';
import { inputLook, SelectOptions } from '#platform/ui/field.tsx';
import { matchDeskText } from '../../text.ts';

interface DayNavigationProps {
  day: FootballDay;
  /** The typed day when nobody can read it; today is shown then. */
  unreadDay: string | null;
  today: FootballDay;
  /** The slug of the chosen competition; null for all. */
  competition: string | null;
  competitions: readonly { slug: string; name: string }[];
}

const OFFSETS = [-3, -2, -1, 0, 1, 2, 3];

/** Links to the days around the shown day, and a form for any day and competition. */
export function DayNavigation({ day, unreadDay, today, competition, competitions }: DayNavigationProps) {
  const addressOf = (offset: number) => {
    const search = new URLSearchParams({ date: footballDay(day.start + offset * DAY).day });
    if (competition !== null) search.set('competition', competition);
    return `${href('/admin/matches')}?${search}`;
  };
  const step = 'grid min-h-11 w-9 shrink-0 place-items-center hover:text-accent';
  return (
    <div className="grid gap-3">
      <nav aria-label={matchDeskText.days} className="flex max-w-xl border-line border-y">
        <Link to={addressOf(-1)} aria-label={matchDeskText.previousDay} className={step}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Link>
        <ul className="flex min-w-0 flex-1">
          {OFFSETS.map((offset) => {
            const start = day.start + offset * DAY;
            const moment = findBakuMoment(start);
            const isToday = footballDay(start).day === today.day;
            return (
              <li key={offset} className={`flex-1 ${Math.abs(offset) > 2 ? 'max-sm:hidden' : ''}`}>
                <Link
                  to={addressOf(offset)}
                  aria-current={offset === 0 ? 'date' : undefined}
                  className="tabular flex min-h-14 flex-col items-center justify-center leading-tight hover:text-accent aria-[current]:bg-accent aria-[current]:text-paper"
                >
                  <span className="text-xs">
                    {isToday ? matchDeskText.today : weekdayShorts[moment?.weekday ?? 0]}
                  </span>
                  <span className="font-bold text-lg">{moment?.day}</span>
                  <span className="sr-only">, {formatDay(start)}</span>
                </Link>
              </li>
            );
          })}
        </ul>
        <Link to={addressOf(1)} aria-label={matchDeskText.nextDay} className={step}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      </nav>
      <Form key={`${day.day} ${unreadDay} ${competition}`} className="flex max-w-xl flex-wrap gap-2">
        <DateInput
          name="date"
          aria-label={`${matchDeskText.goToDay} (${commonText.dateFormat})`}
          defaultValue={unreadDay ?? day.day}
          aria-invalid={unreadDay !== null || undefined}
          aria-describedby={unreadDay === null ? undefined : 'day-error'}
          className={`${inputLook} tabular max-w-44`}
        />
        <select
          name="competition"
          aria-label={matchDeskText.competition}
          defaultValue={competition ?? ''}
          className={`${inputLook} max-w-64`}
        >
          <SelectOptions
            none={matchDeskText.allCompetitions}
            items={competitions.map(({ slug, name }) => [slug, name])}
          />
        </select>
        <Button type="submit">{matchDeskText.show}</Button>
        {unreadDay !== null && (
          <p id="day-error" role="alert" className="basis-full font-medium text-live text-sm">
            {commonText.dateInvalid} {matchDeskText.todayInstead}
          </p>
        )}
      </Form>
    </div>
  );
}
