import { data } from 'react-router';
import { findRefusal } from '#features/accounts/admin/sign-in/find-refusal.server.ts';
import { receiveUpload } from '#features/media/admin/upload/receive-upload.server.ts';
import { updateMedia } from '#features/media/rules/change-media.ts';
import { cleanImageMetadata, type ImageMetadata } from '#features/media/rules/image-metadata.ts';
import { canEditMedia, findMedia, type Media } from '#features/media/rules/media.ts';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { DatabaseUnavailable } from '#platform/db/errors.ts';
import { Conflict, Forbidden, InvalidInput, NotFound, type Problem } from '#platform/errors.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { ProblemCode, ToastCode } from '#platform/message-texts.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import type { ArticleFieldName, ArticleFields } from '../../rules/article-fields.ts';
import { articleMoves } from '../../rules/article-workflow.ts';
import { listArticleProblems } from '../../rules/checks/article-problems.ts';
import { SimilarArticlesFound } from '../../rules/checks/find-similar-articles.ts';
import type { SimilarArticle } from '../../rules/checks/similar-article.ts';
import { cleanArticleFields } from '../../rules/clean-article-fields.ts';
import type { FieldConflict } from '../../rules/revisions/merge-article-fields.ts';
import { ArticleConflict } from '../../rules/revisions/merge-with-current.ts';
import { createArticle } from '../../rules/write/create-article.ts';
import { saveArticle } from '../../rules/write/save-article.ts';
import type { ArticleStatus } from '../../tables.ts';
import type { TemplateKey } from '../../text.ts';
import { type BlockLabels, readBlockLabels } from '../editor/nodes/read-block-labels.server.ts';
import { applyTemplate, parseTemplate } from '../form/apply-template.ts';
import { readChoices } from '../read-choices.server.ts';
import { chooseFirstStatus, chooseMove } from './choose-move.ts';
import { type ArticleFormInput, readArticleForm } from './read-article-form.ts';

/** The typed values that the form shows again without scripts. */
export type TypedValues = Pick<
  ArticleFormInput,
  'fields' | 'isMinor' | 'status' | 'scheduledText' | 'reason' | 'imageMetadata' | 'seenSimilar'
>;

/** The response to a save that does not redirect. */
export interface SaveAnswer {
  problems: readonly Problem[];
  problem: ProblemCode | null;
  values: TypedValues | null;
  conflict: {
    version: number;
    conflicts: readonly FieldConflict[];
    merged: ArticleFields;
    by: { name: string | null; at: number };
    /** The labels of the match cards in the texts. */
    labels: BlockLabels;
  } | null;
  saved: {
    version: number;
    status: ArticleStatus;
    taken: readonly ArticleFieldName[];
    fields: ArticleFields;
  } | null;
  /** Articles that may tell the same story. Nothing was saved: the form shows them first. */
  similar: readonly SimilarArticle[];
}

const nothing: SaveAnswer = {
  problems: [],
  problem: null,
  values: null,
  conflict: null,
  saved: null,
  similar: [],
};
const LIST = href('/admin/articles');
const FIRST_VERSION = 1;

/** Saves the form of a new article, or with `id` of an existing one. Redirects, or answers with a `SaveAnswer`. */
export async function saveArticleForm(request: Request, context: RouteContext, { id }: { id?: string } = {}) {
  const sent = await request.formData();
  const form = readArticleForm(sent);
  const refusal = await findRefusal(request, context, form);
  if (refusal) return refuseWriter(refusal, form);
  const actor = actorOf(context);
  const template = parseTemplate(sent.get('template'));
  if (template && id === undefined) return startFromTemplate(form, template, context);
  try {
    await storeFile(form, sent, { context, actor });
    await writeImageMetadata(form, context, actor);
    return id === undefined
      ? await createFromForm(form, context, actor)
      : await changeFromForm(form, context, { actor, id });
  } catch (error) {
    return await refuse(error, form, context);
  }
}

