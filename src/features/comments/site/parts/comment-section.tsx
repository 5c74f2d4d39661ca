import { contactText } from '#features/contact/text.ts';
import type { Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { ConsentNote, Honeypot, SubmitButton } from '#platform/site/forms/form-parts.tsx';
import { validationText } from '#platform/text/validation.ts';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { type CommentInput, commentLimits } from '../../rules/comment-input.ts';
import type { Comment } from '../../rules/list-comments.ts';
import { commentsText } from '../../text.ts';
import { commentsAddress, ownCommentsAddress } from '../comment-addresses.ts';
import type { Discussion } from '../read-discussion.ts';
import { CommentList, CommentText } from './comment-list.tsx';
import { CommentTextField } from './comment-text-field.tsx';

interface CommentSectionProps {
  discussion: Discussion;
  slug: string;
  answers?: Comment | null;
  result?: CommentResult;
}

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
          <SiteLink look="quiet" href={`${commentsAddress(slug, next)}#comments`}>
            {commentsText.more}
          </SiteLink>
        )}
        <SiteLink look="quiet" href={ownCommentsAddress(slug)} rel="nofollow">
          {commentsText.own}
        </SiteLink>
      </p>
      {isOpen ? (
        <CommentForm slug={slug} answers={answers} result={result} />
      ) : (
        <p className="mt-4 text-muted">{commentsText.closed}</p>
      )}
    </section>
  );
}

/** The state of a form that was not accepted, to show it again. */
export interface CommentResult {
  values: CommentInput;
  problems: readonly Problem[];
  /** A problem of the whole form. */
  failure: ProblemCode | null;
}

/** The browser puts the focus there when it has loaded the page. */
const FOCUSED = { autoFocus: true };

interface CommentFormProps {
  slug: string;
  /** The comment that it answers. */
  answers?: Comment | null;
  result?: CommentResult;
}

/**
 * The form for a comment or an answer. After an error it has the typed values and the error at its field, which has the focus.
 */
function CommentForm({ slug, answers = null, result }: CommentFormProps) {
  const { values, problems, failure } = result ?? {
    values: { name: '', text: '' },
    problems: [],
    failure: null,
  };
  const errorOf = (name: string) => findFieldError(problems, name);
  const focus = (name: string) => ({ autoFocus: problems[0]?.field === name });
  return (
    <section id="write" className="mt-8 scroll-mt-20">
      <h3 className="text-2xl">{answers ? commentsText.answerTo(answers.name) : commentsText.write}</h3>
      {answers && (
        <blockquote className="mt-3 border-line border-s-4 ps-4">
          <CommentText comment={answers} />
          <SiteLink look="plain" href={`${commentsAddress(slug)}#write`}>
            {commentsText.notAnswer}
          </SiteLink>
        </blockquote>
      )}
      <form
        method="post"
        action={commentsAddress(slug)}
        noValidate
        data-sending={commentsText.sending}
        className="mt-4 grid gap-4"
      >
        {failure && (
          <div tabIndex={-1} {...FOCUSED}>
            <ProblemNotice problem={failure} />
          </div>
        )}
        {problems.length > 0 && <Notice kind="error">{validationText.fixErrors}</Notice>}
        <Honeypot label={contactText.leaveEmpty} />
        <input type="hidden" name="answers" value={answers?.id ?? ''} />
        <TextField
          name="name"
          label={commentsText.name}
          required
          autoComplete="nickname"
          maxLength={commentLimits.name}
          defaultValue={values.name}
          error={errorOf('name')}
          {...focus('name')}
          fieldClass="sm:max-w-sm"
        />
        <CommentTextField
          label={commentsText.text}
          hint={commentsText.textHint}
          value={values.text}
          error={errorOf('text')}
          {...focus('text')}
        />
        <SubmitButton label={commentsText.send} />
        <ConsentNote text={commentsText.consent} />
      </form>
    </section>
  );
}
