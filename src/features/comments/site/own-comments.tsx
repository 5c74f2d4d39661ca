import { data, redirect } from 'react-router';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import {
  canEditComment,
  deleteOwnComment,
  editComment,
  listOwnComments,
  type OwnComment,
} from '../rules/own-comments.ts';
import { commentsText } from '../text.ts';
import type { Route } from './+types/own-comments.ts';
import { ownCommentsAddress } from './comment-addresses.ts';
import { findCommenterHash, readCommenter } from './commenter-cookie.ts';
import { CommentFrame } from './parts/comment-frame.tsx';
import { CommentText } from './parts/comment-list.tsx';
import { CommentTextField } from './parts/comment-text-field.tsx';
import { getCommentedArticle } from './read-discussion.ts';

export const handle = { isPersonal: true } as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const article = await getCommentedArticle(context, params.slug);
  const commenterHash = findCommenterHash(request);
  const comments =
    commenterHash === null ? [] : await listOwnComments(db, { articleId: article.id, commenterHash });
  return {
    article,
    isSent: new URL(request.url).searchParams.has('sent'),
    config,
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

interface OwnCommentItemProps {
  comment: OwnComment & { canEdit: boolean };
  slug: string;
  /** The text that was not accepted. */
  refusal?: { text: string; problem: ProblemCode };
}

/** The browser puts the focus there when it has loaded the page. An address with a fragment would take it. */
const FOCUSED = { autoFocus: true };
const summaryLook = 'inline-flex min-h-11 cursor-pointer items-center text-accent underline';
const buttonLook =
  'min-h-11 justify-self-start rounded border border-line px-5 font-semibold hover:bg-surface';

/** A comment of this browser with its status. It can be changed for some minutes, and deleted at any time. */
function OwnCommentItem({ comment, slug, refusal }: OwnCommentItemProps) {
  const isTextProblem =
    refusal !== undefined &&
    (refusal.problem.startsWith('comment.text') || refusal.problem === 'comment.tooManyLinks');
  return (
    <article id={`comment-${comment.id}`} className="scroll-mt-20 rounded-md border border-line p-4">
      <p className="mb-2 font-semibold text-sm">{commentsText.status[comment.status]}</p>
      <CommentText comment={comment} />
      {refusal && !isTextProblem && (
        <div className="mt-3" tabIndex={-1} {...FOCUSED}>
          <ProblemNotice problem={refusal.problem} />
        </div>
      )}
      {comment.canEdit && (
        <details open={refusal !== undefined}>
          <summary className={summaryLook}>{commentsText.edit}</summary>
          <form
            method="post"
            action={ownCommentsAddress(slug)}
            noValidate
            data-sending={commentsText.sending}
            className="grid gap-3"
          >
            <input type="hidden" name="id" value={comment.id} />
            <CommentTextField
              label={commentsText.text}
              hint={commentsText.editHint}
              value={refusal?.text ?? comment.text}
              error={isTextProblem ? problemSentence(refusal.problem) : undefined}
              autoFocus={isTextProblem}
            />
            <button type="submit" name="intent" value="edit" className={buttonLook}>
              {commentsText.save}
            </button>
          </form>
        </details>
      )}
      <details>
        <summary className={summaryLook}>{commentsText.delete}</summary>
        <form method="post" action={ownCommentsAddress(slug)} className="grid gap-3">
          <input type="hidden" name="id" value={comment.id} />
          <p className="text-muted text-sm">{commentsText.deleteSure}</p>
          <button type="submit" name="intent" value="delete" className={buttonLook}>
            {commentsText.deleteConfirm}
          </button>
        </form>
      </details>
    </article>
  );
}
