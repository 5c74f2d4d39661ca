import { data, redirect } from 'react-router';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { deleteOwnComment } from '../rules/delete-own-comment.ts';
import { canEditComment, editComment } from '../rules/edit-comment.ts';
import { listOwnComments } from '../rules/list-own-comments.ts';
import { commentsText } from '../text.ts';
import type { Route } from './+types/own-comments.ts';
import { ownCommentsAddress } from './comment-addresses.ts';
import { findCommenterHash, readCommenter } from './commenter-cookie.ts';
import { CommentFrame } from './parts/comment-frame.tsx';
import { OwnCommentItem } from './parts/own-comment-item.tsx';
import { getCommentedArticle } from './read-discussion.ts';

export const handle = { isPersonal: true } as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const article = await getCommentedArticle(context, params.slug);
  const commenterHash = findCommenterHash(request);
  const comments =
    commenterHash === null ? [] : await listOwnComments(db, { articleId: article.id, commenterHash });
  return {
    ...{ article, isSent: new URL(request.url).searchParams.has('sent'), config },
    comments: comments.map((comment) => ({ ...comment, canEdit: canEditComment(comment, now()) })),
  };
}

/** Changes or deletes a comment of this browser. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, now } = servicesOf(context);
  const form = readForm(await request.formData());
  const [id, text] = [form.text('id'), form.text('text')];
  const commenter = readCommenter(request, context);
  const reject = (status: number, problem: ProblemCode) => data({ id, text, problem }, { status });
  try {
    if (form.text('intent') === 'delete') await deleteOwnComment(db, { ...commenter, id });
    else await editComment(db, { ...commenter, id, text, now: now() });
  } catch (error) {
    if (error instanceof InvalidInput) return reject(422, error.problems[0]?.code ?? 'form.invalid');
    if (error instanceof Conflict) return reject(409, error.code);
    if (error instanceof NotFound) return reject(404, 'comment.notOwn');
    throw error;
  }
  return redirect(ownCommentsAddress(params.slug), 303);
}

/** The comments that this browser has sent to an article, with their status. */
export default function OwnComments({ loaderData, actionData }: Route.ComponentProps) {
  const { article, comments, isSent, config } = loaderData;
  return (
    <CommentFrame
      title={commentsText.own}
      path={ownCommentsAddress(article.slug)}
      article={article}
      config={config}
    >
      <div className="mt-4 grid gap-4">
        {isSent && !actionData && <Notice kind="success">{commentsText.sent}</Notice>}
        {actionData?.problem === 'comment.notOwn' && <ProblemNotice problem="comment.notOwn" />}
        <p className="text-muted">{comments.length === 0 ? commentsText.ownNone : commentsText.ownIntro}</p>
        {comments.map((comment) => (
          <OwnCommentItem
            key={comment.id}
            comment={comment}
            slug={article.slug}
            refusal={actionData?.id === comment.id ? actionData : undefined}
          />
        ))}
      </div>
    </CommentFrame>
  );
}
