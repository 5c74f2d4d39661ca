import { Link } from 'react-router';
import { formatRound } from '#features/matches/rules/match-words.ts';
import { href } from '#platform/http/href.ts';
import { Table } from '#platform/ui/table.tsx';
import type { Standing } from '../../rules/standings/league-table.ts';
import { seasonText, tableText } from '../../text.ts';

const columns = [
  { label: tableText.pos },
  { label: tableText.team, className: 'w-full' },
  ...[tableText.played, tableText.goals, tableText.points].map((label) => ({
    ...{ label, className: 'text-end!' },
  })),
];

/** The table as it stands, as far as saved changes go. */
export function SeasonTable({ standings }: { standings: readonly Standing[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">{seasonText.table}</h2>
      <Table
        caption={seasonText.table}
        columns={columns}
        isEmpty={standings.length === 0}
        empty={seasonText.tableEmpty}
      >
        {standings.map(({ position, team, played, goalsFor, goalsAgainst, points, zone }) => (
          <tr key={team.slug}>
            <td className="tabular">{position}</td>
            <th scope="row">
              {team.shortName}
              {zone && <span className="block text-muted text-xs">{tableText.legend[zone]}</span>}
            </th>
            <td className="tabular text-end">{played}</td>
            <td className="tabular whitespace-nowrap text-end">
              {goalsFor}–{goalsAgainst}
            </td>
            <td className="tabular text-end font-semibold">{points}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

export function SeasonRounds({ rounds }: { rounds: readonly { id: string; key: string }[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">{seasonText.rounds}</h2>
      {rounds.length === 0 ? (
        <p className="text-muted">{seasonText.roundsEmpty}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {rounds.map(({ id, key }) => (
            <li key={id}>
              <Link
                to={href('/admin/matches/rounds/:id', { id })}
                className="inline-flex min-h-11 items-center text-accent underline"
              >
                {formatRound(key)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
