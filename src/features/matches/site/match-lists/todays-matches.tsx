import { ChevronLeft, ChevronRight } from 'lucide-react';
import { redirect } from 'react-router';
import { findBakuMoment } from '#az/format/baku-time.ts';
import {
  type FootballDay,
  footballDay,
  formatDay,
  isAfterMidnight,
  parseFootballDay,
} from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { timeText, weekdayShorts } from '#az/text/time.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { toTodayShareCard } from '#features/share-pictures/rules/page-card.ts';
import { sharePicture } from '#features/share-pictures/rules/share-card.ts';
import { servicesOf } from '#platform/http/context.ts';
import { matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { countFixtures } from '../../rules/fixture.ts';
import { groupByCompetition } from '../../rules/group-by-competition.ts';
import { competitionAddress, todaysMatchesAddress } from '../../rules/match-addresses.ts';
import { findNextMatchDay, listFixturesOfDayPage } from '../../rules/match-days.ts';
import { matchText } from '../../text.ts';
import { formatMatch } from '../match-view.ts';
import { MatchRow } from '../parts/match-row.tsx';
import { isSample, SampleNotice } from '../parts/sample-notice.tsx';
import type { Route } from './+types/todays-matches.ts';

/** Days further from today have no page, so that the number of addresses is limited. */
const MAX_DISTANCE_MS = 370 * DAY;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db, config } = services;
  const now = services.now();
  const today = footballDay(now);
  const day = chooseDay(new URL(request.url).searchParams.get('date'), today);
  const fixtures = await listFixturesOfDayPage(db, { day, now });
  const nextDay = fixtures.length === 0 ? await findNextMatchDay(db, { at: day.start }) : null;
  // A live match stays with its competition.
  const [night = [], evening = []] = [true, false].map((isNight) =>
    fixtures.filter((match) => (match.status === 'scheduled' && isAfterMidnight(match.kickOff)) === isNight),
  );
  const groups = groupByCompetition(evening).map(({ competition, fixtures: inCompetition }) => ({
    competition,
    matches: inCompetition.map((match) => formatMatch(match, now)),
  }));
  showsScopes(context, ...matchScopes(fixtures));
  return {
    day,
    today,
    groups,
    night: night.map((match) => formatMatch(match, now)),
    count: countFixtures(fixtures),
    nextDay,
    config,
    sharePicture:
      day.day === today.day
        ? sharePicture(toTodayShareCard(fixtures, { siteName: config.siteName, now }))
        : null,
    isSample: isSample(fixtures),
  };
}

/** The day of `?date=`. The canonical address of today has no date. */
function chooseDay(date: string | null, today: FootballDay): FootballDay {
  if (date === null) return today;
  if (date === today.day) throw redirect(todaysMatchesAddress());
  const day = parseFootballDay(date);
  if (!day || Math.abs(day.start - today.start) > MAX_DISTANCE_MS) throw notFoundResponse('page');
  return day;
}

/** The matches of a football day, grouped by competition (spec §2.1). */
export default function TodaysMatchesPage({ loaderData }: Route.ComponentProps) {
  const { day, today, groups, night, count, nextDay, config } = loaderData;
  const isToday = day.day === today.day;
  const title = isToday ? matchText.todaysTitle : `${matchText.todaysTitle}: ${formatDay(day.start)}`;
  return (
    <div className="mx-auto max-w-3xl">
      <PageMeta
        title={`${title} – ${config.siteName}`}
        description={matchText.todaysDescription}
        address={config.siteUrl + todaysMatchesAddress(isToday ? undefined : day.day)}
        picture={loaderData.sharePicture}
        // A day without matches has nothing to find. There are hundreds of them.
        isHidden={!isToday && count.total === 0}
      />
      <header className="mt-8 mb-4">
        <h1 className="text-5xl">{matchText.todaysTitle}</h1>
        <p className="mt-2 text-lg text-muted">
          {formatDay(day.start)} · {timeText.bakuTime}
        </p>
        <p className="tabular mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          {count.total > 0 && (
            <>
              <span>{matchText.matchCount(count.total)}</span>
              <LiveCount live={count.live} />
            </>
          )}
          <SampleNotice isShown={loaderData.isSample} />
        </p>
      </header>
      <DayStrip day={day} today={today} />
      {groups.map(({ competition, matches }) => (
        <section key={competition.slug} className="mt-8">
          <h2 className="border-accent border-b-2 pb-1 text-2xl">
            <a
              href={competitionAddress(competition.slug)}
              className="inline-flex min-h-11 items-center wrap-anywhere hover:text-accent"
            >
              {competition.name}
            </a>
          </h2>
          <ul>
            {matches.map((match) => (
              <MatchRow key={match.id} match={match} details="scorers" />
            ))}
          </ul>
        </section>
      ))}
      {night.length > 0 && (
        <section className="mt-8">
          <h2 className="border-accent border-b-2 pb-1 text-2xl">
            {isToday ? matchText.tonight : matchText.nightAfter}
          </h2>
          <ul>
            {night.map((match) => (
              <MatchRow key={match.id} match={match} details="scorers" showsLeague />
            ))}
          </ul>
        </section>
      )}
      {count.total === 0 && <NoMatches isToday={isToday} nextDay={nextDay} />}
    </div>
  );
}

/** The number of live matches in the list below. `score-behaviour.ts` updates it in an open page. */
function LiveCount({ live }: { live: number }) {
  return (
    <span
      data-live-count={live}
      data-text={matchText.liveCount('#')}
      className="min-w-28 font-semibold text-live data-[live-count='0']:text-muted"
    >
      {matchText.liveCount(live)}
    </span>
  );
}

/** How many days before and after the shown day are linked. */
const MAX_OFFSET = 7;

/** Links to the days around the shown day. On a phone they scroll sideways, with the shown day in the middle. */
function DayStrip({ day, today }: { day: FootballDay; today: FootballDay }) {
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

function NoMatches({ isToday, nextDay }: { isToday: boolean; nextDay: FootballDay | null }) {
  return (
    <div className="py-12 text-center text-lg">
      <p className="text-muted">{isToday ? matchText.noMatches : matchText.noMatchesOn}</p>
      {nextDay ? (
        <SiteLink href={todaysMatchesAddress(nextDay.day)}>
          {matchText.nextMatchDay(formatDay(nextDay.start))}
        </SiteLink>
      ) : (
        <p className="text-muted">{matchText.noUpcoming}</p>
      )}
    </div>
  );
}
