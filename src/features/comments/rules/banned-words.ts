import { findBannedWords, prepareBannedWords } from '#az/banned-words.ts';
import { lowerAz } from '#az/characters/characters.ts';
import { compareAz } from '#az/characters/sort-key.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-text.ts';

/** The words that are marked in comments, in alphabetical order. */
export async function listBannedWords(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('banned_word').select('word').execute();
  return rows.map(({ word }) => word).sort(compareAz);
}

/** The words of the list in the texts, as the column `found_words` has them. */
export async function markBannedWords(db: Db, ...texts: string[]): Promise<string> {
  return findBannedWords(texts.join('\n'), prepareBannedWords(await listBannedWords(db))).join(', ');
}

const WORD = /^\p{L}[\p{L}\p{M}]{1,39}$/u;
const MAX_WORDS = 1000;

/**
 * Adds words to the list, which are separated by commas, spaces or lines. For moderators.
 * @throws Forbidden, InvalidInput.
 */
export async function addBannedWords(
  db: Db,
  { text, ...change }: Change & { text: string },
): Promise<{ added: string[] }> {
  requireRole(change.actor, 'moderator');
  const words = [...new Set(text.split(/[\s,;]/).map((word) => lowerAz(cleanLine(word))))].filter(Boolean);
  if (words.length === 0) throw new InvalidInput([{ field: 'words', code: 'comment.wordRequired' }]);
  const wrong = words.find((word) => !WORD.test(word));
  if (wrong) throw new InvalidInput([{ field: 'words', code: 'comment.wordInvalid', detail: wrong }]);
  return inTransaction(db, async (tx) => {
    const rows = await tx.selectFrom('banned_word').select('word').execute();
    if (rows.length + words.length > MAX_WORDS)
      throw new InvalidInput([{ field: 'words', code: 'comment.wordsTooMany' }]);
    const added = await tx
      .insertInto('banned_word')
      .values(words.map((word) => ({ word, created_at: change.now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('word')
      .execute();
    const names = added.map(({ word }) => word);
    const after = { name: names.join(', ') };
    if (names.length > 0) await recordAudit(tx, change, 'bannedWord.add', '', { after });
    return { added: names };
  });
}

/** Removes a word from the list. For moderators. @throws Forbidden. */
export async function removeBannedWord(
  db: Db,
  { word, ...change }: Change & { word: string },
): Promise<void> {
  requireRole(change.actor, 'moderator');
  await inTransaction(db, async (tx) => {
    const removed = await tx.deleteFrom('banned_word').where('word', '=', word).executeTakeFirstOrThrow();
    if (removed.numDeletedRows === 0n) return;
    await recordAudit(tx, change, 'bannedWord.remove', '', { before: { name: word } });
  });
}
