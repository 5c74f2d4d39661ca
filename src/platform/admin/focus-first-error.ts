import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** Focuses the first invalid field and scrolls to it. */
export function focusFirstError(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // The frame of the text cannot have the focus: a picture without description, otherwise the text itself.
  const isText = invalid?.matches('[data-editor]');
  const find = (selector: string) => invalid?.querySelector<HTMLElement>(selector);
  const field = isText ? (find('[data-alt="missing"] input[type="text"]') ?? find('.ProseMirror')) : invalid;
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/**
 * Focuses the first invalid field when the server has refused a form of the screen: on a phone it is far above the button, and
 * the button, disabled meanwhile, has lost the focus.
 */
export function useFocusOnRefusal(screen: RefObject<HTMLElement | null>): void {
  const { state, formMethod } = useNavigation();
  const isSent = useRef(false);
  useEffect(() => {
    if (state !== 'idle') {
      isSent.current ||= formMethod === 'POST';
      return;
    }
    if (!isSent.current) return;
    isSent.current = false;
    if (!document.activeElement?.matches('[aria-invalid="true"]')) focusFirstError(screen.current);
  }, [state, formMethod, screen]);
}
