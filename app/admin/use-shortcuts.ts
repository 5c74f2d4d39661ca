import { useEffect, useRef } from 'react';

interface Shortcuts {
  openPalette: () => void;
  openShortcuts: () => void;
  sections: readonly { key?: string; run: () => void }[];
}

/** How long the letter after `g` may take. */
const SEQUENCE_MS = 1500;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Listens for the keys of the whole back-office. Letters count only outside of what can be typed into. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    let afterG = Number.NEGATIVE_INFINITY;
    function press(event: KeyboardEvent) {
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
      else if (event.timeStamp - afterG < SEQUENCE_MS) {
        afterG = Number.NEGATIVE_INFINITY;
        sections.find((section) => section.key === key)?.run();
      } else if (key === 'g') afterG = event.timeStamp;
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
