import { matchText } from '#az/text/site/match.ts';
import { tableText } from '#az/text/site/table.ts';
import type { LeagueTable as Table } from '#domain/matches/standings/league-table.ts';
import { tablesAddress } from '../match-addresses.ts';
import type { MatchView } from '../match-view.ts';
import { LeagueTableBlock } from './league-table-block.tsx';
import { MatchList } from './match-list.tsx';
import { SampleNotice } from './sample-notice.tsx';

/** The next games and the table of a competition, for the page of its category. */
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
      {table && (
        <section>
          <h2 className="mb-3 border-accent border-b-2 pb-1 text-2xl">{tableText.title}</h2>
          <LeagueTableBlock table={table} isBrief />
          <a
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
            href={tablesAddress(table.competition.slug)}
          >
            {tableText.fullTable}
          </a>
        </section>
      )}
      <p className="lg:col-span-full empty:hidden">
        <SampleNotice isShown={competition.isSample} />
      </p>
    </aside>
  );
}
