import { InvalidInput, type Problem } from '#platform/errors.ts';
import { type WebhookEventType, webhookEventTypes } from './webhook.ts';

const MAX_URL = 1000;

/** The fields of the form. */
export interface WebhookInput {
  url: string;
  events: readonly string[];
}

/** @throws InvalidInput with every problem. */
export function parseWebhookInput(input: WebhookInput): { url: string; events: WebhookEventType[] } {
  const url = input.url.trim();
  const events = webhookEventTypes.filter((type) => input.events.includes(type));
  const problems: Problem[] = [];
  if (!isWebAddress(url)) problems.push({ field: 'url', code: 'webhook.url' });
  if (events.length === 0) problems.push({ field: 'events', code: 'webhook.events' });
  if (problems.length > 0) throw new InvalidInput(problems);
  return { url, events };
}

/** Without a name and a password, which would be sent as another kind of sign-in. */
function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || text.length > MAX_URL || /\s/.test(text)) return false;
  return ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
}
