import { X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { commonText } from '#platform/text/common.ts';

type ToastKind = 'default' | 'success' | 'error';

export interface Toast {
  kind: ToastKind;
  text: string;
}

/** A toast with an optional button, such as undo. It closes when the button is pressed. */
interface ActionToast extends Toast {
  action?: { label: string; run: () => void };
}

/** How long each kind is shown, in seconds (spec §9). */
const toastSeconds: Readonly<Record<ToastKind, number>> = { default: 4, success: 3, error: 5 };

const looks: Record<ToastKind, string> = {
  default: 'border-s-muted',
  success: 'border-s-accent',
  error: 'border-s-live',
};

type ShowToast = (toast: ActionToast) => void;
const ToastContext = createContext<ShowToast>(() => {});

/** Returns the function that shows a toast. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

interface ShownToast extends ActionToast {
  key: string;
}

/**
 * Toasts at the top right (spec §2.7). The server renders `flash` into the HTML, so it is shown without scripts too. A CSS
 * animation measures the time, so that it pauses under the pointer.
 */
export function ToastProvider({ flash, children }: { flash: ShownToast | null; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>(flash ? [flash] : []);
  const [shownFlashKey, setShownFlashKey] = useState(flash?.key);
  if (flash && flash.key !== shownFlashKey) {
    setShownFlashKey(flash.key);
    // A success replaces earlier errors.
    const remaining = flash.kind === 'success' ? toasts.filter(({ kind }) => kind !== 'error') : toasts;
    setToasts([...remaining, flash]);
  }
  const show = useCallback<ShowToast>((toast) => {
    setToasts((before) => [...before, { ...toast, key: `${performance.now()}-${before.length}` }]);
  }, []);
  const remove = (key: string) => setToasts((before) => before.filter((toast) => toast.key !== key));
  const shown = useMemo(() => [...toasts].reverse(), [toasts]);
  return (
    <ToastContext.Provider value={show}>
      {children}
      <div
        className="pointer-events-none fixed end-3 top-3 z-50 grid w-[min(24rem,calc(100vw-1.5rem))] gap-2"
        aria-live="polite"
      >
        {shown.map((toast) => (
          <div
            key={toast.key}
            role={toast.kind === 'error' ? 'alert' : undefined}
            data-toast={toast.kind}
            style={{ '--toast-time': `${toastSeconds[toast.kind]}s` } as React.CSSProperties}
            onAnimationEnd={() => remove(toast.key)}
            className={`toast pointer-events-auto flex items-center gap-3 rounded-md border border-line border-s-4 bg-paper py-2 ps-4 pe-1 text-ink shadow-lg ${looks[toast.kind]}`}
          >
            <span className="grow">{toast.text}</span>
            {toast.action && (
              <button
                type="button"
                onClick={() => {
                  remove(toast.key);
                  toast.action?.run();
                }}
                className="min-h-11 shrink-0 px-2 font-semibold text-accent underline"
              >
                {toast.action.label}
              </button>
            )}
            <button
              type="button"
              onClick={() => remove(toast.key)}
              aria-label={commonText.close}
              className="needs-script grid size-11 shrink-0 place-items-center text-muted"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </div>
        ))}
      </div>
    </ToastContext.Provider>
  );
}
