import { tableText } from '#features/competitions/text.ts';
import {
  competitionAddress,
  seasonMatchesAddress,
  tablesAddress,
} from '#features/matches/rules/match-addresses.ts';
import { CompactMatch } from '#features/matches/site/parts/compact-match.tsx';
import { LeagueTableBlock } from '#features/matches/site/parts/league-table-block.tsx';
import { MatchListHeading } from '#features/matches/site/parts/match-list-heading.tsx';
import { SampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { matchText } from '#features/matches/text.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { homeText } from '../text.ts';
import type { LeagueBlockView } from './read-league-block.ts';
import { SectionHeading } from './section-heading.tsx';

interface LeagueBlockProps {
  league: LeagueBlockView;
  /** Says that the data are a sample, when no other block says so. */
  hasNotice: boolean;
}

/** The home league on the front page: the head of its table and its next matches, with links to all of both. */
export function LeagueBlock({ league: { table, upcoming }, hasNotice }: LeagueBlockProps) {
  const { slug } = table.competition;
  return (
    <section className="mt-7 sm:mt-12">
      <SectionHeading
        title={homeText.league}
        address={competitionAddress(slug)}
        color="var(--color-accent)"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <LeagueTableBlock table={table} isBrief showsForm />
          <SiteLink look="quiet" href={tablesAddress(slug)}>
            {tableText.fullTable}
          </SiteLink>
        </div>
        <section>
          <MatchListHeading title={matchText.upcoming} matches={upcoming} level="h3" />
          {upcoming.length === 0 && <p className="pt-3 text-muted">{matchText.noUpcoming}</p>}
          <ul className="max-sm:[&>:nth-child(n+4)]:hidden">
            {upcoming.map((match) => (
              <CompactMatch key={match.id} match={match} showsDay />
            ))}
          </ul>
          <SiteLink look="quiet" href={seasonMatchesAddress(slug)}>
            {homeText.allMatches}
          </SiteLink>
        </section>
      </div>
      <SampleNotice isShown={hasNotice} />
    </section>
  );
}
