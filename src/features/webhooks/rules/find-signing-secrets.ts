import type { Db } from '#platform/db/schema.ts';

/** Where messages of a webhook go, and what signs them. Null when it was deleted. */
export async function findSigningSecrets(
  db: Db,
  { id, now }: { id: string; now: number },
): Promise<{ url: string; isOn: boolean; secrets: string[] } | null> {
  const row = await db
    .selectFrom('webhook')
    .select(['url', 'status', 'secret', 'previous_secret', 'previous_until'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const isOverlap = row.previous_until !== null && row.previous_until > now;
  return {
    ...{ url: row.url, isOn: row.status === 'on' },
    secrets: [row.secret, ...(isOverlap && row.previous_secret !== null ? [row.previous_secret] : [])],
  };
}
