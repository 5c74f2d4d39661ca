import { redirect } from 'react-router';
import { formatTime } from '#az/format/dates.ts';
import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { matchScopes, tableScopes } from '#platform/page-cache/shown-scopes.ts';
import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { countWeeklyStats } from '../../rules/count-weekly-stats.ts';
import { isOngoing } from '../../rules/fixture.ts';
import { LEAGUE_CHOICES, parseLeagueChoice, regionOf } from '../../rules/league-choice.ts';
import { readScoreboard } from '../../rules/live/read-scoreboard.ts';
import { ENGLISH_LEAGUE, HOME_LEAGUE, liveScoresAddress } from '../../rules/match-addresses.ts';
import { matchText } from '../../text.ts';
import { formatMatch } from '../match-view.ts';
import { BriefTable } from '../parts/brief-table.tsx';
import { isSample, SampleNotice } from '../parts/sample-notice.tsx';
import type { Route } from './+types/live-scores.ts';
import { LiveMatches } from './live-matches.tsx';
import { WeeklyStatsPanel } from './weekly-stats-panel.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const choice = parseLeagueChoice(new URL(request.url).searchParams);
  if (!choice) throw redirect(liveScoresAddress());
  const { db, config, now } = servicesOf(context);
  const [scoreboard, table, stats] = await Promise.all([
    readScoreboard(db, { now: now(), region: regionOf(choice) }),
    readPart(context, {
      name: 'league table',
      read: () => findLeagueTable(db, { competition: choice === 'europe' ? ENGLISH_LEAGUE : HOME_LEAGUE }),
      fallback: null,
    }),
    readPart(context, {
      name: 'weekly stats',
      read: () => countWeeklyStats(db, { now: now() }),
      fallback: null,
    }),
  ]);
  const matches = scoreboard.matches.filter(isOngoing).map((match) => formatMatch(match, now()));
  showsScopes(context, ...matchScopes(scoreboard.matches), ...tableScopes(table));
  const updated = scoreboard.updatedAt === null ? '' : formatTime(scoreboard.updatedAt);
  return { choice, matches, updated, table, stats, config, isSample: isSample([...matches, table, stats]) };
}

/** The live and suspended matches with a table and the statistics of the week (spec §2.1). */
export default function LiveScoresPage({ loaderData }: Route.ComponentProps) {
  const { choice, matches, updated, table, stats, config } = loaderData;
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
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          {table && <BriefTable table={table} />}
          {stats && <WeeklyStatsPanel stats={stats} />}
        </aside>
      </div>
    </>
  );
}
