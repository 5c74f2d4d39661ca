import type { ReactNode } from 'react';

/** Wrong: something did not work. Good: it did. Plain: something to know. */
export type NoticeKind = 'wrong' | 'good' | 'plain';

const looks: Record<NoticeKind, string> = {
  wrong: 'border-live text-live',
  good: 'border-accent text-accent',
  plain: 'border-muted',
};

/** A sentence that stays where it stands; what is wrong is read out at once. */
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
