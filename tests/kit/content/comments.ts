import { MINUTE } from '#az/format/durations.ts';
import type { Commenter } from '#features/comments/rules/commenter.ts';
import { createComment } from '#features/comments/rules/create-comment.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeArticle } from './articles.ts';

/** A reader: the same number has the same browser and the same network. */
export const reader = (number = 1): Commenter => ({
  commenterHash: `browser-${number}`,
  networkHash: `network-${number}`,
});

/** Writes a published article whose category has comments. */
export async function writeDiscussion(
  db: Db,
  over: { title?: string; now?: number } = {},
): Promise<{ articleId: string; slug: string }> {
  const { id, slug } = await writeArticle(db, over);
  await db.updateTable('category').set({ has_comments: 1 }).execute();
  return { articleId: id, slug };
}

let sent = 0;

/** Writes a comment as a reader, a minute after the publication, and gives it a status. */
export async function writeComment(
  db: Db,
  articleId: string,
  over: Partial<Parameters<typeof createComment>[1]> & {
    name?: string;
    text?: string;
    status?: 'waiting' | 'approved' | 'rejected' | 'reported';
  } = {},
): Promise<{ id: string }> {
  sent += 1;
  const { name = 'Rauf', text = `Əla oyun idi ${'a'.repeat(sent)}`, status = 'waiting', ...comment } = over;
  const input = { name, text };
  const defaults = { ...reader(), articleId, answers: null, input, now: NOON + MINUTE, newId };
  const { id } = await createComment(db, { ...defaults, ...comment });
  if (status !== 'waiting')
    await db.updateTable('comment').set({ status, decided_at: NOON }).where('id', '=', id).execute();
  return { id };
}
