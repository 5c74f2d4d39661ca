import { useEffect, useRef } from 'react';

interface FormKeys {
  save: () => void;
  finish: () => void;
}

/** Ctrl S saves and Ctrl Enter publishes, wherever the focus is but in the notes. */
export function useFormKeys(keys: FormKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!event.ctrlKey && !event.metaKey) return;
      // What stands beside the form has no part in it.
      if (event.target instanceof Element && event.target.closest('[data-own-keys]')) return;
      if (event.key === 'Enter') current.current.finish();
      else if (event.key.toLowerCase() === 's') current.current.save();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    // Before the editor, for whom Ctrl Enter is a line break.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
