import { type RefObject, useEffect, useRef } from 'react';
import { useToast } from '#app/ui/toast.tsx';
import { editorText } from '#az/text/desk.ts';

export interface RunningUploads {
  begin(): void;
  /** `isDone`: false when it failed. */
  end(isDone: boolean): void;
}

/**
 * Counts uploads into a text. A press that saves and leaves the form meanwhile waits for them and is then repeated; when
 * one fails, the press is dropped and that is said. Closing the page meanwhile is asked about.
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
      if (running.current === 0 || !form) return;
      event.preventDefault();
      // Before the form's own handler.
      event.stopPropagation();
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
