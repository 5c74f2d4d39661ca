import { type RawBuilder, sql } from 'kysely';
import { filterByWords } from '#az/filter-words.ts';
import { isOneOf } from '#platform/db/is-one-of.ts';
import type { Db } from '#platform/db/schema.ts';

/** The kinds of records that matches refer to, besides seasons. */
export type ListedKind = 'competition' | 'team' | 'player' | 'venue' | 'official' | 'broadcaster';

const tableOf = (kind: ListedKind) => kind as 'venue';

export interface ListedReference {
  id: string;
  name: string;
  /** What tells it from others: the city of a venue, the team of a player. */
  detail: string | null;
}

interface ListOptions {
  order: 'position' | 'slug' | 'sort_key';
  detail: RawBuilder<string | null>;
}

const options: Record<ListedKind, ListOptions> = {
  competition: { order: 'position', detail: sql`region` },
  broadcaster: { order: 'position', detail: sql`address` },
  team: { order: 'slug', detail: sql`short_name` },
  venue: { order: 'slug', detail: sql`city` },
  player: {
    order: 'sort_key',
    detail: sql`(select team.name from team where team.id = player.team_id)`,
  },
  official: { order: 'sort_key', detail: sql`null` },
};

/**
 * A page of the venues, players and so on: competitions and broadcasters in the editors' order, the others by name. `query`
 * has words of the name or of one of the `otherNames` (by id). `after` is the `next` of the page before.
 */
export async function listReferences(
  db: Db,
  input: {
    kind: ListedKind;
    query?: string;
    otherNames?: ReadonlyMap<string, readonly string[]>;
    after?: string | null;
    limit?: number;
  },
): Promise<{ items: ListedReference[]; next: string | null }> {
  const { kind, query = '', after = null, limit = 50 } = input;
  const { detail } = options[kind];
  const order = sql.ref<string | number>(options[kind].order);
  const table = tableOf(kind);
  let references = db.selectFrom(table).select(['id', 'name', detail.as('detail')]);
  if (kind === 'player') references = references.where(sql.ref('merged_into'), 'is', null);
  if (query.trim() !== '')
    references = references.where(isOneOf(db, 'id', await findReferenceIds(db, input)));
  if (after !== null)
    references = references.where(
      sql<boolean>`(${order}, id) > (select ${order}, id from ${sql.table(table)} where id = ${after})`,
    );
  const rows = await references
    .orderBy(order)
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Reads the names of all of a kind: they are few, and no index finds a part of a name. */
async function findReferenceIds(
  db: Db,
  { kind, query = '', otherNames }: Parameters<typeof listReferences>[1],
): Promise<string[]> {
  const rows = await db.selectFrom(tableOf(kind)).select(['id', 'name']).execute();
  const toNames = ({ id, name }: (typeof rows)[number]) => [name, ...(otherNames?.get(id) ?? [])].join('\n');
  return filterByWords(rows, query, toNames).map(({ id }) => id);
}
