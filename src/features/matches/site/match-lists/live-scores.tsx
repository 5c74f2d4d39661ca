import { RefreshCw } from 'lucide-react';
import { redirect } from 'react-router';
import { footballDay, formatDay, formatTime } from '#az/format/dates.ts';
import { formatDecimal, formatNumber } from '#az/format/format-number.ts';
import { listMainTables } from '#features/competitions/rules/standings/find-league-table.ts';
import { competitionText } from '#features/competitions/text.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import { matchScopes, showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { countWeeklyStats, type WeeklyStats as Stats } from '../../rules/count-weekly-stats.ts';
import { type Fixture, isAwaitingResult, isOngoing, isOver } from '../../rules/fixture.ts';
import { readScoreboard } from '../../rules/live/list-current-matches.ts';
import {
  ENGLISH_LEAGUE,
  HOME_LEAGUE,
  LEAGUE_CHOICES,
  type LeagueChoice,
  liveScoresAddress,
  parseLeagueChoice,
  regionOf,
  todaysMatchesAddress,
} from '../../rules/match-addresses.ts';
import { findNextMatchDay } from '../../rules/match-days.ts';
import { matchText, statText } from '../../text.ts';
import { formatMatch, type MatchView } from '../match-view.ts';
import { BriefTable } from '../parts/brief-table.tsx';
import { CompactMatch } from '../parts/compact-match.tsx';
import { MatchListHeading } from '../parts/match-list-heading.tsx';
import { MatchRow } from '../parts/match-row.tsx';
import { isSample, SampleNotice } from '../parts/sample-notice.tsx';
import type { Route } from './+types/live-scores.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const choice = parseLeagueChoice(new URL(request.url).searchParams);
  if (!choice) throw redirect(liveScoresAddress());
  const { db, config, now } = servicesOf(context);
  const [scoreboard, tables, stats] = await Promise.all([
    readScoreboard(db, { now: now(), region: regionOf(choice) }),
    readPart(
      context,
      'league table',
      () => listMainTables(db, { competition: choice === 'europe' ? ENGLISH_LEAGUE : HOME_LEAGUE }),
      [],
    ),
    readPart(context, 'weekly stats', () => countWeeklyStats(db, { now: now() }), null),
  ]);
  const shown = scoreboard.matches;
  const { start } = footballDay(now());
  const inDay = (isListed: (match: Fixture) => boolean) =>
    shown
      .filter((match) => match.kickOff >= start && isListed(match))
      .toSorted((one, other) => one.kickOff - other.kickOff)
      .map((match) => formatMatch(match, now()));
  const matches = shown.filter(isOngoing).map((match) => formatMatch(match, now()));
  const next = inDay((match) => match.status === 'scheduled' && !isAwaitingResult(match, now()));
  const finished = inDay((match) => isOver(match) && match.status !== 'cancelled').toReversed();
  const nextDay = matches.length + next.length > 0 ? null : await findNextMatchDay(db, { at: now() });
  showsScopes(context, ...matchScopes(scoreboard.matches), ...tableScopes(tables[0]));
  const updated = scoreboard.updatedAt === null ? '' : formatTime(scoreboard.updatedAt);
  return {
    choice,
    matches,
    next,
    finished,
    nextDay,
    updated,
    tables,
    stats,
    config,
    isSample: isSample([...matches, ...next, ...finished, ...tables, stats]),
  };
}

