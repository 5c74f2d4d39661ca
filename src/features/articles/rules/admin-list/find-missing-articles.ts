import type { Db } from '#platform/db/schema.ts';

/** Returns the ids that belong to no article, neither a stored one nor one in the bin. */
export async function findMissingArticles(
  db: Db,
  { ids }: { ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const missing = new Set(ids);
  if (missing.size === 0) return missing;
  const wanted = [...missing];
  const saved = await db.selectFrom('article').select('id').where('id', 'in', wanted).execute();
  const deleted = await db.selectFrom('deleted_article').select('id').where('id', 'in', wanted).execute();
  for (const { id } of [...saved, ...deleted]) missing.delete(id);
  return missing;
}
