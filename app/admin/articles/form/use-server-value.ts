import { type RefObject, useEffect, useRef } from 'react';
import { setInputValue } from '#app/ui/set-input-value.ts';

/** On another `resetKey` the field takes over the form's new value where it stands, so that whoever types there goes on. */
export function useServerValue<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  resetKey: unknown,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const seen = useRef(resetKey);
  useEffect(() => {
    if (seen.current === resetKey) return;
    seen.current = resetKey;
    if (field.current) setInputValue(field.current, value);
  }, [value, resetKey]);
  return field;
}
