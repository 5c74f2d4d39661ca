import { Form } from 'react-router';
import type { Refusal } from '#platform/admin/action-answers.server.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { findFieldError, SelectField, SelectOptions, TextAreaField, TextField } from '#platform/ui/field.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { type IssueInput, issueKinds, issueLimits } from '../../rules/newsletter-issue.ts';
import { newsletterAdminText } from '../../text.ts';
import type { IssueChoices } from '../read-article-choices.server.ts';
import { ArticlePicker } from './article-picker.tsx';

interface IssueFormProps {
  /** The id of the issue that the form creates. */
  newId?: string;
  issue: IssueInput;
  choices: IssueChoices;
  refusal: Refusal | undefined;
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** The form of an issue: kind, subject, introduction and articles in order. */
export function IssueForm({ newId, issue, choices, refusal, onUnsaved }: IssueFormProps) {
  const errorOf = (field: string) => findFieldError(refusal?.problems, field);
  return (
    <Form method="post" noValidate className="grid gap-5">
      {newId && <input type="hidden" name="id" value={newId} />}
      <FormGuard isUnsaved={refusal !== undefined} onUnsaved={onUnsaved} />
      <ProblemNotice problem={refusal?.problem} />
      <div className="grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <SelectField
          label={newsletterAdminText.kindLabel}
          name="kind"
          defaultValue={issue.kind}
          error={errorOf('kind')}
        >
          <SelectOptions items={issueKinds.map((kind) => [kind, newsletterAdminText.kind[kind]])} />
        </SelectField>
        <TextField
          label={newsletterAdminText.subject}
          name="subject"
          required
          maxLength={issueLimits.subject}
          defaultValue={issue.subject}
          error={errorOf('subject')}
        />
      </div>
      <TextAreaField
        label={newsletterAdminText.intro}
        name="intro"
        rows={5}
        maxLength={issueLimits.intro}
        defaultValue={issue.intro}
        hint={newsletterAdminText.introHint}
        error={errorOf('intro')}
      />
      <ArticlePicker
        choices={choices}
        picked={issue.articleIds}
        numbers={issue.numbers}
        error={errorOf('articles')}
      />
      <IntentButton intent="save" look="primary" className="justify-self-start">
        {newsletterAdminText.save}
      </IntentButton>
    </Form>
  );
}
