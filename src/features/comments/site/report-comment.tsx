import { data, redirect } from 'react-router';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { articleAddress } from '#platform/site/addresses.ts';
import { SubmitButton } from '#platform/site/forms/form-parts.tsx';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { findComment } from '../rules/list-comments.ts';
import { reportComment } from '../rules/report-comment.ts';
import { reportReasons } from '../rules/report-reasons.ts';
import { commentsText } from '../text.ts';
import type { Route } from './+types/report-comment.ts';
import { reportAddress } from './comment-addresses.ts';
import { readCommenter } from './commenter-cookie.ts';
import { CommentFrame } from './parts/comment-frame.tsx';
import { CommentText } from './parts/comment-list.tsx';
import { getCommentedArticle } from './read-discussion.ts';

export const handle = { isPersonal: true } as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context);
  const article = await getCommentedArticle(context, params.slug);
  const comment = await findComment(db, { articleId: article.id, id: params.id });
  const isSent = new URL(request.url).searchParams.has('sent');
  // The last report hides the comment, and its reader still gets an answer.
  if (!comment && !isSent) throw notFoundResponse('page');
  return { article, comment, isSent, config };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, now } = servicesOf(context);
  const form = readForm(await request.formData());
  const commenter = readCommenter(request, context);
  const reason = form.text('reason');
  const reject = (status: number, problem: ProblemCode) => data({ problem, reason }, { status });
  try {
    await reportComment(db, { ...commenter, id: params.id, reason, now: now() });
  } catch (error) {
    if (error instanceof InvalidInput) return reject(422, 'comment.reasonRequired');
    if (error instanceof Conflict) return reject(error.code === 'rate.tooMany' ? 429 : 409, error.code);
    throw error;
  }
  return redirect(`${reportAddress(params.slug, params.id)}?sent=1`, {
    status: 303,
    headers: commenter.newCookie === null ? undefined : { 'Set-Cookie': commenter.newCookie },
  });
}

/** The form with which a reader reports a public comment. */
export default function ReportComment({ loaderData, actionData }: Route.ComponentProps) {
  const { article, comment, isSent, config } = loaderData;
  const isReasonMissing = actionData?.problem === 'comment.reasonRequired';
  const focus = (at: number) => ({ autoFocus: isReasonMissing && at === 0 });
  return (
    <CommentFrame
      title={commentsText.reportTitle}
      path={articleAddress(article.slug)}
      article={article}
      config={config}
    >
      {isSent && (
        <div className="mt-4">
          <Notice kind="success">{commentsText.reported}</Notice>
        </div>
      )}
      {comment && !isSent && (
        <>
          <blockquote className="mt-3 border-line border-s-4 ps-4">
            <CommentText comment={comment} />
          </blockquote>
          <form
            method="post"
            action={reportAddress(article.slug, comment.id)}
            noValidate
            className="mt-5 grid gap-3"
            data-sending={commentsText.sending}
          >
            {!isReasonMissing && <ProblemNotice problem={actionData?.problem} />}
            <div
              role="radiogroup"
              aria-labelledby="reason-label"
              aria-invalid={isReasonMissing || undefined}
              aria-describedby={isReasonMissing ? 'reason-error' : undefined}
            >
              <p id="reason-label" className="font-medium">
                {commentsText.reportReason}
              </p>
              {reportReasons.map((reason, at) => (
                <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                  <input
                    type="radio"
                    name="reason"
                    value={reason}
                    defaultChecked={actionData?.reason === reason}
                    {...focus(at)}
                    className="size-5 shrink-0 accent-accent"
                  />
                  {commentsText.reason[reason]}
                </label>
              ))}
            </div>
            {isReasonMissing && (
              <p role="alert" id="reason-error" className="font-medium text-live text-sm">
                {problemSentence('comment.reasonRequired')}
              </p>
            )}
            <SubmitButton label={commentsText.reportSend} />
          </form>
        </>
      )}
    </CommentFrame>
  );
}
