import { useEffect, useRef, useState } from 'react';

interface FormKeys {
  save: () => void;
  finish: () => void;
  /** A save is running; the form can send nothing else. */
  isBusy: boolean;
  /** Something in the form is not saved. */
  isDirty: boolean;
  /** The last save was refused, or no answer came. */
  hasFailed: boolean;
}

/**
 * Ctrl+S saves and Ctrl+Enter publishes, wherever the focus is except in the notes. A key pressed while a save is running
 * takes effect after that save has succeeded, because the running save does not include what was typed after it started.
 */
export function useFormKeys(keys: FormKeys): void {
  const [waiting, setWaiting] = useState<{ key: 'save' | 'finish'; isDue: boolean } | null>(null);
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!event.ctrlKey && !event.metaKey) return;
      // The notes beside the form have keys of their own.
      if (event.target instanceof Element && event.target.closest('[data-own-keys]')) return;
      const key = event.key === 'Enter' ? 'finish' : event.key.toLowerCase() === 's' ? 'save' : null;
      if (!key) return;
      event.preventDefault();
      event.stopPropagation();
      // A key that is held down counts once.
      if (event.repeat) return;
      if (current.current.isBusy) setWaiting({ key, isDue: false });
      else current.current[key]();
    }
    // Capture comes before the text editor, where Ctrl+Enter would insert a line break.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);

  const { isBusy } = keys;
  useEffect(() => {
    if (!waiting || isBusy) return;
    // Wait one more render, until the form has the version that the last save returned.
    if (!waiting.isDue) return setWaiting({ ...waiting, isDue: true });
    setWaiting(null);
    const { hasFailed, isDirty, save, finish } = current.current;
    if (hasFailed) return;
    if (waiting.key === 'finish') finish();
    else if (isDirty) save();
  }, [waiting, isBusy]);
}
