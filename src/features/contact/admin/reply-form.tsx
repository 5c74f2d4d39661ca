import { Form, useNavigation } from 'react-router';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import type { Refusal } from '#platform/admin/to-action-error.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextAreaField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { inboxText } from '../text.ts';

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
