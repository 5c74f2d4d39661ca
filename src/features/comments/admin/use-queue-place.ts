import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface QueuePlace {
  form: RefObject<HTMLFormElement | null>;
  /** For `onFocus` of the form. */
  remember: (event: FocusEvent) => void;
}

/**
 * Keeps the place in the queue: when the comment with the focus is decided and leaves the list, the one that takes its place gets
 * the focus, so that `a`, `r` and Tab continue there and not at the top.
 */
export function useQueuePlace(comments: readonly unknown[]): QueuePlace {
  const form = useRef<HTMLFormElement>(null);
  const place = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer brings its comments
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const items = listQueueItems(form.current);
    items[Math.min(place.current, items.length - 1)]?.querySelector('input')?.focus({ preventScroll: true });
  }, [comments]);
  const remember = ({ target }: FocusEvent) => {
    place.current = listQueueItems(form.current).findIndex((item) => item.contains(target));
  };
  return { form, remember };
}

/** The comments of the queue in their order. */
export function listQueueItems(root: ParentNode | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-queued]') ?? [])];
}
