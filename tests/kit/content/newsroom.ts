import { insertStaff } from '#features/accounts/rules/create-staff.ts';
import type { ArticleFields } from '#features/articles/rules/article-fields.ts';
import { type ArticleState, getArticleState } from '#features/articles/rules/article-state.ts';
import { createArticle } from '#features/articles/rules/write/create-article.ts';
import type { MoveRequest } from '#features/articles/rules/write/move-article.ts';
import { type SavedArticle, saveArticle } from '#features/articles/rules/write/save-article.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor, StaffRole } from '#platform/sessions/actor.ts';
import { articleInput, NOON, newId, writeCategory } from './articles.ts';

/** Writes a staff member who can act but not sign in. `writeStaff` of `accounts.ts` writes one who can. */
export async function writeActor(db: Db, role: StaffRole, name = `Əməkdaş ${role}`): Promise<Actor> {
  const email = `${role}-${newId().toLowerCase()}@example.az`;
  const id = await insertStaff(db, { name, email, role, passwordHash: null, now: NOON, newId });
  if (id === null) throw new Error(`${email} works here already`);
  return { id, name, email, role };
}

/** Writes an article as a staff member and returns its state. */
export async function writeOwnArticle(
  db: Db,
  actor: Actor,
  over: Parameters<typeof articleInput>[0] = {},
): Promise<ArticleState> {
  const article = articleInput({ status: 'draft', ...over });
  await writeCategory(db, article.category);
  const { id } = await createArticle(db, { actor, article, now: NOON, newId });
  return getArticleState(db, { id });
}

/** Moves an article to its next status as the form does, with its fields unchanged. */
export async function moveInForm(
  db: Db,
  {
    move,
    reason,
    scheduledAt,
    ...input
  }: MoveRequest & { actor: Actor; id: string; now: number; newId: () => string },
): Promise<SavedArticle> {
  const { fields, version } = await getArticleState(db, { id: input.id });
  const request = { move, reason, scheduledAt };
  return saveArticle(db, { ...input, fields, baseVersion: version, move: () => request });
}

/** The fields of an article with some changed, as a form submits them. */
export function changed(state: ArticleState, over: Partial<ArticleFields>): ArticleFields {
  return { ...state.fields, ...over };
}

/** The common arguments of a write: `publishArticle(db, { id, now, ...(await asEditor(db)) })`. */
export async function asEditor(db: Db): Promise<{ actor: Actor; newId: () => string }> {
  return { actor: await writeActor(db, 'editor'), newId };
}
