import type { Dialect } from '../dialect.ts';
import type { MigrationDb } from '../migration.ts';
import { type ScopedRows, scopeTriggers } from '../scope-triggers.ts';
import { azerbaijaniClubs } from './default-names/azerbaijani-clubs.ts';
import { competitions } from './default-names/competitions.ts';
import { europeanClubs } from './default-names/european-clubs.ts';
import { nationalTeams } from './default-names/national-teams.ts';
import { players } from './default-names/players.ts';
import { words } from './default-names/words.ts';

const NAMES = `select 'names'`;
const HAS_SYNONYM = 'exists (select 1 from tag_synonym where tag_id = ROW.id)';
const named = (table: string, columns: string): ScopedRows => ({
  ...{ table, name: `${table}_name`, columns, scopes: [NAMES] },
});

/** Names that search takes for the same. Whatever changes a name moves the scope `names`. */
export const searchNames = ({ engine, key }: Dialect): string[] => [
  `create table search_name (
    id ${key} not null primary key,
    kind text not null check (kind in ('team', 'player', 'competition', 'word')),
    name text not null,
    others text not null,
    version integer not null default 1
  )`,
  ...scopeTriggers(engine, [
    { table: 'search_name', scopes: [NAMES] },
    { table: 'team_alias', scopes: [NAMES] },
    named('team', 'name, short_name, kind'),
    named('player', 'name, merged_into'),
    named('competition', 'name'),
    named('tag_synonym', 'name'),
    { ...named('tag', 'name'), events: ['update'], when: HAS_SYNONYM },
  ]),
];

/** Writes the names that every site has from the start. */
export async function insertDefaultNames(db: MigrationDb): Promise<void> {
  const rows = [
    ...parseNames('team', azerbaijaniClubs + europeanClubs + nationalTeams),
    ...parseNames('competition', competitions),
    ...parseNames('player', players),
    ...parseNames('word', words),
  ];
  await db.insertInto('search_name').values(rows).execute();
}

/** A line is `name: spelling, spelling`. */
function parseNames(kind: string, text: string) {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line, index) => {
    const [name = '', others = ''] = line.split(': ');
    return { id: `${kind}-${index + 1}`, kind, name, others: others.replaceAll(', ', '\n') };
  });
}
