import { href } from '#platform/http/href.ts';
import { defineRecord } from '#platform/records/record.ts';
import { webhooksText } from '../text.ts';
import type { Webhook } from './webhook.ts';

/**
 * A webhook in the back-office. It has its own writes: its secret is shown once, and a webhook that failed stays so until somebody
 * switches it on.
 */
export const webhookRecord = defineRecord({
  name: 'webhook',
  table: 'webhook',
  role: 'admin',
  title: 'url',
  fields: {
    url: {
      ...{ kind: 'url', column: 'url', label: webhooksText.url, help: webhooksText.urlHint, isWide: true },
      ...{ accepts: 'web', limit: 1000, required: 'webhook.url', invalid: 'webhook.url' },
    },
    events: {
      ...{ kind: 'choices', column: 'events', label: webhooksText.events, choices: webhooksText.event },
      ...{ required: 'webhook.events', initial: Object.keys(webhooksText.event).join('\n') },
    },
    isOn: { kind: 'flag', column: null, label: webhooksText.isOn, initial: 'on' },
  },
  list: { columns: ['url', 'events'], order: 'created_at' },
  address: href('/admin/webhooks'),
  words: {
    ...{ list: webhooksText.title, create: webhooksText.create, createHint: webhooksText.intro },
    deleteHint: webhooksText.deleteHint,
  },
});

/** The fields of the form. */
export function toWebhookValues({ url, events, status }: Pick<Webhook, 'url' | 'events' | 'status'>) {
  return { url, events, isOn: status === 'on' };
}

/** A state in the audit log, which has the status, with the field of the form. */
export function fromLoggedWebhook(state: Readonly<Record<string, unknown>>) {
  return 'status' in state ? { ...state, isOn: state.status === 'on' } : state;
}
