import { type RefObject, useEffect, useRef } from 'react';
import { useToast } from '#platform/ui/toast.tsx';
import { editorText } from '../../../text.ts';

export interface RunningUploads {
  begin(): void;
  /** `isDone`: false when it failed. */
  end(isDone: boolean): void;
}

/**
 * Counts the uploads into a text. A submit waits until they have ended and is then repeated. When one has failed, the
 * submit is cancelled and a toast says so. The browser asks before the page is closed during an upload.
 */
export function useSaveAfterUploads(root: RefObject<HTMLElement | null>): RunningUploads {
  const showToast = useToast();
  const toast = useRef(showToast);
  toast.current = showToast;
  const running = useRef(0);
  const hasFailed = useRef(false);
  const waiting = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null } | null>(null);

  useEffect(() => {
    const form = root.current?.closest('form');
    const hold = (event: SubmitEvent) => {
      const failed = root.current?.querySelector('[data-upload="failed"]');
      if (!form || (running.current === 0 && !failed)) return;
      event.preventDefault();
      // React listens at the root, so the form's own handler does not run.
      event.stopPropagation();
      if (failed) {
        failed.scrollIntoView({ block: 'center' });
        toast.current({ kind: 'error', text: editorText.uploadStopsSave });
        return;
      }
      waiting.current = { form, submitter: event.submitter };
      toast.current({ kind: 'default', text: editorText.uploadWaits });
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (running.current > 0) event.preventDefault();
    };
    form?.addEventListener('submit', hold);
    addEventListener('beforeunload', ask);
    return () => {
      form?.removeEventListener('submit', hold);
      removeEventListener('beforeunload', ask);
    };
  }, [root]);

  return {
    begin() {
      if (running.current === 0) hasFailed.current = false;
      running.current += 1;
    },
    end(isDone) {
      running.current -= 1;
      hasFailed.current ||= !isDone;
      if (running.current > 0 || !waiting.current) return;
      const { form, submitter } = waiting.current;
      waiting.current = null;
      if (!form.isConnected) return;
      if (hasFailed.current) toast.current({ kind: 'error', text: editorText.uploadStopsSave });
      else form.requestSubmit(submitter);
    },
  };
}
