import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden } from '#platform/errors.ts';
import { type Actor, hasRole, requireRole } from '#platform/sessions/actor.ts';
import type { ArticleStatus } from '../../tables.ts';
import { findUnsavedDraft } from '../drafts/list-unsaved-drafts.ts';
import { type ArticlePage, readArticlePage, selectArticlePages } from '../read/article-page.ts';

/** How long a preview link is valid by default. */
export const PREVIEW_LIFE_MS = DAY;

/** What a token shows: an article, or the front page with an unpublished layout. */
type PreviewKind = 'article' | 'home';

/**
 * Creates a token that shows one article or one front-page layout until `expiresAt` (epoch milliseconds). It needs no
 * escaping in a URL.
 */
export function signPreview(input: {
  kind?: PreviewKind;
  id: string;
  expiresAt: number;
  secret: string;
}): string {
  const claim = `${input.id}.${input.expiresAt.toString(36)}`;
  return `${claim}.${createSignature(claim, input)}`;
}

/** Verifies a token at `now` (epoch milliseconds). Null when it is forged, expired or of another kind. */
export function verifyPreview(input: {
  kind?: PreviewKind;
  token: string;
  secret: string;
  now: number;
}): { id: string; expiresAt: number } | null {
  const parts = /^([\w-]{1,64})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(input.token);
  if (!parts) return null;
  const [, id = '', expiry = '', given = ''] = parts;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(createSignature(`${id}.${expiry}`, input))))
    return null;
  const expiresAt = Number.parseInt(expiry, 36);
  return expiresAt > input.now ? { id, expiresAt } : null;
}

/** The prefix separates the kinds from each other and from other signatures with the same secret. */
function createSignature(
  claim: string,
  { kind = 'article', secret }: { kind?: PreviewKind; secret: string },
): string {
  const prefix = kind === 'article' ? 'preview' : `preview-${kind}`;
  return createHmac('sha256', secret).update(`${prefix}:${claim}`).digest('base64url');
}

/**
 * Creates the token of a preview link. It is valid for a day, for everyone who has it. `now` in epoch milliseconds.
 * @throws Forbidden unless `canSharePreview`.
 */
export async function createPreviewToken(
  db: Db,
  input: { actor: Actor; articleId: string; secret: string; now: number },
): Promise<string> {
  const { actor, articleId, secret, now } = input;
  requireRole(actor, 'author');
  if (!(await canSharePreview(db, { actor, articleId })))
    throw new Forbidden('Only editors, the writer and those mentioned share a preview');
  return signPreview({ id: articleId, expiresAt: now + PREVIEW_LIFE_MS, secret });
}

/**
 * Whether an account may create a preview link, which works for everyone who has it: editors, the author, and accounts that
 * a colleague has mentioned in a note on the article. An article that is neither saved nor autosaved has nothing to
 * show, so its link is allowed.
 */
export async function canSharePreview(
  db: Db,
  { actor, articleId }: { actor: Pick<Actor, 'id' | 'role'>; articleId: string },
): Promise<boolean> {
  if (!hasRole(actor, 'author')) return false;
  if (hasRole(actor, 'editor')) return true;
  const article = await db
    .selectFrom('article')
    .select('created_by')
    .where('id', '=', articleId)
    .executeTakeFirst();
  if (!article) {
    const draft = await findUnsavedDraft(db, { articleId });
    return draft === null || draft.staffId === actor.id;
  }
  return article.created_by === actor.id || (await isMentioned(db, actor, articleId));
}

/** Ignores own notes, so that nobody can give themselves access. */
async function isMentioned(db: Db, actor: Pick<Actor, 'id'>, articleId: string): Promise<boolean> {
  const mention = await db
    .selectFrom('article_note')
    .innerJoin('note_mention', 'note_mention.note_id', 'article_note.id')
    .select('note_mention.id')
    .where('article_note.article_id', '=', articleId)
    .where('note_mention.staff_id', '=', actor.id)
    .where((eb) =>
      eb.or([eb('article_note.staff_id', 'is', null), eb('article_note.staff_id', '!=', actor.id)]),
    )
    .limit(1)
    .executeTakeFirst();
  return mention !== undefined;
}

/** An article of any status as its page will look. An unpublished one has the time of its last change as publication date. */
interface ArticlePreview extends Omit<ArticlePage, 'status'> {
  status: ArticleStatus;
}

/** Has no role check: the caller has verified a token of `signPreview`. */
export async function findArticlePreview(db: Db, { id }: { id: string }): Promise<ArticlePreview | null> {
  const row = await selectArticlePages(db).where('article.id', '=', id).executeTakeFirst();
  return row ? { ...(await readArticlePage(db, row)), status: row.status } : null;
}
