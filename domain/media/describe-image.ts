import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/record-audit.ts';
import { InvalidInput, type Problem } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';

/** What is said about a picture, wherever it is shown. */
export interface ImageWords {
  alt: string;
  /** Shown to the eye only; needs no words. */
  decorative: boolean;
  credit: string;
  caption: string;
}

/** In characters. */
const LIMITS = { alt: 300, credit: 120, caption: 500 } as const;

/** Everything that is wrong with the words of a picture; fields are named `imageAlt`, `imageCredit`, `imageCaption`. */
export function listImageWordProblems(words: ImageWords): Problem[] {
  const problems: Problem[] = [];
  const { alt, decorative, credit, caption } = words;
  if (!decorative && alt.trim() === '') problems.push({ field: 'imageAlt', code: 'alt.required' });
  if (alt.length > LIMITS.alt) problems.push({ field: 'imageAlt', code: 'alt.tooLong' });
  if (credit.length > LIMITS.credit) problems.push({ field: 'imageCredit', code: 'credit.tooLong' });
  if (caption.length > LIMITS.caption) problems.push({ field: 'imageCaption', code: 'caption.tooLong' });
  return problems;
}

/**
 * Writes what is said about a picture of the library. A picture kept elsewhere is passed over; words that stand there
 * already are not written again. `now` in epoch milliseconds.
 * @throws Forbidden, or InvalidInput with every problem.
 */
export async function describeImage(
  db: Db,
  the: { actor: Actor; url: string; words: ImageWords; now: number; newId: NewId },
): Promise<void> {
  const { actor, url, now, newId } = the;
  requireRole(actor, 'author');
  const problems = listImageWordProblems(the.words);
  if (problems.length > 0) throw new InvalidInput(problems);
  const after = {
    alt: the.words.alt.trim(),
    decorative: the.words.decorative ? (1 as const) : (0 as const),
    credit: the.words.credit.trim(),
    caption: the.words.caption.trim(),
  };
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('media')
      .select(['id', 'alt', 'decorative', 'credit', 'caption'])
      .where('url', '=', url)
      .executeTakeFirst();
    if (!row) return;
    const { id, ...found } = row;
    const before = { ...found, credit: found.credit ?? '', caption: found.caption ?? '' };
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await tx
      .updateTable('media')
      .set({ ...after, updated_at: now })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, {
      ...{ actor, action: 'media.describe', subjectType: 'media', subjectId: id, before, after, now, newId },
    });
  });
}
