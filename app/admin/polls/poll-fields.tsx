import { DateTimeField } from '#app/ui/date-field.tsx';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import { findFieldError } from '#app/ui/find-field-error.ts';
import { pollText } from '#az/text/distribution/polls.ts';
import type { Problem } from '#domain/errors.ts';
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
