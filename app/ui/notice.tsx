import type { ReactNode } from 'react';

/** `wrong`: an error. `good`: a success. `plain`: information. */
export type NoticeKind = 'wrong' | 'good' | 'plain';

const looks: Record<NoticeKind, string> = {
  wrong: 'border-live text-live',
  good: 'border-accent text-accent',
  plain: 'border-muted',
};

/** A message inside the page. Screen readers announce an error at once. */
export function Notice({ kind = 'plain', children }: { kind?: NoticeKind; children: ReactNode }) {
  return (
    <div
      role={kind === 'wrong' ? 'alert' : kind === 'good' ? 'status' : undefined}
      className={`rounded-md border border-s-4 bg-paper px-4 py-3 ${looks[kind]}`}
    >
      {children}
    </div>
  );
}
