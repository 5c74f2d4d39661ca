import { markReady, markSending, watchForm } from '#app/site/forms/sending-behaviour.ts';

/** A line that has gone silent is given up after this. */
const PATIENCE_MS = 30_000;

/** Sends the contact form without leaving the page, so that a lost connection loses nothing that was typed. */
export function startContact(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
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
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
      headers: { 'X-Requested-With': 'fetch' },
      redirect: 'manual',
      signal: given.signal,
    });
    if (answer.type === 'opaqueredirect') location.assign(form.dataset.contact ?? '');
    else if (!showAgain(form, await answer.text())) fail(failure?.dataset.refused);
  } catch {
    fail(failure?.dataset.failed);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Shows the form as the server gives it back, with each mistake at its field. False when the answer has no form: the
 * request was refused before the form was read, e.g. 403, 413 or 503.
 */
function showAgain(form: HTMLFormElement, html: string): boolean {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const fresh = page.querySelector<HTMLFormElement>('form[data-contact]');
  if (!fresh) return false;
  form.replaceWith(fresh);
  watchForm(fresh);
  startContact(fresh);
  fresh.querySelector<HTMLElement>('[autofocus], button[type="submit"]')?.focus();
  return true;
}
