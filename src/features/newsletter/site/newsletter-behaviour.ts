import { href } from '#platform/http/href.ts';
import { markReady, markSending } from '#platform/site/forms/sending-behaviour.ts';
import { type NewsletterMessage, parseNewsletterResponse } from './parse-newsletter-response.ts';

/** A request without a response fails after this time. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The forms that wait for a response. A second press sends nothing. */
const waiting = new WeakSet<HTMLFormElement>();

/** Sends the subscription form without leaving the page, so that a reader keeps their place in an article. */
export async function sendSubscription(form: HTMLFormElement): Promise<void> {
  const status = form.parentElement?.querySelector<HTMLElement>('[data-newsletter-status]');
  if (!status || waiting.has(form)) return;
  waiting.add(form);
  markSending(form);
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch(href('/api/newsletter'), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    show(parseNewsletterResponse(await response.text(), status.dataset), form, status);
  } catch {
    // No response: the form and its values stay.
    const { error = '', noResponse = '' } = status.dataset;
    show({ done: false, title: error, text: noResponse }, form, status);
  } finally {
    waiting.delete(form);
  }
}

function show(message: NewsletterMessage, form: HTMLFormElement, status: HTMLElement): void {
  const field = message.done ? null : form.querySelector<HTMLElement>(`[name="${message.field}"]`);
  const title = document.createElement('strong');
  title.textContent = message.title;
  const text = document.createElement('p');
  text.textContent = message.text;
  // The reason stands at the field that has it.
  const place = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  place?.replaceChildren(message.text);
  status.replaceChildren(title, ...(place ? [] : [text]));
  status.dataset.done = String(message.done);
  form.hidden = message.done;
  markReady(form);
  if (message.done) return;
  field?.setAttribute('aria-invalid', 'true');
  (field ?? form.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
}
