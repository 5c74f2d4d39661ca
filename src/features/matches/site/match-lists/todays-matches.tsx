import { redirect } from 'react-router';
import {
  type FootballDay,
  footballDay,
  formatDay,
  isAfterMidnight,
  parseFootballDay,
} from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { matchScopes } from '#platform/page-cache/shown-scopes.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { countFixtures } from '../../rules/count-fixtures.ts';
import { findNextMatchDay } from '../../rules/find-next-match-day.ts';
import { groupByCompetition } from '../../rules/group-by-competition.ts';
import { listFixturesOfDayPage } from '../../rules/list-fixtures-of-day-page.ts';
import { competitionAddress, todaysMatchesAddress } from '../../rules/match-addresses.ts';
import { matchText } from '../../text.ts';
import { formatMatch } from '../match-view.ts';
import { MatchRow } from '../parts/match-row.tsx';
import { isSample, SampleNotice } from '../parts/sample-notice.tsx';
import type { Route } from './+types/todays-matches.ts';
import { DayStrip } from './day-strip.tsx';

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
    ...{ day, today, groups, night: night.map((match) => formatMatch(match, now)) },
    count: countFixtures(fixtures),
    nextDay,
    config,
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
        // A day without matches has nothing to find. There are hundreds of them.
        isHidden={!isToday && count.total === 0}
      />
      <header className="mt-8 mb-4">
        <h1 className="text-5xl">{matchText.todaysTitle}</h1>
        <p className="mt-2 text-lg text-muted">{formatDay(day.start)}</p>
        <p className="tabular mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span>{matchText.matchCount(count.total)}</span>
          <LiveCount live={count.live} />
          <SampleNotice isShown={loaderData.isSample} />
        </p>
      </header>
      <DayStrip day={day} today={today} />
      {groups.map(({ competition, matches }) => (
        <section key={competition.slug} className="mt-8">
          <h2 className="border-accent border-b-2 pb-1 text-2xl">
            <a href={competitionAddress(competition.slug)} className="hover:text-accent">
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

function NoMatches({ isToday, nextDay }: { isToday: boolean; nextDay: FootballDay | null }) {
  return (
    <div className="py-12 text-center text-lg">
      <p className="text-muted">{isToday ? matchText.noMatches : matchText.noMatchesOn}</p>
      {nextDay ? (
        <a
          className="inline-flex min-h-11 items-center font-semibold text-accent underline"
          href={todaysMatchesAddress(nextDay.day)}
        >
          {matchText.nextMatchDay(formatDay(nextDay.start))}
        </a>
      ) : (
        <p className="text-muted">{matchText.noUpcoming}</p>
      )}
    </div>
  );
}
