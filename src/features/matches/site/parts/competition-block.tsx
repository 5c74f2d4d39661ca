import type { LeagueTable as Table } from '#features/competitions/rules/standings/league-table.ts';
import { competitionText } from '#features/competitions/text.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { competitionAddress, scorersAddress, seasonMatchesAddress } from '../../rules/match-addresses.ts';
import { matchText } from '../../text.ts';
import type { MatchView } from '../match-view.ts';
import { BriefTable } from './brief-table.tsx';
import { MatchList } from './match-list.tsx';
import { SampleNotice } from './sample-notice.tsx';

/** The matches and the table of a competition, for the rail of its category. */
export interface CompetitionView {
  slug: string;
  live: MatchView[];
  upcoming: MatchView[];
  recent: MatchView[];
  /** The first lines of those of the stage that a reader wants first: one, or some of the groups. */
  tables: Table[];
  isSample: boolean;
}

/** The table, the current, next and last matches of a competition, and links to its pages. */
export function CompetitionBlock({ competition }: { competition: CompetitionView }) {
  const { slug, live, upcoming, recent, tables } = competition;
  const lists = [
    { title: matchText.liveNow, matches: live },
    { title: matchText.upcoming, matches: upcoming },
    { title: matchText.recent, matches: recent },
  ].filter(({ matches }) => matches.length > 0);
  return (
    <>
      <BriefTable tables={tables} />
      {lists.map(({ title, matches }) => (
        <MatchList key={title} title={title} matches={matches} empty="" headings="days" />
      ))}
      <ul>
        {[
          [competitionText.page, competitionAddress(slug)] as const,
          [competitionText.allMatches, seasonMatchesAddress(slug)] as const,
          [competitionText.scorers, scorersAddress(slug)] as const,
        ].map(([label, address]) => (
          <li key={address}>
            <SiteLink look="quiet" href={address}>
              {label}
            </SiteLink>
          </li>
        ))}
        <li className="empty:hidden">
          <SampleNotice isShown={competition.isSample} />
        </li>
      </ul>
    </>
  );
}
