import type { Problem } from '#platform/errors.ts';
import { DateTimeField } from '#platform/ui/date-field.tsx';
import { TextAreaField, TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { pollText } from '../text.ts';
import type { PollForm } from './read-poll-form.ts';

interface PollFieldsProps {
  form: PollForm;
  problems: readonly Problem[];
  /** There are votes: the number of options stays. */
  isVoted?: boolean;
}

/** The fields of a poll. The time is in Baku time. */
export function PollFields({ form, problems, isVoted = false }: PollFieldsProps) {
  const errorOf = (field: string) => findFieldError(problems, field);
  return (
    <>
      <TextField
        label={pollText.question}
        name="question"
        required
        autoComplete="off"
        defaultValue={form.question}
        error={errorOf('question')}
      />
      <TextAreaField
        label={pollText.options}
        name="options"
        required
        hint={isVoted ? pollText.optionsFixed : pollText.optionsHint}
        defaultValue={form.options}
        error={errorOf('options')}
      />
      <DateTimeField
        label={pollText.closesAt}
        name="closesAt"
        hint={pollText.closesHint}
        defaultValue={form.closesAt}
        error={errorOf('closesAt')}
      />
    </>
  );
}
