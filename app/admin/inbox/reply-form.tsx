import { Form, useNavigation } from 'react-router';
import type { Refusal } from '#app/admin/to-action-error.server.ts';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/field.tsx';
import { findFieldError } from '#app/ui/find-field-error.ts';
import { inboxText } from '#az/text/site/contact.ts';
import { FormGuard } from '../parts/form-guard.tsx';

interface ReplyFormProps {
  email: string;
  refusal: (Refusal & { text: string }) | undefined;
}

export function ReplyForm({ email, refusal }: ReplyFormProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'reply';
  return (
    <Form method="post" noValidate className="grid gap-3">
      <FormGuard isUnsaved={refusal !== undefined} />
      <input type="hidden" name="intent" value="reply" />
      <TextAreaField
        label={inboxText.reply}
        name="text"
        rows={7}
        required
        hint={inboxText.replyHint(email)}
        error={findFieldError(refusal?.problems, 'text')}
        defaultValue={refusal?.text}
      />
      <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
        {inboxText.send}
      </Button>
    </Form>
  );
}
