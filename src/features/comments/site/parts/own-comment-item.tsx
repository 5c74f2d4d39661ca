import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import type { OwnComment } from '../../rules/list-own-comments.ts';
import { commentsText } from '../../text.ts';
import { ownCommentsAddress } from '../comment-addresses.ts';
import { CommentText } from './comment-list.tsx';
import { CommentTextField } from './comment-text-field.tsx';

interface OwnCommentItemProps {
  comment: OwnComment & { canEdit: boolean };
  slug: string;
  /** The text that was not accepted. */
  refusal?: { text: string; problem: ProblemCode };
}

const summaryLook = 'inline-flex min-h-11 cursor-pointer items-center text-accent underline';
const buttonLook =
  'min-h-11 justify-self-start rounded border border-line px-5 font-semibold hover:bg-surface';

/** A comment of this browser with its status. It can be changed for some minutes, and deleted at any time. */
export function OwnCommentItem({ comment, slug, refusal }: OwnCommentItemProps) {
  const isTextProblem =
    refusal?.problem.startsWith('comment.text') || refusal?.problem === 'comment.tooManyLinks';
  return (
    <article id={`comment-${comment.id}`} className="scroll-mt-20 rounded-md border border-line p-4">
      <p className="mb-2 font-semibold text-sm">{commentsText.status[comment.status]}</p>
      <CommentText comment={comment} />
      {refusal && !isTextProblem && (
        <div className="mt-3">
          <ProblemNotice problem={refusal.problem} />
        </div>
      )}
      {comment.canEdit && (
        <details open={refusal !== undefined}>
          <summary className={summaryLook}>{commentsText.edit}</summary>
          <form
            method="post"
            action={`${ownCommentsAddress(slug)}#comment-${comment.id}`}
            noValidate
            data-sending={commentsText.sending}
            className="grid gap-3"
          >
            <input type="hidden" name="id" value={comment.id} />
            <CommentTextField
              label={commentsText.text}
              hint={commentsText.editHint}
              value={refusal?.text ?? comment.text}
              error={isTextProblem && refusal ? problemSentence(refusal.problem) : undefined}
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
