import { CheckField, TextField } from '#app/ui/field.tsx';
import { findFieldError } from '#app/ui/find-field-error.ts';
import { webhooksText } from '#az/text/distribution/webhooks.ts';
import type { Problem } from '#domain/errors.ts';
import { webhookEventTypes } from '#domain/webhooks/webhook.ts';
import type { WebhookInput } from '#domain/webhooks/webhook-input.ts';

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
