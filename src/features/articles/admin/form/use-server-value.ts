import { type RefObject, useEffect, useRef } from 'react';
import { setInputValue } from '#platform/ui/set-input-value.ts';

/** When `resetKey` changes, the field shows the new value. Replaces only the difference, so the caret does not move. */
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
