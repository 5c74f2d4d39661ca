import { resolveCategory } from '#features/categories/rules/read-categories.ts';
import { findExistingPicture } from '#features/media/rules/files/media-paths.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, Forbidden, InvalidInput } from '#platform/errors.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { type Change, isLimited, requireRole } from '#platform/sessions/actor.ts';
import { listChangedFields } from '../article-fields.ts';
import { type ArticleInput, type CleanArticle, cleanArticleInput } from '../article-input.ts';
import { type ArticleState, getArticleState } from '../article-state.ts';
import { canCreate, requireCategory } from '../article-workflow.ts';
import { listImageProblems, listPlaceholderProblems, mustBeComplete } from '../checks/article-problems.ts';
import { requireSeenSimilar } from '../checks/find-similar-articles.ts';
import { listPictureProblems } from '../checks/list-picture-problems.ts';
import { discardAutosave } from '../drafts/autosave-article.ts';
import { mergeWithCurrent } from '../revisions/merge-with-current.ts';
import { queueArticleMail } from './article-mails.ts';
import { describeArticle } from './describe-change.ts';
import { insertArticles } from './insert-articles.ts';

const ID = /^[0-9A-Za-z]{20}$/;

/**
 * Creates an article with cleaned fields, a unique address and its tags (spec §5, §7). A published article gets `now` (epoch
 * milliseconds) as its publication date. The form may send an `id`: when it is sent twice, the article is written once and
 * both results are the same. `isWritten` is false when an article with this id exists and differs: nothing is written, and
 * the caller has to use `saveArticle`. `autosave`: the tab whose autosave is saved.
 * `seenSimilar`: the ids of the similar articles that the editor has seen; without it they are not looked for.
 * @throws Forbidden, InvalidInput with every problem, SimilarArticlesFound, or Conflict 'article.gone' when the id was
 * deleted meanwhile.
 */
export async function createArticle(
  db: Db,
  input: Change & {
    id?: string;
    article: ArticleInput;
    autosave?: { tabKey: string; sequence: number };
    seenSimilar?: readonly string[];
  },
): Promise<{ id: string; slug: string; isWritten: boolean }> {
  const { actor, now, newId, id = newId() } = input;
  requireRole(actor, 'author');
  if (!canCreate(actor, input.article.status))
    throw new Forbidden(`An article of an ${actor.role} cannot begin as ${input.article.status}`);
  if (!ID.test(id)) throw new InvalidInput([{ field: 'form', code: 'form.invalid' }]);
  const named = input.article.image ?? null;
  const wanted = { ...input.article, image: await findExistingPicture(db, { url: named, otherwise: named }) };
  const picture = await listImageProblems(db, wanted);
  const left = mustBeComplete(wanted.status) ? listPlaceholderProblems(wanted) : [];
  const article = cleanArticleInput(wanted, now, [...left, ...picture]);
  const undescribed = mustBeComplete(article.status) ? listPictureProblems(article.content) : [];
  if (undescribed.length > 0) throw new InvalidInput(undescribed);
  const { seenSimilar } = input;
  await requireSeenSimilar(db, {
    article: { ...article, id },
    from: null,
    to: article.status,
    seenSimilar,
    now,
  });
  if (isLimited(actor)) requireCategory(actor, (await resolveCategory(db, article.category)).id);
  return inTransaction(db, async (tx) => {
    await refuseDeleted(tx, id);
    const [inserted] = await insertArticles(tx, { articles: [{ article, id }], by: actor, now, newId });
    const state = inserted?.state ?? (await getArticleState(tx, { id, lock: true }));
    const { slug } = state.fields;
    if (inserted) {
      const { status, scheduledAt } = state;
      await recordAudit(tx, { actor, now, newId }, 'article.create', id, {
        after: describeArticle(article, { status, slug, scheduledAt }),
      });
      if (status === 'published')
        await queueOutboxEvent(tx, { type: 'article.published', subjectId: id, detail: {}, now, newId });
      if (status === 'pending')
        await queueArticleMail(tx, {
          revisionId: inserted.revisionId,
          createdBy: actor.id,
          categoryId: state.categoryId,
          kind: 'submit',
          by: actor,
          now,
          newId,
        });
    } else {
      if (state.createdBy !== actor.id) throw new Forbidden('The article is somebody else’s');
      if (await differs(tx, state, article)) return { id, slug, isWritten: false };
    }
    if (input.autosave) await discardAutosave(tx, { actor, articleId: id, ...input.autosave, now });
    return { id, slug, isWritten: true };
  });
}

async function refuseDeleted(db: Db, id: string): Promise<void> {
  const deleted = await db.selectFrom('deleted_article').select('id').where('id', '=', id).executeTakeFirst();
  if (deleted) throw new Conflict('article.gone', 'The article was deleted');
}

/** Whether the stored article has another status, time or field value than this one. */
async function differs(tx: Db, state: ArticleState, article: CleanArticle): Promise<boolean> {
  if (state.status !== article.status || state.scheduledAt !== article.scheduledAt) return true;
  const { merged } = await mergeWithCurrent(tx, { state, mine: article, baseVersion: state.version });
  return listChangedFields(state.fields, merged).length > 0;
}