/** Without scripts: answers with the typed form, its empty fields filled from the template. */
async function startFromTemplate(form: ArticleFormInput, template: TemplateKey, context: RouteContext) {
  const categories = (await readChoices(context)).categories.map(({ slug }) => slug);
  const fields = applyTemplate(form.fields, { template, categories });
  return data<SaveAnswer>({ ...nothing, values: { ...typedValues(form), fields } });
}

/** Stores the picture of the form first, so that it need not be chosen again when another field has an error. */
async function storeFile(
  form: ArticleFormInput,
  sent: FormData,
  { context, actor }: { context: RouteContext; actor: Actor },
): Promise<void> {
  const file = sent.get('file');
  // An empty file input sends a file without a name.
  if (!(file instanceof File) || file.name === '') return;
  try {
    const { media } = await receiveUpload(context, { actor, form: sent });
    form.fields.image = media.url;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const problems = error.problems.map(({ code }) => ({ field: 'image', code }));
    throw new InvalidInput([...problems, ...listArticleProblems(cleanArticleFields(form.fields))]);
  }
}

/**
 * Saves changed image metadata of the form. Call it before the article is saved, because an article cannot be published
 * with a picture that has no alternative text.
 * @throws InvalidInput with every problem of the form.
 */
async function writeImageMetadata(
  form: ArticleFormInput,
  context: RouteContext,
  actor: Actor,
): Promise<void> {
  const { image } = form.fields;
  if (!image || !form.imageMetadata) return;
  const { db, store, now, newId } = servicesOf(context);
  const media = await findMedia(db, { url: image });
  const metadata = cleanImageMetadata(form.imageMetadata);
  if (!media || hasSameMetadata(metadata, media) || !canEditMedia(actor, media)) return;
  try {
    await updateMedia(db, store, { actor, id: media.id, metadata, isDraft: true, now: now(), newId });
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const problems = error.problems.map(({ code }) => ({ field: 'image', code }));
    throw new InvalidInput([...listArticleProblems(cleanArticleFields(form.fields)), ...problems]);
  }
}

function hasSameMetadata(metadata: ImageMetadata, media: Media): boolean {
  return (Object.keys(metadata) as (keyof ImageMetadata)[]).every((name) => metadata[name] === media[name]);
}

async function createFromForm(form: ArticleFormInput, context: RouteContext, actor: Actor) {
  const { db, now, newId } = servicesOf(context);
  const status = chooseFirstStatus(form);
  rejectUnusedTime(form, { actor, to: status });
  const { id, isWritten } = await createArticle(db, {
    actor,
    now: now(),
    newId,
    id: form.id || undefined,
    autosave: form.autosave ?? undefined,
    article: { ...form.fields, status, scheduledAt: form.scheduledAt },
    seenSimilar: form.seenSimilar,
  });
  // An earlier press created the article, but its answer did not arrive. This one has text typed since.
  if (!isWritten) return changeFromForm({ ...form, baseVersion: FIRST_VERSION }, context, { actor, id });
  return redirectWithToast(form.stays ? `${LIST}/edit/${id}` : LIST, toastOf(status));
}

async function changeFromForm(
  form: ArticleFormInput,
  context: RouteContext,
  { actor, id }: { actor: Actor; id: string },
) {
  const { db, now, newId } = servicesOf(context);
  const { before, after, taken } = await saveArticle(db, {
    actor,
    id,
    now: now(),
    newId,
    fields: form.fields,
    autosave: form.autosave ?? undefined,
    isMinor: form.isMinor,
    seenSimilar: form.seenSimilar,
    baseVersion: form.baseVersion ?? 0,
    resolutions: form.resolvedVersion ? { version: form.resolvedVersion, choices: form.choices } : undefined,
    move(from) {
      const move = chooseMove(form, from);
      if (move) rejectUnusedTime(form, { actor, to: articleMoves[move].to });
      return move && { move, reason: form.reason, scheduledAt: form.scheduledAt };
    },
  });
  const move = chooseMove(form, before.status);
  const toast: ToastCode =
    move === 'return' ? 'article.returned' : move ? toastOf(articleMoves[move].to) : 'article.updated';
  if (!form.stays)
    return redirectWithToast(LIST, before.status === 'draft' && !move ? 'article.draft' : toast);
  if (move && articleMoves[move].to !== before.status) return redirectWithToast(`${LIST}/edit/${id}`, toast);
  const { version, fields, status } = after;
  return data<SaveAnswer>({ ...nothing, saved: { version, status, taken, fields } });
}

