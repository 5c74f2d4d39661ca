import { markReady, markSending, watchForm } from '#platform/site/forms/sending-behaviour.ts';

/** A request without a response fails after this time. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Sends the contact form without leaving the page, so that a connection error does not lose the text. */
export function startContact(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
  form.dataset.hydrated = '';
}

async function send(form: HTMLFormElement): Promise<void> {
  const failure = form.querySelector<HTMLElement>('[data-failed]');
  failure?.replaceChildren();
  markSending(form);
  const fail = (text = '') => {
    markReady(form);
    failure?.append(text);
    form.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  };
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
      headers: { 'X-Requested-With': 'fetch' },
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.type === 'opaqueredirect') location.assign(form.dataset.contact ?? '');
    else if (!showReturnedForm(form, await response.text())) fail(failure?.dataset.refused);
  } catch {
    fail(failure?.dataset.failed);
  }
}

/**
 * Shows the form that the server returned, with each error at its field. Returns false when the response has no form: the
 * request was refused before the form was read, e.g. with 403, 413 or 503.
 */
function showReturnedForm(form: HTMLFormElement, html: string): boolean {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const returned = page.querySelector<HTMLFormElement>('form[data-contact]');
  if (!returned) return false;
  form.replaceWith(returned);
  watchForm(returned);
  startContact(returned);
  returned.querySelector<HTMLElement>('[autofocus], button[type="submit"]')?.focus();
  return true;
}
