import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { commonText } from '#az/text/common.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** The title is only read out. */
  hidesTitle?: boolean;
  className?: string;
}

/**
 * A window over the screen: keeps the keyboard inside, closes by Escape and by a click beside it. The focus starts on the
 * element marked `data-autofocus`, otherwise on the first one. React's `autoFocus` cannot do that: it moves the focus
 * before the dialog is shown.
 */
export function Dialog({ title, isOpen, onClose, children, hidesTitle, className = '' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The event of such a closing comes late: the window may have been opened again by then, and has to stay open.
  const isClosedFromOutside = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    if (!isOpen && dialog?.open) {
      isClosedFromOutside.current = true;
      dialog.close();
    }
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is the mouse's way of doing so
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={() => {
        if (!isClosedFromOutside.current) onClose();
        isClosedFromOutside.current = false;
      }}
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
