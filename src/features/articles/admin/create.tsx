import {
  type PrefilledArticle,
  writeMatchArticle,
} from '#features/match-reports/rules/write-match-article.ts';
import { writeRoundArticle } from '#features/match-reports/rules/write-round-article.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import type { ArticleFields } from '../rules/article-fields.ts';
import { sanitiseContent } from '../rules/sanitise-content.ts';
import { articleFormText } from '../text.ts';
import type { Route } from './+types/create.ts';
import { findRecovery } from './drafts/find-recovery.server.ts';
import { applyTemplate, parseTemplate } from './form/apply-template.ts';
import { ArticleForm } from './form/article-form.tsx';
import { emptyArticle } from './form/edited-article.ts';
import { readChoices } from './read-choices.server.ts';
import { findStashedArticle } from './save/find-stashed-article.server.ts';
import { saveArticleForm } from './save/save-article-form.server.ts';
import { sendArticleForm } from './save/send-article-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, newId, now } = servicesOf(context);
  const search = new URL(request.url).searchParams;
  const draftId = search.get('draft');
  const article = emptyArticle({ id: newId(), actor });
  const [choices, stashed, recovery] = await Promise.all([
    readChoices(context),
    findStashedArticle(request, context, { actor, id: null }),
    findRecovery(context, { actor, articleId: null, draftId }),
  ]);
  const template = parseTemplate(search.get('template'));
  const categories = choices.categories.map(({ slug }) => slug);
  const prefilled = await readPrefilled(db, { query: search, categories, now: now() });
  const started = { ...article.fields, ...prefilled };
  const fields = template ? applyTemplate(started, { template, categories }) : started;
  return { actor, article: { ...article, fields }, stashed, recovery, draftId, ...choices };
}

export function action({ request, context }: Route.ActionArgs) {
  return saveArticleForm(request, context);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendArticleForm(serverAction);
}

/** New data would reset the form and lose what was typed. */
export const shouldRevalidate = () => false;

/** The page of a new article (spec §2.5). */
export default function CreateArticle({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={articleFormText.title} aside={articleFormText.requiredMark} />
      <ArticleForm {...loaderData} answer={actionData} />
    </>
  );
}

/**
 * The fields of a new article about the match of `?match=` or the round of `?round=` (with `&texts=results` its results).
 * Nothing for other addresses and when the match or round is gone.
 */
async function readPrefilled(
  db: Db,
  { query, categories, now }: { query: URLSearchParams; categories: readonly string[]; now: number },
): Promise<Partial<ArticleFields>> {
  const article = await writePrefilled(db, query, now).catch((error) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
  if (!article) return {};
  const { title, excerpt, html, tags, category } = article;
  const isKnown = category !== null && categories.includes(category);
  return { title, excerpt, content: sanitiseContent(html), tags, ...(isKnown && { category }) };
}

async function writePrefilled(db: Db, query: URLSearchParams, now: number): Promise<PrefilledArticle | null> {
  const fixtureId = query.get('match');
  if (fixtureId) return writeMatchArticle(db, { fixtureId, now });
  const roundId = query.get('round');
  if (!roundId) return null;
  const template = query.get('texts') === 'results' ? 'results' : 'fixtures';
  return writeRoundArticle(db, { roundId, template, now });
}
