import { type ComponentProps, useEffect, useRef } from 'react';

/** A menu that opens over the screen. It closes on Escape, which focuses its button, and on a press outside. */
export function MenuDisclosure(props: ComponentProps<'details'>) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details?.open || document.querySelector('dialog[open]')) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const closeOnPressOutside = ({ target }: PointerEvent) => {
      if (details && !details.contains(target as Node)) details.open = false;
    };
    addEventListener('keydown', closeOnEscape);
    addEventListener('pointerdown', closeOnPressOutside);
    return () => {
      removeEventListener('keydown', closeOnEscape);
      removeEventListener('pointerdown', closeOnPressOutside);
    };
  }, []);
  return <details ref={ref} {...props} />;
}
