import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The head of a screen: its title, a detail beside it (`aside`), and its actions (`children`). */
export function PageHead({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <title>{title}</title>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h1 className="wrap-anywhere text-3xl">{title}</h1>
        {aside && <span className="tabular wrap-anywhere text-muted">{aside}</span>}
      </div>
      {children && <div className="flex min-w-0 flex-wrap gap-2">{children}</div>}
    </header>
  );
}

/** The link from a screen to the one above it, such as from a tag to the list of tags. */
export function ParentLink({
  to,
  className = '',
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-11 items-center gap-2 justify-self-start wrap-anywhere text-accent underline ${className}`}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
