import type { ComponentType } from 'react';

interface IslandProps<P extends object> {
  /** File name of the island without `.island.tsx`; the component is its default export. */
  name: string;
  component: ComponentType<P>;
  /** Must survive JSON: they travel in the page. */
  props: P;
  /** When it wakes in the browser; until then it is plain HTML that already works. */
  when?: 'load' | 'idle' | 'visible' | 'touch';
  className?: string;
}

/** A React component that is complete as HTML and comes alive where it stands. */
export function Island<P extends object>({
  name,
  component: Component,
  props,
  when = 'idle',
  className,
}: IslandProps<P>) {
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)} className={className}>
      <Component {...props} />
    </div>
  );
}
