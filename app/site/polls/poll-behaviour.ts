import { markReady, markSending } from '#app/site/forms/sending-behaviour.ts';
import { pollText } from '#az/text/distribution/polls.ts';
import { href } from '#domain/href.ts';
import type { PollAnswer } from './poll-data.tsx';

const VOTED = 'polls';
/** The browser remembers this many polls in which it has voted. */
const MAX_REMEMBERED = 100;

/** Votes without leaving the article, and shows the result of a poll in which this browser has voted. */
export function startPolls(boxes: Iterable<HTMLElement>): void {
  for (const box of boxes) {
    const id = box.dataset.poll ?? '';
    const form = box.querySelector('form');
    if (!form) continue;
    if (listVoted().includes(id))
      void ask(id)
        .then((answer) => show(box, answer))
        .catch(() => undefined);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void vote(box, form, id);
    });
  }
}

async function vote(box: HTMLElement, form: HTMLFormElement, id: string): Promise<void> {
  markSending(form);
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const answer = await ask(id, { method: 'POST', body });
    if (answer.result !== null) remember(id);
    show(box, answer);
  } catch {
    show(box, { message: pollText.failed, result: null });
  }
  markReady(form);
}

async function ask(id: string, init?: RequestInit): Promise<PollAnswer> {
  const response = await fetch(href('/api/polls/:id', { id }), {
    ...init,
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`Answered ${response.status}`);
  return response.json();
}

function show(box: HTMLElement, { message, result }: PollAnswer): void {
  const status = box.querySelector('[data-poll-status]');
  if (status) status.textContent = message;
  const form = box.querySelector('form');
  if (result === null || !form) return;
  const question = document.createElement('p');
  question.className = 'poll-question';
  question.textContent = form.querySelector('legend')?.textContent ?? '';
  const shown = document.createElement('div');
  shown.innerHTML = result;
  form.replaceWith(question, shown);
}

function listVoted(): string[] {
  try {
    return (localStorage.getItem(VOTED) ?? '').split(' ');
  } catch {
    return [];
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(VOTED, [id, ...listVoted()].slice(0, MAX_REMEMBERED).join(' '));
  } catch {
    // Without storage the form is shown again, and a second vote is not counted.
  }
}
