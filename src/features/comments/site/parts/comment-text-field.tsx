import { TextAreaField } from '#platform/ui/field.tsx';
import { commentLimits } from '../../rules/comment-input.ts';
import { commentsText } from '../../text.ts';

interface CommentTextFieldProps {
  label: string;
  hint: string;
  value: string;
  error?: string;
  autoFocus?: boolean;
}

/** The text of a comment. `counter-behaviour.ts` fills the last line with the characters that are left. */
export function CommentTextField({ label, hint, value, error, ...focus }: CommentTextFieldProps) {
  return (
    <div>
      <TextAreaField
        name="text"
        label={label}
        hint={hint}
        required
        rows={5}
        maxLength={commentLimits.text}
        data-counter
        defaultValue={value}
        error={error}
        {...focus}
      />
      <output
        data-left={commentsText.left('#')}
        className="needs-script tabular mt-1 block min-h-5 text-muted text-sm"
      />
    </div>
  );
}
