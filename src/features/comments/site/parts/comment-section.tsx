import type { Comment } from '../../rules/list-comments.ts';
import { commentsText } from '../../text.ts';
import { commentsAddress, ownCommentsAddress } from '../comment-addresses.ts';
import type { Discussion } from '../read-discussion.ts';
import { CommentForm, type CommentResult } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';

interface CommentSectionProps {
  discussion: Discussion;
  slug: string;
  answers?: Comment | null;
  result?: CommentResult;
}

const linkLook = 'inline-flex min-h-11 items-center font-semibold text-accent hover:underline';

/** One page of the comments of an article, and the form for a new one. */
export function CommentSection({ discussion, slug, answers, result }: CommentSectionProps) {
  const { comments, next, state, total } = discussion;
  const isOpen = state === 'open';
  return (
    <section id="comments" className="mx-auto mt-10 max-w-3xl scroll-mt-20 print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-accent border-b-2 pb-1">
        <h2 className="text-3xl">{commentsText.title}</h2>
        {total > 0 && <span className="tabular text-muted">{commentsText.count(total)}</span>}
      </div>
      <div className="mt-4">
        {total === 0 && <p className="text-muted">{isOpen ? commentsText.none : commentsText.noneClosed}</p>}
        <CommentList comments={comments} slug={slug} canAnswer={isOpen} />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {next && (
          <a href={`${commentsAddress(slug, next)}#comments`} className={linkLook}>
            {commentsText.more}
          </a>
        )}
        <a href={ownCommentsAddress(slug)} rel="nofollow" className={linkLook}>
          {commentsText.own}
        </a>
      </p>
      {isOpen ? (
        <CommentForm slug={slug} answers={answers} result={result} />
      ) : (
        <p className="mt-4 text-muted">{commentsText.closed}</p>
      )}
    </section>
  );
}