/** The live and suspended matches with a table and the statistics of the week (spec §2.1). */
export default function LiveScoresPage({ loaderData }: Route.ComponentProps) {
  const { choice, matches, next, finished, nextDay, updated, tables, stats, config } = loaderData;
  return (
    <>
      <PageMeta
        title={`${matchText.liveTitle} – ${config.siteName}`}
        description={matchText.liveDescription}
        address={config.siteUrl + liveScoresAddress(choice)}
      />
      <header className="mt-8 mb-4">
        <h1 className="text-5xl">{matchText.liveTitle}</h1>
        <p className="mt-2">
          <SampleNotice isShown={loaderData.isSample} />
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <ChoiceLinks
            label={matchText.filter.label}
            choices={LEAGUE_CHOICES.map((option) => ({
              label: option.label,
              to: liveScoresAddress(option.choice),
              isCurrent: option.choice === choice,
            }))}
          />
          <LiveMatches matches={matches} updated={updated} choice={choice} />
          {nextDay && (
            <SiteLink href={todaysMatchesAddress(nextDay.day)}>
              {matchText.nextMatchDay(formatDay(nextDay.start))}
            </SiteLink>
          )}
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 md:not-has-[section:only-child]:grid-cols-2">
            <OtherMatches title={matchText.laterToday} matches={next} />
            <OtherMatches title={matchText.endedToday} matches={finished} />
          </div>
          <SiteLink look="quiet" href={todaysMatchesAddress()}>
            {matchText.allToday}
          </SiteLink>
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <BriefTable tables={tables} />
          {stats && stats.matches > 0 && <WeeklyStatsPanel stats={stats} />}
        </aside>
      </div>
    </>
  );
}

interface LiveMatchesProps {
  matches: readonly MatchView[];
  /** When the newest change was made, `21:04`; empty without matches. */
  updated: string;
  choice: LeagueChoice;
}

/**
 * The live matches and a button that reloads the page. In the browser `live-behaviour.ts` updates them, with the texts of the
 * data attributes.
 */
function LiveMatches({ matches, updated, choice }: LiveMatchesProps) {
  return (
    <div data-live={choice} className="mt-2">
      <form
        method="get"
        action={href('/live-scores')}
        className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 py-2"
      >
        {choice !== 'all' && <input type="hidden" name="league" value={choice} />}
        <button
          type="submit"
          className="inline-flex min-h-11 min-w-32 items-center justify-center gap-2 rounded-sm bg-accent px-4 font-semibold text-paper aria-disabled:opacity-70"
        >
          <RefreshCw aria-hidden="true" className="size-4" />
          <span data-other={matchText.refreshing}>{matchText.refresh}</span>
        </button>
        <span className="text-sm">
          <span className="block has-[[data-clock]:empty]:hidden">
            {matchText.lastUpdated} <span data-clock>{updated}</span>
          </span>
          <span
            data-state
            data-other={matchText.refreshFailed}
            className="needs-script text-muted data-shows-other:text-live"
          >
            {matchText.autoRefresh}
          </span>
        </span>
      </form>
      <p role="status" aria-live="polite" data-refreshed={matchText.refreshed} className="sr-only" />
      {matches.length === 0 && (
        <p data-empty className="border-line border-t py-6 text-lg text-muted">
          {matchText.noLive}
        </p>
      )}
      <ul className="border-line border-t empty:hidden">
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} details="events" showsLeague />
        ))}
      </ul>
    </div>
  );
}

/** Matches of today that are not being played. A match that begins on an open page moves to the live ones. */
function OtherMatches({ title, matches }: { title: string; matches: readonly MatchView[] }) {
  if (matches.length === 0) return null;
  return (
    <section className="group/list not-has-[li]:hidden">
      <MatchListHeading title={title} matches={matches} />
      <ul className="gap-x-10 md:group-only/list:grid md:group-only/list:grid-cols-2">
        {matches.map((match) => (
          <CompactMatch key={match.id} match={match} league={match.competition.name} note={match.channels} />
        ))}
      </ul>
    </section>
  );
}

/** The statistics of the week's results (spec §2.1). */
function WeeklyStatsPanel({ stats }: { stats: Stats }) {
  const rows = [
    [statText.matches, formatNumber(stats.matches)],
    [statText.goals, formatNumber(stats.goals)],
    [statText.avgGoals, formatDecimal(stats.goalsPerMatch)],
    [statText.cleanSheets, formatNumber(stats.cleanSheets)],
    [statText.cards, formatNumber(stats.cards)],
  ] as const;
  return (
    <section>
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{statText.weekly}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-line border-b py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular font-bold font-headline text-2xl leading-none">{value}</dd>
          </div>
        ))}
      </dl>
      {stats.leftOut.length > 0 && (
        <p className="mt-2 text-muted text-sm">{competitionText.leftOut(stats.leftOut.join('; '))}</p>
      )}
    </section>
  );
}
