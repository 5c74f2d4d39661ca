import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { articleFormText } from '#az/text/admin/article-form.ts';
import { draftText } from '#az/text/admin/article-list.ts';

/** Asks before a form with unsaved changes is left, in the back-office and by closing the tab alike. */
export function LeaveGuard({
  isDirty,
  look = () => isDirty,
  hint = draftText.leaveHint,
}: {
  isDirty: boolean;
  /** Whether it is so in the moment of leaving, where what is known may be a key behind. */
  look?: () => boolean;
  /** What becomes of it. */
  hint?: string | null;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && look(),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Dialog
      title={draftText.leaveTitle}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
    >
      <p>{articleFormText.unsaved}</p>
      {hint && <p className="mt-1 text-muted">{hint}</p>}
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={() => blocker.reset?.()} look="primary">
          {draftText.stay}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{draftText.leave}</Button>
      </div>
    </Dialog>
  );
}
