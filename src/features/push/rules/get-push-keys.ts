import type { Db } from '#platform/db/schema.ts';

/** The VAPID keys of the site (RFC 8292), base64url: they prove to a push service who sends a notice. */
export interface PushKeys {
  /** An uncompressed P-256 point. Browsers subscribe with it. */
  publicKey: string;
  privateKey: string;
}

/**
 * The keys of the site. They are created at first use and kept in the database, because all instances need the same pair
 * and every subscription belongs to it.
 */
export async function getPushKeys(
  db: Db,
  { createKeys, now }: { createKeys: () => PushKeys; now: number },
): Promise<PushKeys> {
  const known = await findPushKeys(db);
  if (known) return known;
  const { publicKey, privateKey } = createKeys();
  await db
    .insertInto('push_key')
    .values({ id: 1, public_key: publicKey, private_key: privateKey, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  // Another instance may have been faster.
  return (await findPushKeys(db)) ?? { publicKey, privateKey };
}

async function findPushKeys(db: Db): Promise<PushKeys | null> {
  const row = await db.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirst();
  return row ? { publicKey: row.public_key, privateKey: row.private_key } : null;
}
