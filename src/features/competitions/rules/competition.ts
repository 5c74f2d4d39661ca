import type { Db } from '#platform/db/schema.ts';
import type { CompetitionRegion } from '../tables.ts';

/** A league or a cup, as a list of matches shows it. */
export interface Competition {
  slug: string;
  name: string;
  region: CompetitionRegion;
}

/** The regions that readers can filter matches by (spec §2.1). */
export type RegionChoice = 'azerbaijan' | 'europe';

/** All leagues and cups, in the editors' order. */
export async function listCompetitions(db: Db): Promise<Competition[]> {
  return db
    .selectFrom('competition')
    .select(['slug', 'name', 'region'])
    .orderBy('position')
    .orderBy('slug')
    .execute();
}

/** A competition with its category; null when there is none with this slug. */
export async function findCompetitionBySlug(
  db: Db,
  { slug }: { slug: string },
): Promise<(Competition & { id: string; categorySlug: string | null }) | null> {
  const row = await db
    .selectFrom('competition')
    .select(['id', 'slug', 'name', 'region', 'category_slug as categorySlug'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}

/** The competitions with these ids, in no order. Unknown ids are ignored. */
export async function listCompetitionsById(
  db: Db,
  { ids }: { ids: readonly string[] },
): Promise<(Competition & { id: string })[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('competition')
    .select(['id', 'slug', 'name', 'region'])
    .where('id', 'in', ids)
    .execute();
}

/** The competition that a category is about; null for most categories. */
export async function findCompetitionOfCategory(
  db: Db,
  { categorySlug }: { categorySlug: string },
): Promise<Competition | null> {
  const row = await db
    .selectFrom('competition')
    .select(['slug', 'name', 'region'])
    .where('category_slug', '=', categorySlug)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The competition that a season (its id) belongs to; null when there is no such season. */
export async function findCompetitionOfSeason(
  db: Db,
  { seasonId }: { seasonId: string },
): Promise<Competition | null> {
  const row = await db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['competition.slug', 'competition.name', 'competition.region'])
    .where('season.id', '=', seasonId)
    .executeTakeFirst();
  return row ?? null;
}
