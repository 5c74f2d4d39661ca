import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatDateTime, formatTypedMoment } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import type { Refusal } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm, IntentButton } from '#platform/admin/action-buttons.tsx';
import { DateTimeField } from '#platform/ui/date-field.tsx';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import type { NewsletterIssue } from '../../rules/newsletter-issue.ts';
import { newsletterAdminText as text } from '../../text.ts';

interface IssueActionsProps {
  issue: NewsletterIssue;
  /** The number of confirmed subscribers. */
  readers: number;
  ownEmail: string;
  refusal: Refusal | undefined;
  /** The form has changes that are not saved, so a mail would not have them. */
  isUnsaved: boolean;
}

/** The actions that the status of an issue allows: test, schedule, send, stop, delete. */
export function IssueActions({ issue, readers, ownEmail, refusal, isUnsaved }: IssueActionsProps) {
  const { status, scheduledAt } = issue;
  const isOpen = status === 'draft' || status === 'scheduled';
  const errorOf = (field: string) => findFieldError(refusal?.problems, field);
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-2xl">{text.sending}</h2>
      <p role="status" className="text-warning empty:hidden">
        {isUnsaved && text.saveFirst}
      </p>
      <fieldset disabled={isUnsaved} className="grid content-start gap-4">
        <ActionForm intent="test" label={text.sendTest}>
          <TextField
            label={text.testEmail}
            name="email"
            type="email"
            defaultValue={ownEmail}
            error={errorOf('email')}
          />
        </ActionForm>
        {status === 'scheduled' && scheduledAt !== null && (
          <ActionForm intent="unschedule" label={text.unschedule}>
            <p>{text.scheduled(formatDateTime(scheduledAt))}</p>
          </ActionForm>
        )}
        {isOpen && (
          <ActionForm intent="schedule" label={text.scheduleIt}>
            <DateTimeField
              label={text.schedule}
              name="scheduledAt"
              defaultValue={scheduledAt === null ? '' : formatTypedMoment(scheduledAt)}
              error={errorOf('scheduledAt')}
            />
          </ActionForm>
        )}
        {isOpen && (
          <ConfirmForm
            label={text.sendNow}
            consequence={text.sendNowSure(formatNumber(readers))}
            intent="send"
            look="primary"
          />
        )}
        {status === 'sending' && <ConfirmForm label={text.stop} consequence={text.stopSure} intent="stop" />}
      </fieldset>
      {status === 'draft' && (
        <ConfirmForm label={text.delete} consequence={text.deleteSure} intent="delete" />
      )}
    </section>
  );
}

function ActionForm({ intent, label, children }: { intent: string; label: string; children: ReactNode }) {
  return (
    <Form method="post" noValidate className="grid gap-3 rounded-md border border-line p-4">
      {children}
      <IntentButton intent={intent} className="justify-self-start">
        {label}
      </IntentButton>
    </Form>
  );
}
