import { LeagueTableBlock } from '#features/matches/site/parts/league-table-block.tsx';
import { formatGroup, formatStage } from '../../rules/stages/stage-words.ts';
import type { LeagueTable } from '../../rules/standings/league-table.ts';
import { tableText } from '../../text.ts';

/** All tables of a season under headings, the newest stage first. */
export function SeasonTables({ tables }: { tables: readonly LeagueTable[] }) {
  const stages = [...Map.groupBy(tables, ({ stage }) => stage.id).values()].reverse();
  return stages.map((ofStage) => {
    const [first] = ofStage;
    return (
      first && (
        <section key={first.stage.id}>
          <h2 className="mb-3 text-3xl">
            {stages.length === 1 && first.group === null ? tableText.title : formatStage(first.stage)}
          </h2>
          <StageTables tables={ofStage} />
        </section>
      )
    );
  });
}

/** The tables of a stage: one, or groups beside each other where there is room. */
export function StageTables({ tables }: { tables: readonly LeagueTable[] }) {
  const [first] = tables;
  if (first && first.group === null) return <LeagueTableBlock table={first} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
      {tables.map((table) => (
        <section key={table.group}>
          <h3 className="mb-2 text-xl">{formatGroup(table.group ?? '')}</h3>
          <LeagueTableBlock table={table} isBrief />
        </section>
      ))}
    </div>
  );
}
