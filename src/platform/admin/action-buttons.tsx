import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';
import { commonText } from '#platform/text/common.ts';
import { Button } from '#platform/ui/button.tsx';

type IntentButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'isBusy'> & {
  intent: string;
};

/** Submits its form with an intent, which tells the action what to do. Busy while a form with this intent is sent. */
export function IntentButton({ intent, ...button }: IntentButtonProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return <Button type="submit" name="intent" value={intent} isBusy={isBusy} {...button} />;
}

/** Saves the form of one subject. The action of the screen knows it by the intent `update`. */
export function SaveButton() {
  return (
    <IntentButton intent="update" look="primary" className="justify-self-start">
      {commonText.save}
    </IntentButton>
  );
}

interface ConfirmFormProps {
  label: string;
  /** Says what will happen. Shown before the confirmation. */
  consequence: string;
  intent: string;
  /** Further fields for the action. */
  fields?: Record<string, string>;
  look?: 'danger' | 'primary';
}

/** An action that cannot be undone. The first press shows the consequence, the second runs it. Works without scripts. */
export function ConfirmForm({ label, consequence, intent, fields = {}, look = 'danger' }: ConfirmFormProps) {
  return (
    <details className="group">
      <summary
        className={`inline-flex min-h-11 cursor-pointer list-none items-center rounded-md border px-4 font-medium hover:bg-surface ${look === 'danger' ? 'border-live text-live' : 'border-accent text-accent'}`}
      >
        {label}
      </summary>
      <Form method="post" className="mt-2 grid justify-items-start gap-3 rounded-md border border-line p-3">
        <p className="text-sm">{consequence}</p>
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look={look}>
          {label}
        </Button>
      </Form>
    </details>
  );
}
