import { Form } from 'react-router';
import { Button } from '#platform/ui/button.tsx';

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