/**
 * Refuses to publish at once when a time of publication was typed.
 * @throws InvalidInput 'scheduledAt.unused'.
 */
function rejectUnusedTime(form: ArticleFormInput, { actor, to }: { actor: Actor; to: ArticleStatus }): void {
  if (to !== 'published' || !form.isTimeTyped || form.scheduledText === '' || !hasRole(actor, 'editor'))
    return;
  const unused = { field: 'scheduledAt', code: 'scheduledAt.unused' } as const;
  throw new InvalidInput([unused, ...listArticleProblems(cleanArticleFields(form.fields))]);
}

function toastOf(status: ArticleStatus): ToastCode {
  return `article.${status}`;
}

/** The session does not belong to the account that opened the form, or may not save yet. Nothing is saved. */
function refuseWriter(problem: ProblemCode, form: ArticleFormInput) {
  return data<SaveAnswer>({ ...nothing, problem, values: typedValues(form) }, { status: 401 });
}

/** The values that the form shows again. */
export function typedValues(form: ArticleFormInput): TypedValues {
  const { fields, isMinor, status, scheduledText, reason, imageMetadata, seenSimilar } = form;
  return { fields, isMinor, status, scheduledText, reason, imageMetadata, seenSimilar };
}

/** The problem above the form: that something is missing (spec §5), otherwise the first problem itself. */
function headlineOf(problems: readonly Problem[]): ProblemCode {
  const isIncomplete = problems.some(({ field }) => field !== 'scheduledAt' && field !== 'reason');
  return isIncomplete ? 'form.incomplete' : (problems[0]?.code ?? 'form.incomplete');
}

async function refuse(error: unknown, form: ArticleFormInput, context: RouteContext) {
  const answer = { ...nothing, values: typedValues(form) };
  if (error instanceof InvalidInput)
    return data<SaveAnswer>(
      { ...answer, problems: error.problems, problem: headlineOf(error.problems) },
      { status: 422 },
    );
  if (error instanceof ArticleConflict) {
    const { version, conflicts, merged, by } = error;
    const texts = conflicts
      .filter(({ field }) => field === 'content')
      .flatMap(({ mine, theirs }) => [mine, theirs]);
    const labels = await readBlockLabels(servicesOf(context).db, texts.map(String));
    const conflict = { version, conflicts, merged, by, labels };
    return data<SaveAnswer>({ ...answer, problem: error.code, conflict }, { status: 409 });
  }
  if (error instanceof SimilarArticlesFound)
    return data<SaveAnswer>({ ...answer, similar: error.articles }, { status: 409 });
  if (error instanceof Conflict) return data<SaveAnswer>({ ...answer, problem: error.code }, { status: 409 });
  if (error instanceof Forbidden)
    return data<SaveAnswer>({ ...answer, problem: 'article.denied' }, { status: 403 });
  if (error instanceof NotFound)
    return data<SaveAnswer>({ ...answer, problem: 'article.gone' }, { status: 404 });
  if (error instanceof Response) throw error;
  servicesOf(context).logError('article not saved', error);
  const status = error instanceof DatabaseUnavailable ? 503 : 500;
  return data<SaveAnswer>({ ...answer, problem: 'article.failed' }, { status });
}
