import { useEffect, useRef } from 'react';

interface Shortcuts {
  openPalette: () => void;
  openShortcuts: () => void;
  sections: readonly { key?: string; run: () => void }[];
}

/** The second key of a shortcut must follow `g` within this time. */
const SEQUENCE_MS = 1500;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Listens for the keyboard shortcuts of the back-office. Plain keys are ignored in text fields and while a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    let lastG = Number.NEGATIVE_INFINITY;
    function handleKeyDown(event: KeyboardEvent) {
      const { openPalette, openShortcuts, sections } = current.current;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        event.preventDefault();
        openPalette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === '?') openShortcuts();
      else if (event.timeStamp - lastG < SEQUENCE_MS) {
        lastG = Number.NEGATIVE_INFINITY;
        sections.find((section) => section.key === key)?.run();
      } else if (key === 'g') lastG = event.timeStamp;
    }
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);
}
