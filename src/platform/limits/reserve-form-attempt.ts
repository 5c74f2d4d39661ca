import { createHash } from 'node:crypto';
import { DAY, HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { clientNetwork, clientSite } from '#platform/http/client-network.ts';
import type { NewId } from '#platform/new-id.ts';

/**
 * Submissions per address and hour. Subscriptions have more, because mobile networks share addresses. `push` counts browsers
 * that subscribe for the first time.
 */
const attemptsPerHour = { contact: 5, newsletter: 20, push: 60, poll: 200 } as const;

interface Attempt {
  form: keyof typeof attemptsPerHour;
  /** The reader's IP address. Only a salted hash of it (IPv6: of its /64, for votes its /48) is stored, for an hour. */
  address: string;
  now: number;
  newId: NewId;
}

/** Counts a submission. Returns false, without counting it, when the address has reached its limit. */
export async function reserveFormAttempt(db: Db, { form, address, now, newId }: Attempt): Promise<boolean> {
  const today = Math.floor(now / DAY);
  const salts = await readSalts(db, { today, newId });
  // One customer may have a whole /48, and votes with each of its networks. Phones that share one send forms of their own.
  const network = form === 'poll' ? clientSite(address) : clientNetwork(address);
  const hashes = salts.map(({ salt }) => createHash('sha256').update(`${salt}:${network}`).digest('hex'));
  const id = newId();
  // Insert before counting, so that parallel submissions cannot exceed the limit.
  await db
    .insertInto('form_attempt')
    .values({ id, form, ip_hash: hashes[0] as string, created_at: now })
    .execute();
  const { count } = await db
    .selectFrom('form_attempt')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ip_hash', 'in', hashes)
    .where('form', '=', form)
    .where('created_at', '>', now - HOUR)
    .executeTakeFirstOrThrow();
  if (Number(count) <= attemptsPerHour[form]) return true;
  await db.deleteFrom('form_attempt').where('id', '=', id).execute();
  return false;
}

/** Today's salt first, then yesterday's, because the last hour may begin before midnight. */
async function readSalts(db: Db, { today, newId }: { today: number; newId: NewId }) {
  const read = () =>
    db
      .selectFrom('form_attempt_salt')
      .select(['day', 'salt'])
      .where('day', 'in', [today, today - 1])
      .orderBy('day', 'desc')
      .execute();
  const found = await read();
  if (found[0]?.day === today) return found;
  await db
    .insertInto('form_attempt_salt')
    .values({ day: today, salt: newId() })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  return read();
}

/** Deletes the attempts and the salts that no limit needs any more. `now` in epoch milliseconds. */
export async function deleteOldFormAttempts(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('form_attempt')
    .where('created_at', '<=', now - HOUR)
    .execute();
  await db
    .deleteFrom('form_attempt_salt')
    .where('day', '<', Math.floor(now / DAY) - 1)
    .execute();
}
