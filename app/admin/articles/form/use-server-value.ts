import { type RefObject, useEffect, useRef } from 'react';
import { setValueInPlace } from '#app/ui/set-value-in-place.ts';

/** On another `turn` the field takes over the form's new value where it stands, so that whoever types there goes on. */
export function useValueInPlace<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  turn: unknown,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const seen = useRef(turn);
  useEffect(() => {
    if (seen.current === turn) return;
    seen.current = turn;
    if (field.current) setValueInPlace(field.current, value);
  }, [value, turn]);
  return field;
}
