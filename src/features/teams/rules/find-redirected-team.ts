import type { Db } from '#platform/db/schema.ts';

/** The current slug of the team that had this slug before it was renamed or merged. Null when no team had it. */
export async function findRedirectedTeam(db: Db, { slug }: { slug: string }): Promise<string | null> {
  const row = await db
    .selectFrom('team_redirect')
    .innerJoin('team', 'team.id', 'team_redirect.team_id')
    .select('team.slug')
    .where('team_redirect.slug', '=', slug)
    .executeTakeFirst();
  return row?.slug ?? null;
}
