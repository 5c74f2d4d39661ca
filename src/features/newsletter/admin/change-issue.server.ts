import type { Db } from '#platform/db/schema.ts';
import { type FormReader, readForm } from '#platform/forms/read-form.ts';
import type { ToastCode } from '#platform/message-texts.ts';
import { deleteIssue } from '../rules/delete-issue.ts';
import type { IssueChange } from '../rules/record-issue-change.ts';
import { scheduleIssue } from '../rules/schedule-issue.ts';
import { sendIssueTest } from '../rules/send-issue-test.ts';
import { stopIssue } from '../rules/stop-issue.ts';
import { unscheduleIssue } from '../rules/unschedule-issue.ts';
import { updateIssue } from '../rules/update-issue.ts';
import { readIssueForm } from './read-issue-form.ts';

/**
 * Runs the action of the sent form (`intent`) and returns the toast that reports it.
 * @throws the errors of the domain; a 400 response for an unknown intent.
 */
export async function changeIssue(db: Db, form: FormData, step: IssueChange): Promise<ToastCode> {
  const read = readForm(form);
  switch (read.text('intent')) {
    case 'save':
      await updateIssue(db, { ...step, issue: readIssueForm(form) });
      return 'issue.saved';
    case 'test':
      await sendIssueTest(db, { ...step, email: read.text('email') });
      return 'issue.test';
    case 'schedule':
      await scheduleIssue(db, { ...step, at: readMoment(read) });
      return 'issue.scheduled';
    case 'send':
      await scheduleIssue(db, { ...step, at: step.now });
      return 'issue.sending';
    case 'unschedule':
      await unscheduleIssue(db, step);
      return 'issue.unscheduled';
    case 'stop':
      await stopIssue(db, step);
      return 'issue.stopped';
    case 'delete':
      await deleteIssue(db, step);
      return 'issue.deleted';
    default:
      throw new Response(null, { status: 400 });
  }
}

function readMoment(read: FormReader): number {
  const codes = { invalid: 'scheduledAt.invalid', required: 'scheduledAt.required' } as const;
  const moment = read.requiredMoment('scheduledAt', codes);
  read.check();
  return moment;
}
