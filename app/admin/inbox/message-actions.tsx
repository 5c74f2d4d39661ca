import { Form } from 'react-router';
import { ConfirmForm } from '#app/admin/parts/confirm-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { inboxText } from '#az/text/site/contact.ts';
import type { ContactStatus } from '#db/tables/contact.ts';

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
