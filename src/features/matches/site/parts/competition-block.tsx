import type { LeagueTable as Table } from '#features/competitions/rules/standings/league-table.ts';
import { matchText } from '../../text.ts';
import type { MatchView } from '../match-view.ts';
import { BriefTable } from './brief-table.tsx';
import { MatchList } from './match-list.tsx';
import { SampleNotice } from './sample-notice.tsx';

/** The next matches and the table of a competition, for the page of its category. */
export interface CompetitionView {
  upcoming: MatchView[];
  /** Those of the stage that a reader wants first: one, or one for each group. */
  tables: Table[];
  isSample: boolean;
}

export function CompetitionBlock({ competition }: { competition: CompetitionView }) {
  const { upcoming, tables } = competition;
  return (
    <aside className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-2">
      <MatchList title={matchText.upcoming} matches={upcoming} empty={matchText.noUpcoming} headings="days" />
      <BriefTable tables={tables} />
      <p className="lg:col-span-full empty:hidden">
        <SampleNotice isShown={competition.isSample} />
      </p>
    </aside>
  );
}
