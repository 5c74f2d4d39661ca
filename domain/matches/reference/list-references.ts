import { type RawBuilder, sql } from 'kysely';
import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { containsText } from '#db/contains-text.ts';
import type { Db } from '#db/schema.ts';
import { tableOf } from './reference-definitions.ts';
import type { ReferenceKind } from './reference-kind.ts';

/** The kinds with a list of their own. Seasons are listed with their competition. */
export type ListedKind = Exclude<ReferenceKind, 'season'>;

export interface ListedReference {
  id: string;
  name: string;
  /** What tells it from others: the city of a venue, the team of a player. */
  detail: string | null;
}

interface ListOptions {
  /** The column that a search looks into, and that orders the list. */
  column: 'slug' | 'sort_key';
  detail: RawBuilder<string | null>;
  isOrdered?: boolean;
}

const options: Record<ListedKind, ListOptions> = {
  competition: { column: 'slug', detail: sql`region`, isOrdered: true },
  broadcaster: { column: 'slug', detail: sql`address`, isOrdered: true },
  team: { column: 'slug', detail: sql`short_name` },
  venue: { column: 'slug', detail: sql`city` },
  player: {
    column: 'sort_key',
    detail: sql`(select team.name from team where team.id = player.team_id)`,
  },
  official: { column: 'sort_key', detail: sql`null` },
};

/**
 * A page of the venues, players and so on: competitions and broadcasters in the editors' order, the others by name. `query`
 * is a part of the name. `after` is the `next` of the page before.
 */
export async function listReferences(
  db: Db,
  input: { kind: ListedKind; query?: string; after?: string | null; limit?: number },
): Promise<{ items: ListedReference[]; next: string | null }> {
  const { kind, query = '', after = null, limit = 50 } = input;
  const { column, detail, isOrdered = false } = options[kind];
  const order = sql.ref<string | number>(isOrdered ? 'position' : column);
  const table = tableOf(kind);
  let references = db.selectFrom(table).select(['id', 'name', detail.as('detail')]);
  if (kind === 'player') references = references.where(sql.ref('merged_into'), 'is', null);
  const part = isOrdered ? '' : kind === 'official' ? sortKey(query) : slugify(query);
  // The slug of a player or a team is folded: a search finds `Qarabağ` by `qarabag`.
  if (part !== '')
    references = references.where(containsText(kind === 'official' ? 'sort_key' : 'slug', part));
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
