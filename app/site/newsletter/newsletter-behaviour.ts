import { markReady, markSending } from '#app/site/forms/sending-behaviour.ts';
import { href } from '#domain/href.ts';
import { type NewsletterMessage, readNewsletterAnswer } from './read-newsletter-answer.ts';

/** A line that has gone silent is given up after this. */
const PATIENCE_MS = 30_000;

/** Lets the subscription box answer where it stands, so that nobody loses their place in an article. */
export function startNewsletter(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-newsletter]')) {
    const form = box.querySelector('form');
    const place = box.querySelector<HTMLElement>('[data-newsletter-answer]');
    if (!form || !place) continue;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form, place);
    });
  }
}

async function send(form: HTMLFormElement, place: HTMLElement): Promise<void> {
  markSending(form);
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), PATIENCE_MS);
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch(href('/api/newsletter'), { method: 'POST', body, signal: given.signal });
    show(readNewsletterAnswer(await response.text(), place.dataset), form, place);
  } catch {
    // No answer: the page and what was typed stay.
    const { error = '', noAnswer = '' } = place.dataset;
    show({ done: false, title: error, text: noAnswer }, form, place);
  } finally {
    clearTimeout(timer);
  }
}

function show(answer: NewsletterMessage, form: HTMLFormElement, place: HTMLElement): void {
  const title = document.createElement('strong');
  title.textContent = answer.title;
  const text = document.createElement('p');
  text.textContent = answer.text;
  place.replaceChildren(title, text);
  place.dataset.done = String(answer.done);
  form.hidden = answer.done;
  markReady(form);
  if (answer.done) return;
  const field = form.querySelector<HTMLElement>(`[name="${answer.field}"]`);
  field?.setAttribute('aria-invalid', 'true');
  (field ?? form.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
}
