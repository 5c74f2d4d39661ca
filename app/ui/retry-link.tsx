import type { ReactNode } from 'react';

/** An empty address is the one of the page itself, with its query. */
const SAME_ADDRESS = '';

/** Asks again for the page that failed. */
export function RetryLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a className={className} href={SAME_ADDRESS}>
      {children}
    </a>
  );
}
