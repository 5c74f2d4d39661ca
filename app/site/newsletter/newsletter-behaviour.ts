import { markReady, markSending } from '../parts/sending-behaviour.ts';

/** What the server says to the form. */
interface Answer {
  done: boolean;
  title: string;
  text: string;
  /** Which field is wrong. */
  field?: string;
}

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
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const response = await fetch('/api/newsletter', { method: 'POST', body });
    show((await response.json()) as Answer, form, place);
  } catch {
    // Without an answer the page that the form leads to says what is wrong.
    markReady(form);
    form.submit();
  }
}

function show(answer: Answer, form: HTMLFormElement, place: HTMLElement): void {
  const title = document.createElement('strong');
  title.textContent = answer.title;
  const text = document.createElement('p');
  text.textContent = answer.text;
  place.replaceChildren(title, text);
  place.dataset.done = String(answer.done);
  form.hidden = answer.done;
  markReady(form);
  if (answer.done) return;
  const field = form.querySelector<HTMLElement>(`[name="${answer.field ?? 'email'}"]`);
  field?.setAttribute('aria-invalid', 'true');
  field?.focus();
}
