import { lowerAz } from '#az/characters/characters.ts';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import { cleanLine } from '#domain/clean-line.ts';
import { InvalidInput } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';

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
