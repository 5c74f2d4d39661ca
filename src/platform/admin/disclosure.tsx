import { type ComponentProps, type ReactNode, useState } from 'react';

interface DisclosureProps {
  title: ReactNode;
  /** True opens it. It then stays open until the user closes it. */
  opens: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of the form that is closed until the user opens it, or until a field in it has an error. */
export function Disclosure({ title, opens, className = '', children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(opens);
  const [wasAsked, setAsked] = useState(opens);
  if (opens !== wasAsked) {
    setAsked(opens);
    if (opens) setOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={`rounded-md border border-line ${className}`}
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-bold font-headline text-xl">
        {title}
      </summary>
      <div className="grid gap-4 p-4 pt-2">{children}</div>
    </details>
  );
}

/** A box that shows only its label until the editor opens it, such as the form that creates a record. */
export function CollapsedBox({
  label,
  className = '',
  children,
  ...details
}: ComponentProps<'details'> & { label: string }) {
  return (
    <details {...details} className={`rounded-md border border-line bg-paper ${className}`}>
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-accent">
        {label}
      </summary>
      {children}
    </details>
  );
}
