import { type RefObject, useEffect } from 'react';
import { useAuth } from '#app/admin/sign-in/auth-provider.tsx';
import type { NoteAnswer } from './note-answer.ts';

/**
 * Keeps a note that was typed and not sent in this browser, and puts it back when the article is opened again; it goes
 * once it is written. Returns what the form calls on every key.
 */
export function useStoredNote(
  form: RefObject<HTMLFormElement | null>,
  articleId: string,
  answer: NoteAnswer | undefined,
): () => void {
  const { user } = useAuth();
  const key = `note-copy:${user?.id}:${articleId}`;
  useEffect(() => {
    const field = textOf(form.current);
    const kept = readKept(key);
    if (!field || !kept || field.value) return;
    field.value = kept;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const fold = field.closest('details');
    if (fold) fold.open = true;
  }, [form, key]);
  useEffect(() => {
    if (answer && !answer.problem && answer.problems.length === 0) keep(key, '');
  }, [answer, key]);
  return () => keep(key, textOf(form.current)?.value ?? '');
}

function textOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = form?.elements.namedItem('text');
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** A browser may forbid its storage: then nothing is kept, and nothing breaks. */
function keep(key: string, text: string): void {
  try {
    if (text.trim()) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {}
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
