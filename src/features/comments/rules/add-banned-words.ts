import { lowerAz } from '#az/characters/characters.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-line.ts';

const WORD = /^\p{L}[\p{L}\p{M}]{1,39}$/u;
const MAX_WORDS = 1000;

/**
 * Adds words to the list, which are separated by commas, spaces or lines. For moderators.
 * @throws Forbidden, InvalidInput.
 */
export async function addBannedWords(
  db: Db,
  { actor, text, now, newId }: { actor: Actor; text: string; now: number; newId: NewId },
): Promise<{ added: string[] }> {
  requireRole(actor, 'moderator');
  const words = [...new Set(text.split(/[\s,;]+/).map((word) => lowerAz(cleanLine(word))))].filter(Boolean);
  if (words.length === 0) throw new InvalidInput([{ field: 'words', code: 'comment.wordRequired' }]);
  const wrong = words.find((word) => !WORD.test(word));
  if (wrong) throw new InvalidInput([{ field: 'words', code: 'comment.wordInvalid', detail: wrong }]);
  return inTransaction(db, async (tx) => {
    const rows = await tx.selectFrom('banned_word').select('word').execute();
    if (rows.length + words.length > MAX_WORDS)
      throw new InvalidInput([{ field: 'words', code: 'comment.wordsTooMany' }]);
    const added = await tx
      .insertInto('banned_word')
      .values(words.map((word) => ({ word, created_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('word')
      .execute();
    const names = added.map(({ word }) => word);
    if (names.length > 0)
      await recordAudit(tx, {
        ...{ actor, action: 'bannedWord.add', subjectType: 'bannedWord', subjectId: '', now, newId },
        before: null,
        after: { name: names.join(', ') },
      });
    return { added: names };
  });
}
