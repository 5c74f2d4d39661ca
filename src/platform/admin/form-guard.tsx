import { useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker, useNavigation } from 'react-router';
import { leaveText } from '#platform/text/common.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { useHydrated } from './use-hydrated.ts';

interface FormGuardProps {
  isUnsaved?: boolean;
  /** Called at the start and whenever the form becomes unsaved or saved. */
  onUnsaved?: ((isUnsaved: boolean) => void) | undefined;
}

/**
 * Asks before the page is left while the form around it has unsaved changes. `isUnsaved`: the form has unsaved changes from
 * the start, because the server refused them. With a new `key` the current state of the form counts as saved. On a page
 * that the server rendered, text typed before hydration counts as a change.
 */
export function FormGuard({ isUnsaved = false, onUnsaved }: FormGuardProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const before = useRef<string>(undefined);
  const [isChanged, setChanged] = useState(false);
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  const hasChanges = useCallback(() => {
    const form = marker.current?.closest('form');
    return form ? stateOf(form) !== before.current : false;
  }, []);
  useEffect(() => {
    const form = marker.current?.closest('form');
    if (!form) return;
    before.current = isFromServer ? serverStateOf(form) : stateOf(form);
    setChanged(hasChanges());
    const events = ['input', 'change', 'click'];
    // React updates a controlled field only after the event.
    const check = () => setTimeout(() => setChanged(hasChanges()));
    for (const name of events) form.addEventListener(name, check);
    return () => {
      for (const name of events) form.removeEventListener(name, check);
    };
  }, [isFromServer, hasChanges]);
  const isDirty = isUnsaved || isChanged;
  useEffect(() => onUnsaved?.(isDirty), [isDirty, onUnsaved]);
  return (
    <>
      <span ref={marker} hidden />
      {/* The router asks only the guard that came last: on a page with two forms a saved form must not answer for the other. */}
      {isDirty && <LeaveGuard isDirty checkDirty={() => isUnsaved || hasChanges()} />}
    </>
  );
}

/** The state of the form as the server rendered it. */
function serverStateOf(form: HTMLFormElement): string {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return stateOf(copy);
}

/**
 * What the visible fields would save, as JSON. Unchecked boxes and empty fields are left out, so that a list of choices may
 * gain and lose rows that are not chosen. A search field is no content.
 */
function stateOf(form: HTMLFormElement): string {
  const states = [...form.elements].flatMap((element) => {
    if (element instanceof HTMLInputElement) {
      if (element.type === 'hidden' || element.type === 'search') return [];
      if (/^(?:checkbox|radio)$/.test(element.type) && !element.checked) return [];
    } else if (!(element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)) return [];
    return element.value === '' ? [] : [[element.name, element.value]];
  });
  return JSON.stringify(states);
}

/** Asks before somebody leaves a form with unsaved changes, by a link or by closing the tab. */
export function LeaveGuard({
  isDirty,
  checkDirty = () => isDirty,
  hint,
}: {
  isDirty: boolean;
  /** Checks for changes at the moment of leaving, when `isDirty` may miss the last key. */
  checkDirty?: () => boolean;
  /** What happens to the changes. */
  hint?: string;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && checkDirty(),
  );
  // Signing out loads a new document: whoever has already said that they leave is not asked again by the browser.
  const hasAgreed = useRef(false);
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (isIdle) hasAgreed.current = false;
  }, [isIdle]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasAgreed.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Dialog title={leaveText.title} isOpen={blocker.state === 'blocked'} onClose={() => blocker.reset?.()}>
      <p>{leaveText.unsaved}</p>
      {hint && <p className="mt-1 text-muted">{hint}</p>}
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={() => blocker.reset?.()} look="primary">
          {leaveText.stay}
        </Button>
        <Button
          onClick={() => {
            hasAgreed.current = true;
            blocker.proceed?.();
          }}
        >
          {leaveText.leave}
        </Button>
      </div>
    </Dialog>
  );
}
