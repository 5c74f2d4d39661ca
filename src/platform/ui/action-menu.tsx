import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { floatingLook } from './floating-look.ts';

interface ActionMenuProps {
  /** Of the button. */
  label: string;
  /** On a wide screen the button shows the label, not only an icon. */
  showsLabel?: boolean;
  /** True opens it, as for an error in it. */
  opens?: boolean;
  /** On which side of the button it opens; below on a phone, at the start of the nearest `relative` element. */
  side: 'above' | 'below';
  children: ReactNode;
}

/**
 * A button that shows further actions. Closes on Escape and on a press outside. Without scripts, the button closes it. The
 * children are the buttons of a form that may stand around it.
 */
export function ActionMenu({ label, showsLabel = false, opens = false, side, children }: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(opens);
  useEffect(() => {
    if (opens) setOpen(true);
  }, [opens]);
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);
  return (
    <details
      ref={menu}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        menu.current?.querySelector('summary')?.focus();
      }}
      className={side === 'above' ? 'relative' : 'md:relative'}
    >
      <summary
        aria-label={label}
        title={label}
        className={`flex min-h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-1 rounded-md text-muted text-sm hover:bg-surface hover:text-ink [&::-webkit-details-marker]:hidden ${showsLabel ? 'lg:px-2' : ''}`}
      >
        <EllipsisVertical aria-hidden="true" className="size-4 shrink-0" />
        {showsLabel && <span className="max-lg:hidden">{label}</span>}
      </summary>
      <div
        className={`absolute z-30 grid w-72 max-w-[calc(100vw-2rem)] gap-3 p-3 ${floatingLook} ${side === 'above' ? 'end-0 bottom-full mb-2' : 'start-3 top-full mt-1 md:start-auto md:end-0'}`}
      >
        {children}
      </div>
    </details>
  );
}
