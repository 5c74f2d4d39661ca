import { useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#app/admin/articles/form/use-hydrated.ts';
import { LeaveGuard } from '#app/admin/articles/save/leave-guard.tsx';

interface FormGuardProps {
  isUnsaved?: boolean;
  /** Called with whether something is unsaved, also at the start. */
  onUnsaved?: ((isIt: boolean) => void) | undefined;
}

/**
 * Asks before the page is left while the form around it has unsaved changes. `isUnsaved`: the form has unsaved changes from
 * the start, because the server refused them. A new `key` takes the current state of the form as saved. On a page that the
 * server rendered, text typed before hydration counts as a change.
 */
export function FormGuard({ isUnsaved = false, onUnsaved }: FormGuardProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const before = useRef<string>(undefined);
  const [isChanged, setChanged] = useState(false);
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  const differs = useCallback(() => {
    const form = mark.current?.closest('form');
    return form ? stateOf(form) !== before.current : false;
  }, []);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    before.current = isFromServer ? serverStateOf(form) : stateOf(form);
    setChanged(differs());
    const events = ['input', 'change', 'click'];
    // React updates a controlled field only after the event.
    const look = () => setTimeout(() => setChanged(differs()));
    for (const name of events) form.addEventListener(name, look);
    return () => {
      for (const name of events) form.removeEventListener(name, look);
    };
  }, [isFromServer, differs]);
  const isDirty = isUnsaved || isChanged;
  useEffect(() => onUnsaved?.(isDirty), [isDirty, onUnsaved]);
  return (
    <>
      <span ref={mark} hidden />
      <LeaveGuard isDirty={isDirty} look={() => isUnsaved || differs()} hint={null} />
    </>
  );
}

/** The state of the form as the server rendered it. */
function serverStateOf(form: HTMLFormElement): string {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return stateOf(copy);
}

/** The values of all visible fields, as JSON. */
function stateOf(form: HTMLFormElement): string {
  const states = [...form.elements].flatMap((one) => {
    if (one instanceof HTMLInputElement && one.type !== 'hidden')
      return /^(?:checkbox|radio)$/.test(one.type) ? one.checked : one.value;
    return one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement ? one.value : [];
  });
  return JSON.stringify(states);
}
