import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { ConfirmForm } from '#app/admin/parts/confirm-form.tsx';
import type { Refusal } from '#app/admin/to-action-error.server.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { formatDateTime, formatInput } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { problemText } from '#az/text/problems.ts';
import { newsletterAdminText as words } from '#az/text/site/newsletter.ts';
import type { NewsletterIssue } from '#domain/audience/newsletter/newsletter-issue.ts';

interface IssueStepsProps {
  issue: NewsletterIssue;
  /** Confirmed subscribers. */
  readers: number;
  ownEmail: string;
  refusal: Refusal | undefined;
  /** The composer holds words that no mail would have yet. */
  isUnsaved: boolean;
}

/** What can be done with an issue as it stands: try it, plan it, send it, stop it, throw it away. */
export function IssueActions({ issue, readers, ownEmail, refusal, isUnsaved }: IssueStepsProps) {
  const { status, scheduledAt } = issue;
  const isOpen = status === 'draft' || status === 'scheduled';
  const errorOf = (field: string) => {
    const problem = refusal?.problems.find((one) => one.field === field);
    return problem && problemText[problem.code];
  };
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-2xl">{words.sending}</h2>
      <p role="status" className="text-warning empty:hidden">
        {isUnsaved && words.saveFirst}
      </p>
      <fieldset disabled={isUnsaved} className="grid content-start gap-4">
        <StepForm intent="test" label={words.sendTest}>
          <TextField
            label={words.testEmail}
            name="email"
            type="email"
            defaultValue={ownEmail}
            error={errorOf('email')}
          />
        </StepForm>
        {status === 'scheduled' && scheduledAt !== null && (
          <StepForm intent="unschedule" label={words.unschedule}>
            <p>{words.scheduled(formatDateTime(scheduledAt))}</p>
          </StepForm>
        )}
        {isOpen && (
          <StepForm intent="schedule" label={words.scheduleIt}>
            <TextField
              label={words.schedule}
              name="scheduledAt"
              type="datetime-local"
              defaultValue={scheduledAt === null ? '' : formatInput(scheduledAt)}
              error={errorOf('scheduledAt')}
            />
          </StepForm>
        )}
        {isOpen && (
          <ConfirmForm
            label={words.sendNow}
            consequence={words.sendNowSure(formatNumber(readers))}
            intent="send"
            look="primary"
          />
        )}
        {status === 'sending' && (
          <ConfirmForm label={words.stop} consequence={words.stopSure} intent="stop" />
        )}
      </fieldset>
      {status === 'draft' && (
        <ConfirmForm label={words.delete} consequence={words.deleteSure} intent="delete" />
      )}
    </section>
  );
}

function StepForm({ intent, label, children }: { intent: string; label: string; children: ReactNode }) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" noValidate className="grid gap-3 rounded-md border border-line p-4">
      {children}
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {label}
      </Button>
    </Form>
  );
}
