import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { addOldAddresses, type OldAddress } from './add-old-addresses.ts';
import { findChains, showsArticle } from './find-chains.ts';
import { parseRedirect, type RedirectInput } from './redirect-input.ts';

/** Rows of one statement. */
const BATCH_SIZE = 500;

interface Change {
  actor: Actor;
  now: number;
  newId: NewId;
}

/**
 * Writes a redirect that an admin has typed, and returns its path. `replaces` is the path of the redirect that is edited, null
 * for a new one. Redirects that lead to its path lead to its target from then on, so that none becomes a chain.
 * `addresses` are those of the screens: a redirect from one would do nothing.
 * @throws Forbidden, InvalidInput: also for a path that is recorded already, that shows a page, or a target that is an
 * old address itself.
 */
export async function saveRedirect(
  db: Db,
  change: Change & {
    input: RedirectInput;
    replaces: string | null;
    siteUrl: string;
    addresses: readonly string[];
  },
): Promise<string> {
  const { actor, input, replaces, siteUrl, addresses, now, newId } = change;
  requireRole(actor, 'admin');
  const address = parseRedirect(input, siteUrl);
  await inTransaction(db, async (tx) => {
    const recorded = await findTarget(tx, address.path);
    if (recorded !== undefined && address.path !== replaces)
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
    const before = replaces === null ? undefined : await findTarget(tx, replaces);
    if (replaces !== null && replaces !== address.path)
      await tx.deleteFrom('old_address').where('path', '=', replaces).execute();
    await addOldAddresses(tx, { addresses: [address], now });
    await retarget(tx, [address]);
    await recordAudit(tx, {
      ...{ actor, action: 'redirect.save', subjectType: 'redirect', subjectId: address.path, now, newId },
      before: before === undefined ? null : { name: replaces, target: before },
      after: { name: address.path, target: address.target },
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
    await recordAudit(tx, {
      ...{ actor, action: 'redirect.delete', subjectType: 'redirect', subjectId: path, now, newId },
      before: { name: path, target },
      after: null,
    });
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
        .set({ target })
        .where('target', '=', old)
        .where('path', '!=', target)
        .execute();
    }
  }
}

/** Undefined when the path is not recorded. */
async function findTarget(db: Db, path: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('old_address').select('target').where('path', '=', path).executeTakeFirst();
  return row?.target;
}
