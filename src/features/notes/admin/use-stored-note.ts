import { type RefObject, useEffect } from 'react';
import { useAuth } from '#features/accounts/admin/sign-in/auth-provider.tsx';
import type { NoteAnswer } from './note-answer.ts';

/**
 * Stores the text of an unsent note in `localStorage` and restores it when the article is opened again. Deletes it when the
 * note has been written. Returns the handler that the form calls on every input.
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
    const stored = readStoredText(key);
    if (!field || !stored || field.value) return;
    field.value = stored;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const details = field.closest('details');
    if (details) details.open = true;
  }, [form, key]);
  useEffect(() => {
    if (answer && !answer.problem && answer.problems.length === 0) storeText(key, '');
  }, [answer, key]);
  return () => storeText(key, textOf(form.current)?.value ?? '');
}

function textOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = form?.elements.namedItem('text');
  return field instanceof HTMLTextAreaElement ? field : null;
}

/** Stores the text; deletes the stored text when `text` is blank. Ignores errors: a browser may forbid its storage. */
function storeText(key: string, text: string): void {
  try {
    if (text.trim()) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {}
}

function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
