import { useEffect, useRef } from 'react';
import { type ButtonKind, buttonKinds, consoleButtons } from './entry-fields.ts';

/** The form that a key opens. Space opens the marks too. */
function findForm(key: string): ButtonKind | undefined {
  if (key === ' ') return 'mark';
  return buttonKinds.find((kind) => consoleButtons[kind].key.toLowerCase() === key.toLowerCase());
}

interface ConsoleKeys {
  openPanel: (kind: ButtonKind) => void;
  undo: () => void;
  retract: () => void;
}

const CONTROLS = 'input, textarea, select, [contenteditable], button, summary, a';

/**
 * Listens for the keys of the console, outside of text fields and dialogs. The keys of the back-office (`g`, then a letter)
 * do not work here: `g` is a goal.
 */
export function useConsoleKeys(keys: ConsoleKeys | null): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { target, key } = event;
      if (!current.current || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      const element = target instanceof HTMLElement ? target : null;
      if (element?.closest('input, textarea, select, [contenteditable]')) return;
      // Space presses a focused button.
      if (key === ' ' && element?.closest(CONTROLS)) return;
      const kind = findForm(key);
      if (kind) current.current.openPanel(kind);
      else if (key.toLowerCase() === 'u') current.current.undo();
      else if (key === 'Delete') current.current.retract();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, []);
}
