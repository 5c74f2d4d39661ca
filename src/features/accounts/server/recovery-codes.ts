import { randomBytes } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Db } from '#platform/db/schema.ts';
import { z } from '#platform/zod.ts';
import { deriveKey, type HashCost } from '../rules/password-hash.ts';

/** 32 MB for each code, as much as for a password. */
const CODE_COST: HashCost = { n: 2 ** 15, r: 8, p: 1 };
const SALT_BYTES = 16;

/** A stored code: its salt and its hash. Codes that people get have no colon. */
const HASHED = /^scrypt:([\w-]+):[\w-]+$/;
const codeList = z.array(z.string());

/**
 * Stores recovery codes as scrypt hashes. The sign-in library compares a typed code with the stored ones as texts, so
 * `hashTyped` turns the typed code into its hash before the library gets it. All codes of an account have the same salt.
 *
 * Lists that the library has encrypted before with `secret` are still read. They are hashed when one of their codes is used.
 */
export function createRecoveryCodes({
  db,
  secret,
  cost = CODE_COST,
}: {
  db: Db;
  secret: string;
  cost?: HashCost;
}) {
  const decrypt = async (stored: string): Promise<string> =>
    stored.startsWith('[') ? stored : symmetricDecrypt({ key: secret, data: stored });

  return {
    /** What the library calls to store and to read the codes of an account: a JSON list. */
    storage: {
      async encrypt(json: string): Promise<string> {
        const salt = randomBytes(SALT_BYTES).toString('base64url');
        const hashed: string[] = [];
        // One after the other: all at once would take ten times the memory.
        for (const code of codeList.parse(JSON.parse(json)))
          hashed.push(HASHED.test(code) ? code : await hashCode(code, salt, cost));
        return JSON.stringify(hashed);
      },
      decrypt,
    },

    /** The typed code as the codes of the account are stored. A text that looks like a hash is hashed too. */
    async hashTyped(staffId: string, code: string): Promise<string> {
      const row = await db
        .selectFrom('staff_two_factor')
        .select('backup_codes')
        .where('staff_id', '=', staffId)
        .executeTakeFirst();
      const [first = ''] = row ? codeList.parse(JSON.parse(await decrypt(row.backup_codes))) : [];
      const salt = HASHED.exec(first)?.[1];
      return salt === undefined ? code : hashCode(code, salt, cost);
    },
  };
}

async function hashCode(code: string, salt: string, cost: HashCost): Promise<string> {
  const key = await deriveKey(code, salt, cost);
  return `scrypt:${salt}:${key.toString('base64url')}`;
}
