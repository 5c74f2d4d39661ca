import { formatDateTime, isoBaku } from '#az/format/dates.ts';
import type { Comment } from '../../rules/list-comments.ts';
import { commentsText } from '../../text.ts';
import { answerAddress, reportAddress } from '../comment-addresses.ts';

interface CommentListProps {
  comments: readonly Comment[];
  slug: string;
  canAnswer: boolean;
}

const linkLook = 'inline-flex min-h-11 items-center text-muted hover:text-accent hover:underline';

/** Public comments in their order. Answers are indented. */
export function CommentList({ comments, slug, canAnswer }: CommentListProps) {
  return (
    <ol className="grid gap-4">
      {comments.map((comment) => (
        <li
          key={comment.id}
          id={`comment-${comment.id}`}
          className={comment.isAnswer ? 'ms-6 border-line border-s-2 ps-4' : ''}
        >
          <CommentText comment={comment} />
          <p className="flex gap-5 text-sm">
            {canAnswer && (
              <a href={answerAddress(slug, comment.id)} rel="nofollow" className={linkLook}>
                {commentsText.answer}
              </a>
            )}
            <a href={reportAddress(slug, comment.id)} rel="nofollow" className={linkLook}>
              {commentsText.report}
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The name, the time and the text of a comment. */
export function CommentText({ comment }: { comment: Pick<Comment, 'name' | 'text' | 'createdAt'> }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="wrap-anywhere">{comment.name}</strong>
        <time dateTime={isoBaku(comment.createdAt)} className="tabular text-muted text-sm">
          {formatDateTime(comment.createdAt)}
        </time>
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{comment.text}</p>
    </>
  );
}
