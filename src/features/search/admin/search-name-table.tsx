import { Link } from 'react-router';
import { competition } from '#features/competitions/rules/competition-records.ts';
import { player, team } from '#features/teams/rules/team-records.ts';
import { href } from '#platform/http/href.ts';
import { entryAddress } from '#platform/records/record.ts';
import { Table } from '#platform/ui/table.tsx';
import type { EditableNameGroup } from '../rules/names/group-names.ts';
import { searchNamesText } from '../text.ts';

const records = { competition, team, player };
const columns = [
  { label: searchNamesText.name, className: 'w-1/4' },
  { label: searchNamesText.others },
  { label: searchNamesText.kindLabel },
];
const linkLook = 'inline-flex min-h-11 items-center wrap-anywhere text-accent underline';

/** All names with their spellings. A name leads to its row of the list; without one, to its form of the match desk. */
export function SearchNameTable({ names, query }: { names: readonly EditableNameGroup[]; query: string }) {
  return (
    <Table
      caption={searchNamesText.title}
      columns={columns}
      isEmpty={names.length === 0}
      empty={query ? searchNamesText.nothingFound : searchNamesText.empty}
      isStacked
    >
      {names.flatMap((group) =>
        group.searchNameIds.length > 0
          ? group.searchNameIds.map((id) => (
              <NameRow key={id} group={group} path={href('/admin/search/names/:id', { id })} />
            ))
          : [<NameRow key={`${group.kind} ${group.id ?? group.name}`} group={group} path={null} />],
      )}
    </Table>
  );
}

function NameRow({ group, path }: { group: EditableNameGroup; path: string | null }) {
  const { name, kind, names } = group;
  const deskPath = findDeskPath(group);
  const target = path ?? deskPath;
  const kindName = searchNamesText.kind[kind];
  return (
    <tr className="hover:bg-surface">
      <th scope="row">
        {target ? (
          <Link to={target} className={linkLook}>
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td data-label={searchNamesText.others}>
        {names.filter((spelling) => spelling !== name).join(', ')}{' '}
        {!path && kind !== 'team' && (
          <Link
            to={`?${new URLSearchParams({ kind, name })}`}
            aria-label={searchNamesText.addTo(name)}
            className={linkLook}
          >
            {searchNamesText.add}
          </Link>
        )}
      </td>
      <td data-label={searchNamesText.kindLabel} className="whitespace-nowrap">
        {deskPath && path ? (
          <Link to={deskPath} aria-label={searchNamesText.inMatches(kindName, name)} className={linkLook}>
            {kindName}
          </Link>
        ) : (
          kindName
        )}
      </td>
    </tr>
  );
}

function findDeskPath({ kind, id }: EditableNameGroup): string | null {
  return id === null || kind === 'word' ? null : entryAddress(records[kind], id);
}
