import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/** Removes a word from the list. For moderators. @throws Forbidden. */
export async function removeBannedWord(
  db: Db,
  { actor, word, now, newId }: { actor: Actor; word: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'moderator');
  await inTransaction(db, async (tx) => {
    const removed = await tx.deleteFrom('banned_word').where('word', '=', word).executeTakeFirstOrThrow();
    if (removed.numDeletedRows === 0n) return;
    await recordAudit(tx, {
      ...{ actor, action: 'bannedWord.remove', subjectType: 'bannedWord', subjectId: '', now, newId },
      before: { name: word },
      after: null,
    });
  });
}
