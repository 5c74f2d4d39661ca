import { data, redirect } from 'react-router';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { DatabaseUnavailable } from '#platform/db/errors.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { articleAddress } from '#platform/site/addresses.ts';
import { isFilledByBot } from '#platform/site/forms/form-parts.tsx';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { createComment } from '../rules/create-comment.ts';
import { findComment } from '../rules/list-comments.ts';
import { commentsText } from '../text.ts';
import type { Route } from './+types/comments.ts';
import { commentsAddress, ownCommentsAddress } from './comment-addresses.ts';
import { readCommenter } from './commenter-cookie.ts';
import { type CommentResult, CommentSection } from './parts/comment-section.tsx';
import { getCommentedArticle, readDiscussion } from './read-discussion.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context);
  const article = await getCommentedArticle(context, params.slug);
  const search = new URL(request.url).searchParams;
  const answered = search.get('answer');
  const discussion = await readDiscussion(context, { articleId: article.id, after: search.get('after') });
  if (!discussion) throw notFoundResponse('article');
  const answers = answered === null ? null : await findComment(db, { articleId: article.id, id: answered });
  return { article, discussion, answers, isFirst: !search.has('after'), config };
}

/** Takes a new comment or an answer, also from the page of the article. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, now, newId, logError } = servicesOf(context);
  const article = await getCommentedArticle(context, params.slug);
  const form = readForm(await request.formData());
  const { text } = form;
  const input = { name: text('name'), text: text('text') };
  const sent = `${ownCommentsAddress(article.slug)}?sent=1`;
  if (isFilledByBot(form)) return redirect(sent, 303);
  const commenter = readCommenter(request, context);
  const reject = async (status: number, over: Partial<CommentResult>) => {
    const answers = await findComment(db, { articleId: article.id, id: text('answers') });
    return data({ values: input, problems: [], failure: null, ...over, answers }, { status });
  };
  try {
    const answers = text('answers') || null;
    await createComment(db, { ...commenter, articleId: article.id, answers, input, now: now(), newId });
  } catch (error) {
    if (error instanceof InvalidInput) return reject(422, { problems: error.problems });
    if (error instanceof NotFound) return reject(409, { failure: 'comment.gone' });
    if (error instanceof Conflict)
      return reject(error.code === 'rate.tooMany' ? 429 : 409, { failure: error.code });
    if (error instanceof DatabaseUnavailable) throw error;
    logError('comment not stored', error);
    return reject(500, { failure: 'comment.failed' });
  }
  return redirect(sent, {
    status: 303,
    headers: commenter.newCookie === null ? undefined : { 'Set-Cookie': commenter.newCookie },
  });
}

/** The comments of an article page by page, and the form. The page of the article shows the first of these pages. */
export default function Comments({ loaderData, actionData }: Route.ComponentProps) {
  const { article, discussion, answers, isFirst, config } = loaderData;
  return (
    <div className="py-6">
      <PageMeta
        title={`${commentsText.title}: ${article.title} – ${config.siteName}`}
        description={article.title}
        address={config.siteUrl + articleAddress(article.slug)}
        isHidden
      />
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl">{article.title}</h1>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <SiteLink look="plain" href={articleAddress(article.slug)}>
            {commentsText.back}
          </SiteLink>
          {!isFirst && (
            <SiteLink look="plain" href={commentsAddress(article.slug)}>
              {commentsText.first}
            </SiteLink>
          )}
        </p>
      </div>
      <CommentSection
        discussion={discussion}
        slug={article.slug}
        answers={actionData ? actionData.answers : answers}
        result={actionData}
      />
    </div>
  );
}
