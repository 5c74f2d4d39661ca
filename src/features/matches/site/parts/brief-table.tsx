import { Fragment } from 'react';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { tableText } from '#features/competitions/text.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { tablesAddress } from '../../rules/match-addresses.ts';
import { LeagueTableBlock } from './league-table-block.tsx';

interface BriefTableProps {
  /** The tables of a stage: one, or one for each group. */
  tables: readonly LeagueTable[];
  /** The link below the table. By default it leads to the full table. */
  link?: { address: string; label: string };
  /** Without a stream that updates it in an open page. */
  isStatic?: boolean;
}

/** A league table with fewer columns under its own heading, or those of all groups. Nothing without a table. */
export function BriefTable({ tables, link, isStatic }: BriefTableProps) {
  const [first] = tables;
  if (!first) return null;
  const { address, label } = link ?? {
    address: tablesAddress(first.competition.slug),
    label: tableText.fullTable,
  };
  return (
    <section>
      <h2 className="mb-3 border-accent border-b-2 pb-1 text-2xl">{tableText.title}</h2>
      <BriefTables tables={tables} isStatic={isStatic} />
      <SiteLink look="quiet" className="mt-2" href={address}>
        {label}
      </SiteLink>
    </section>
  );
}

/** Tables with fewer columns, one below the other. The caption of each names its group. */
export function BriefTables({ tables, isStatic }: Pick<BriefTableProps, 'tables' | 'isStatic'>) {
  return tables.map((table, index) => (
    <Fragment key={`${table.stage.id} ${table.group}`}>
      {index > 0 && <div className="h-8" />}
      <LeagueTableBlock table={table} isBrief isStatic={isStatic} />
    </Fragment>
  ));
}
