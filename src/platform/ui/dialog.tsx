import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { commonText } from '#platform/text/common.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Only screen readers get the title. */
  hidesTitle?: boolean;
  className?: string;
}

/**
 * A modal dialog: it traps the focus and closes on Escape and on a click outside. The focus starts on the element marked
 * `data-autofocus`, otherwise on the first one. React's `autoFocus` cannot do that: it moves the focus before the dialog
 * is shown. A text field marked `data-autofocus="list"` has a list below: on a touch screen, where one taps into the list,
 * the keyboard would cover it, so the field waits for a tap.
 */
export function Dialog({ title, isOpen, onClose, children, hidesTitle, className = '' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the next key: a form that was sent by Enter must not get the key after it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal();
      const start = dialog.querySelector<HTMLElement>('[data-autofocus]');
      if (start?.dataset.autofocus !== 'list' || !matchMedia('(pointer: coarse)').matches) start?.focus();
    }
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same for the keyboard
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // The owner closes the dialog by `isOpen`. What it does on closing, such as moving the focus, then happens before the
      // next key.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser sends `close` with the next frame. By then the owner may have opened the dialog again.
      onClose={(event) => isOpen && !event.currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`m-auto w-[min(36rem,calc(100vw-2rem))] rounded-lg border border-line bg-paper p-0 text-ink shadow-xl backdrop:bg-night/60 ${className}`}
    >
      {isOpen && (
        <div className="p-5">
          <div className={hidesTitle ? 'sr-only' : 'mb-4 flex items-center justify-between gap-4'}>
            <h2 id={titleId} className="text-2xl">
              {title}
            </h2>
            {!hidesTitle && (
              <button
                type="button"
                onClick={onClose}
                aria-label={commonText.close}
                className="grid size-11 place-items-center"
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
