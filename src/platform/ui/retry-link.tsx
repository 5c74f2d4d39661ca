import type { ReactNode } from 'react';

/** An empty `href` leads to the page itself, with its query. */
const SAME_ADDRESS = '';

/** Reloads the page that failed. */
export function RetryLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a className={className} href={SAME_ADDRESS}>
      {children}
    </a>
  );
}
