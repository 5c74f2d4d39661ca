import { listPlayersById } from '#features/teams/rules/players.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NameGroup } from './group-names.ts';
import { listNamedEntities, type NamedEntity } from './name-index.ts';

/** More players of one name would push the articles out of sight. */
const MAX_PLAYERS = 4;
/** A frequent surname has hundreds of players, and one typed letter thousands. */
const MAX_COMPARED = 200;

/** The named entities as readers see them, and of several players the most relevant ones: see `listPlayersById`. */
export async function selectNamed(db: Db, groups: readonly NameGroup[]): Promise<NamedEntity[]> {
  const named = listNamedEntities(groups);
  const ids = named.flatMap(({ kind, id }) => (kind === 'player' && id !== null ? [id] : []));
  if (ids.length < 2) return named;
  const players = await listPlayersById(db, { ids: ids.slice(0, MAX_COMPARED), limit: MAX_PLAYERS });
  const ordered = players.map(({ id, name }): NamedEntity => ({ kind: 'player', id, name }));
  return named.flatMap((one) => (one.kind === 'player' && one.id !== null ? ordered.splice(0, 1) : [one]));
}
