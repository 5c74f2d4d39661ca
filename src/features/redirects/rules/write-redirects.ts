import { recordAudit } from '#platform/audit/record-audit.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import { decideChange } from '#platform/records/rules/write-record.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { addOldAddresses, type OldAddress } from './add-old-addresses.ts';
import { findChains, showsArticle } from './find-chains.ts';
import { parseRedirect, type RedirectInput, redirectRecord } from './redirect-input.ts';

/** Rows of one statement. */
const BATCH_SIZE = 500;

/**
 * Writes a redirect that an admin has typed, and returns its path. `replaces` is the path of the redirect that is edited, null
 * for a new one, and `version` the one that the change is based on. Redirects that lead to its path lead to its target from then on, so that none becomes a chain.
 * `addresses` are those of the screens: a redirect from one would do nothing.
 * @throws Forbidden, NotFound, InvalidInput: also for a path that is recorded already, that shows a page, or a target that is an
 * old address itself. Conflict 'record.conflict' when it has been changed since `version`.
 */
export async function saveRedirect(
  db: Db,
  change: Change & {
    input: RedirectInput;
    replaces: string | null;
    version: number;
    siteUrl: string;
    addresses: readonly string[];
  },
): Promise<string> {
  const { actor, input, replaces, version, siteUrl, addresses, now, newId } = change;
  requireRole(actor, 'admin');
  const address = parseRedirect(input, siteUrl);
  await inTransaction(db, async (tx) => {
    const before = replaces === null ? null : await lockRedirect(tx, replaces);
    const after = { name: address.path, target: address.target };
    const current = before?.version ?? version;
    if (!decideChange(redirectRecord, { before: before?.state ?? {}, after, version, current })) return;
    const recorded = address.path === replaces ? undefined : await findTarget(tx, address.path);
    if (recorded !== undefined)
      throw new InvalidInput([{ field: 'from', code: 'redirect.exists', detail: recorded ?? '410' }]);
    if (addresses.includes(address.path) || (await showsArticle(tx, address)))
      throw new InvalidInput([{ field: 'from', code: 'redirect.pageExists' }]);
    const [chain] = await findChains(tx, [address]);
    if (chain)
      throw new InvalidInput([
        chain.leadsTo === null
          ? { field: 'to', code: 'redirect.toDeleted' }
          : { field: 'to', code: 'redirect.chain', detail: chain.leadsTo },
      ]);
    if (replaces !== null && replaces !== address.path)
      await tx.deleteFrom('old_address').where('path', '=', replaces).execute();
    await addOldAddresses(tx, { addresses: [address], now });
    const next = before ? version + 1 : 1;
    await tx.updateTable('old_address').set({ version: next }).where('path', '=', address.path).execute();
    await retarget(tx, [address]);
    await recordAudit(tx, { actor, now, newId }, 'redirect.save', address.path, {
      before: before && { ...before.state, version },
      after: { ...after, version: next },
    });
  });
  return address.path;
}

/**
 * Deletes an old address. It answers 404 from then on.
 * @throws Forbidden, NotFound.
 */
export async function deleteRedirect(
  db: Db,
  { actor, path, now, newId }: Change & { path: string },
): Promise<void> {
  requireRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const target = await findTarget(tx, path);
    if (target === undefined) throw new NotFound(`No redirect ${path}`);
    await tx.deleteFrom('old_address').where('path', '=', path).execute();
    await recordAudit(tx, { actor, now, newId }, 'redirect.delete', path, { before: { name: path, target } });
  });
}

/** Redirects to one of these paths lead to its target instead. */
export async function retarget(tx: Db, addresses: readonly OldAddress[]): Promise<void> {
  for (let first = 0; first < addresses.length; first += BATCH_SIZE) {
    const batch = new Map(
      addresses.slice(first, first + BATCH_SIZE).map(({ path, target }) => [encodeURI(path), target]),
    );
    const rows = await tx
      .selectFrom('old_address')
      .select('target')
      .distinct()
      .where('target', 'in', [...batch.keys()])
      .execute();
    for (const { target: old } of rows) {
      const target = batch.get(old ?? '') ?? null;
      if (target === null) continue;
      await tx
        .updateTable('old_address')
        .set((eb) => ({ target, version: eb('version', '+', 1) }))
        .where('target', '=', old)
        .where('path', '!=', target)
        .execute();
    }
  }
}

/** Locks a redirect, so that a second writer waits and sees the new version. @throws NotFound */
async function lockRedirect(tx: Db, path: string) {
  const query = tx.selectFrom('old_address').select(['target', 'version']).where('path', '=', path);
  const row = await (engineOf(tx) === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new NotFound(`No redirect ${path}`);
  return { state: { name: path, target: row.target }, version: row.version };
}

/** Undefined when the path is not recorded. */
async function findTarget(db: Db, path: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('old_address').select('target').where('path', '=', path).executeTakeFirst();
  return row?.target;
}
