import { CSV_MARK, csvLine } from '#az/format/csv-line.ts';
import { isoBaku } from '#az/format/dates.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import type { NewId } from '#domain/new-id.ts';

const ROWS_AT_A_TIME = 1000;
const HEADER = ['email', 'status', 'created', 'confirmed', 'unsubscribed'];

/**
 * Every subscriber as CSV (`az/format/csv-line.ts`), in pieces; moments on the Baku
 * clock. Admins only, and it stands in the journal: it is the whole list of addresses.
 * @throws Forbidden
 */
export async function exportSubscribers(
  db: Db,
  { actor, now, newId }: { actor: Actor; now: number; newId: NewId },
): Promise<AsyncGenerator<string>> {
  requireRole(actor, 'admin');
  await recordAudit(db, {
    actor,
    action: 'subscriber.export',
    subjectType: 'subscriber',
    subjectId: 'all',
    before: null,
    after: null,
    now,
    newId,
  });
  return readLines(db);
}

async function* readLines(db: Db): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(HEADER);
  let after = '';
  while (true) {
    const rows = await db
      .selectFrom('subscriber')
      .select(['email', 'status', 'created_at', 'confirmed_at', 'unsubscribed_at'])
      .where('email', '>', after)
      .orderBy('email')
      .limit(ROWS_AT_A_TIME)
      .execute();
    yield rows
      .map((row) => {
        const moments = [row.created_at, row.confirmed_at, row.unsubscribed_at].map(isoBaku);
        return csvLine([row.email, row.status, ...moments]);
      })
      .join('');
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_A_TIME) return;
    after = last.email;
  }
}
