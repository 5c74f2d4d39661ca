import type { LeagueTable as Table } from '#features/competitions/rules/standings/league-table.ts';
import { matchText } from '../../text.ts';
import type { MatchView } from '../match-view.ts';
import { BriefTable } from './brief-table.tsx';
import { MatchList } from './match-list.tsx';
import { SampleNotice } from './sample-notice.tsx';

/** The next matches and the table of a competition, for the page of its category. */
export interface CompetitionView {
  upcoming: MatchView[];
  table: Table | null;
  isSample: boolean;
}

export function CompetitionBlock({ competition }: { competition: CompetitionView }) {
  const { upcoming, table } = competition;
  return (
    <aside className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-2">
      <MatchList title={matchText.upcoming} matches={upcoming} empty={matchText.noUpcoming} headings="days" />
      {table && <BriefTable table={table} />}
      <p className="lg:col-span-full empty:hidden">
        <SampleNotice isShown={competition.isSample} />
      </p>
    </aside>
  );
}
