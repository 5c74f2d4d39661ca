import { markReady, markSending, watchForm } from '../parts/sending-behaviour.ts';

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
    else showAgain(form, await answer.text());
  } catch {
    markReady(form);
    failure?.append(failure.dataset.failed ?? '');
    form.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  } finally {
    clearTimeout(timer);
  }
}

/** The form as the server gives it back, with each mistake at its field. Throws when the answer has none. */
function showAgain(form: HTMLFormElement, html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const fresh = page.querySelector<HTMLFormElement>('form[data-contact]');
  if (!fresh) throw new Error('The answer has no form');
  form.replaceWith(fresh);
  watchForm(fresh);
  startContact(fresh);
  fresh.querySelector<HTMLElement>('[autofocus], button[type="submit"]')?.focus();
}
