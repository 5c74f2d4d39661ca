import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { leaveText } from '#platform/text/common.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';

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
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
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
        <Button onClick={() => blocker.proceed?.()}>{leaveText.leave}</Button>
      </div>
    </Dialog>
  );
}
