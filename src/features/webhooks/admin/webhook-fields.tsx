import type { Problem } from '#platform/errors.ts';
import { CheckField, TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { webhookEventTypes } from '../rules/webhook.ts';
import type { WebhookInput } from '../rules/webhook-input.ts';
import { webhooksText } from '../text.ts';

/** The fields of a webhook: its address and the events that it receives. */
export function WebhookFields({ input, problems }: { input: WebhookInput; problems: readonly Problem[] }) {
  const errorOf = (field: keyof WebhookInput) => findFieldError(problems, field);
  const eventsError = errorOf('events');
  return (
    <>
      <TextField
        label={webhooksText.url}
        name="url"
        inputMode="url"
        autoComplete="off"
        required
        hint={webhooksText.urlHint}
        defaultValue={input.url}
        error={errorOf('url')}
      />
      <fieldset aria-describedby={eventsError ? 'webhook-events-error' : undefined}>
        <legend className="font-medium">{webhooksText.events}</legend>
        <div className="mt-1 grid sm:grid-cols-2">
          {webhookEventTypes.map((type) => (
            <CheckField
              key={type}
              name="events"
              value={type}
              label={webhooksText.event[type]}
              defaultChecked={input.events.includes(type)}
            />
          ))}
        </div>
        {eventsError && (
          <p id="webhook-events-error" className="font-medium text-live text-sm">
            {eventsError}
          </p>
        )}
      </fieldset>
    </>
  );
}

export function readWebhookForm(form: FormData): WebhookInput {
  return { url: String(form.get('url') ?? ''), events: form.getAll('events').map(String) };
}
