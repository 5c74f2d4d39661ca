import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Db } from '#platform/db/schema.ts';
import type { Log } from '#platform/log.ts';

/**
 * Encrypts the second factors of all accounts with `secret` that are still encrypted with `before`, the secret until now. What
 * neither of them can read stays as it is, and is reported. Several processes may do it at once.
 */
export async function renewFactorEncryption(
  db: Db,
  { secret, before, log }: { secret: string; before: string; log: Log },
): Promise<void> {
  const decrypt = (key: string, data: string) => symmetricDecrypt({ key, data }).catch(() => null);

  /** Null when neither secret can read it. */
  async function renew(stored: string): Promise<string | null> {
    // Recovery codes are hashes, only older lists are encrypted.
    if (stored.startsWith('[') || (await decrypt(secret, stored)) !== null) return stored;
    const data = await decrypt(before, stored);
    return data === null ? null : symmetricEncrypt({ key: secret, data });
  }

  const count = { renewed: 0, unreadable: 0 };
  for (const row of await db
    .selectFrom('staff_two_factor')
    .select(['id', 'secret', 'backup_codes'])
    .execute()) {
    const [seed, codes] = [await renew(row.secret), await renew(row.backup_codes)];
    if (seed === null || codes === null) count.unreadable += 1;
    else if (seed !== row.secret || codes !== row.backup_codes) {
      await db
        .updateTable('staff_two_factor')
        .set({ secret: seed, backup_codes: codes })
        .where('id', '=', row.id)
        // Somebody may have set up another one meanwhile.
        .where('secret', '=', row.secret)
        .where('backup_codes', '=', row.backup_codes)
        .execute();
      count.renewed += 1;
    }
  }
  const report = count.unreadable > 0 ? log.warn : log.info;
  report('second factors encrypted with AUTH_SECRET', count);
}
