import { href } from '#platform/http/href.ts';
import { markReady } from '#platform/site/forms/sending-behaviour.ts';
import type { PollAnswer } from './poll-data.tsx';

/** Votes without leaving the article. Returns whether this browser has voted now or before. */
export async function votePoll(box: HTMLElement, form: HTMLFormElement, id: string): Promise<boolean> {
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const answer = await ask(id, { method: 'POST', body });
    // The pressed button is gone, so the focus goes to the result. After a refusal it goes to the options.
    (show(box, answer) ?? box.querySelector('input'))?.focus();
    return answer.result !== null;
  } catch {
    show(box, { message: box.dataset.failed ?? '', result: null });
    markReady(form);
    // The disabled button has lost the focus.
    form.querySelector('button')?.focus();
    return false;
  } finally {
    markReady(form);
  }
}

/** Shows the result in place of the form. */
export async function showResult(box: HTMLElement, id: string): Promise<void> {
  const answer = await ask(id).catch(() => null);
  if (answer) show(box, answer);
}

async function ask(id: string, init?: RequestInit): Promise<PollAnswer> {
  const response = await fetch(href('/api/polls/:id', { id }), {
    ...init,
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`Answered ${response.status}`);
  return response.json();
}

/** Returns the question above the result; nothing when the form stays. */
function show(box: HTMLElement, { message, result }: PollAnswer): HTMLElement | undefined {
  const status = box.querySelector('[data-poll-status]');
  if (status) status.textContent = message;
  const form = box.querySelector('form');
  const options = form?.querySelector('[role="radiogroup"]');
  options?.setAttribute('aria-invalid', String(result === null));
  form?.addEventListener('input', () => options?.removeAttribute('aria-invalid'), { once: true });
  if (result === null || !form) return undefined;
  const question = document.createElement('p');
  question.className = 'poll-question';
  question.tabIndex = -1;
  question.textContent = form.querySelector('.poll-question')?.textContent ?? '';
  const shown = document.createElement('div');
  shown.innerHTML = result;
  form.replaceWith(question, shown);
  return question;
}
