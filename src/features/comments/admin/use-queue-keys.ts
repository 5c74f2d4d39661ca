import { type RefObject, useEffect } from 'react';

/** After `g` comes the key of a section (`use-shortcuts.ts`). */
const SEQUENCE_MS = 1500;

const buttons: Readonly<Record<string, string>> = { a: 'approve', r: 'reject' };

/** `j` and `k` go to the next and the previous comment, `a` approves and `r` rejects the one that has the focus. */
export function useQueueKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let lastG = Number.NEGATIVE_INFINITY;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]')) return;
      const key = event.key.toLowerCase();
      const isSection = event.timeStamp - lastG < SEQUENCE_MS;
      lastG = key === 'g' && !isSection ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (isSection) return;
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-queued]') ?? [])];
      const at = items.findIndex((item) => item.contains(document.activeElement));
      if (key === 'j' || key === 'k') {
        const next = items[Math.max(0, key === 'j' ? at + 1 : at - 1)];
        next?.querySelector('input')?.focus();
        next?.scrollIntoView({ block: 'nearest' });
      }
      const button = buttons[key];
      if (button) items[at]?.querySelector<HTMLButtonElement>(`button[name="${button}"]`)?.click();
    }
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, [list]);
}
