import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface ListPlace {
  form: RefObject<HTMLFormElement | null>;
  /** For `onFocus` of the form. */
  remember: (event: FocusEvent) => void;
}

/**
 * Keeps the place in a list whose rows are changed by buttons in it. The pressed button, disabled meanwhile, gets the focus back; when
 * it has gone with its row or its bar, the row that takes its place gets it, so that keys continue there and not at the top. In
 * a bar for the selected rows, the place is the first of them.
 */
export function useListPlace(rows: readonly unknown[], answer: unknown): ListPlace {
  const form = useRef<HTMLFormElement>(null);
  const place = useRef(-1);
  const last = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer brings its rows, a refusal brings none
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const items = listRows(form.current);
    const row = items[Math.min(place.current, items.length - 1)]?.querySelector('input');
    (last.current?.isConnected ? last.current : row)?.focus({ preventScroll: true });
  }, [rows, answer]);
  const remember = ({ target }: FocusEvent) => {
    const items = listRows(form.current);
    const at = items.findIndex((item) => item.contains(target));
    place.current = at < 0 ? items.findIndex((item) => item.querySelector('input')?.checked) : at;
    last.current = target instanceof HTMLElement ? target : null;
  };
  return { form, remember };
}

/** The rows of such a list in their order. The first field of each selects it. */
export function listRows(root: ParentNode | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}
