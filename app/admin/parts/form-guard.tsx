import { useEffect, useRef, useState } from 'react';
import { LeaveGuard } from '../articles/leave-guard.tsx';
import { useAwake } from '../articles/use-awake.ts';

interface FormGuardProps {
  isUnsaved?: boolean;
  /** Hears whether something is unsaved, from the beginning. */
  onUnsaved?: ((isIt: boolean) => void) | undefined;
}

/**
 * Stands inside a form and asks before the screen is left with what was changed in it. `isUnsaved`: it holds unsaved words
 * from its beginning, because they were sent and refused. Another `key` begins anew from what the form holds then. What was
 * typed before the scripts came is compared with what the server sent.
 */
export function FormGuard({ isUnsaved = false, onUnsaved }: FormGuardProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const before = useRef<string>(undefined);
  const [isChanged, setChanged] = useState(false);
  const isHydrated = useAwake();
  const [isFromServer] = useState(!isHydrated);
  const differs = () => {
    const form = mark.current?.closest('form');
    return form ? stateOf(form) !== before.current : false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, with what the form holds then
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    before.current = isFromServer ? sentStateOf(form) : stateOf(form);
    setChanged(differs());
    const events = ['input', 'change', 'click'];
    // What React writes into a field that it leads stands there only after the event.
    const look = () => setTimeout(() => setChanged(differs()));
    for (const name of events) form.addEventListener(name, look);
    return () => {
      for (const name of events) form.removeEventListener(name, look);
    };
  }, []);
  const isDirty = isUnsaved || isChanged;
  useEffect(() => onUnsaved?.(isDirty), [isDirty, onUnsaved]);
  return (
    <>
      <span ref={mark} hidden />
      <LeaveGuard isDirty={isDirty} look={() => isUnsaved || differs()} hint={null} />
    </>
  );
}

/** The state in which the server sent the form. */
function sentStateOf(form: HTMLFormElement): string {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return stateOf(copy);
}

/** What somebody has written, chosen and ticked. */
function stateOf(form: HTMLFormElement): string {
  const states = [...form.elements].flatMap((one) => {
    if (one instanceof HTMLInputElement && one.type !== 'hidden')
      return /^(?:checkbox|radio)$/.test(one.type) ? one.checked : one.value;
    return one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement ? one.value : [];
  });
  return JSON.stringify(states);
}
