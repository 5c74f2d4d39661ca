import { CSV_MARK, csvLine } from '#az/format/csv-line.ts';
import { isoBaku } from '#az/format/dates.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

const BATCH_SIZE = 1000;
const HEADER = ['email', 'status', 'created', 'confirmed', 'unsubscribed'];

/**
 * All subscribers as CSV (`src/az/format/csv-line.ts`), in batches. Times are those of Baku. For admins. Recorded in the
 * audit log, because it contains all addresses.
 * @throws Forbidden.
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
  return readCsvBatches(db);
}

async function* readCsvBatches(db: Db): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(HEADER);
  let after = '';
  while (true) {
    const rows = await db
      .selectFrom('subscriber')
      .select(['email', 'status', 'created_at', 'confirmed_at', 'unsubscribed_at'])
      .where('email', '>', after)
      .orderBy('email')
      .limit(BATCH_SIZE)
      .execute();
    yield rows
      .map((row) => {
        const times = [row.created_at, row.confirmed_at, row.unsubscribed_at].map(isoBaku);
        return csvLine([row.email, row.status, ...times]);
      })
      .join('');
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.email;
  }
}
