import { type ComponentProps, useEffect, useRef } from 'react';

/** What unfolds over the screen: closes by Escape, which leads back to its button, and by a press beside it. */
export function MenuDisclosure(props: ComponentProps<'details'>) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fold = ref.current;
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !fold?.open || document.querySelector('dialog[open]')) return;
      fold.open = false;
      fold.querySelector('summary')?.focus();
    };
    const point = ({ target }: PointerEvent) => {
      if (fold && !fold.contains(target as Node)) fold.open = false;
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', point);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point);
    };
  }, []);
  return <details ref={ref} {...props} />;
}
