import { Form } from 'react-router';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import { Button } from '#platform/ui/button.tsx';
import type { ContactStatus } from '../tables.ts';
import { inboxText } from '../text.ts';

export function MessageActions({ status }: { status: ContactStatus }) {
  const isArchived = status === 'archived';
  return (
    <>
      <Form method="post">
        <input type="hidden" name="intent" value={isArchived ? 'restore' : 'archive'} />
        <Button type="submit">{isArchived ? inboxText.restore : inboxText.archive}</Button>
      </Form>
      <ConfirmForm label={inboxText.erase} consequence={inboxText.eraseSure} intent="erase" />
    </>
  );
}
