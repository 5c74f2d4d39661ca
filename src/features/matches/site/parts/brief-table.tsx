import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { tableText } from '#features/competitions/text.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { tablesAddress } from '../../rules/match-addresses.ts';
import { LeagueTableBlock } from './league-table-block.tsx';

interface BriefTableProps {
  table: LeagueTable;
  /** The link below the table. By default it leads to the full table. */
  link?: { address: string; label: string };
}

/** A league table with fewer columns under its own heading. */
export function BriefTable({ table, link }: BriefTableProps) {
  const { address, label } = link ?? {
    address: tablesAddress(table.competition.slug),
    label: tableText.fullTable,
  };
  return (
    <section>
      <h2 className="mb-3 border-accent border-b-2 pb-1 text-2xl">{tableText.title}</h2>
      <LeagueTableBlock table={table} isBrief />
      <SiteLink look="quiet" className="mt-2" href={address}>
        {label}
      </SiteLink>
    </section>
  );
}
