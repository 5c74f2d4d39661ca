import type { ReactNode } from 'react';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';

export type NoticeKind = 'error' | 'success' | 'info';

const looks: Record<NoticeKind, string> = {
  error: 'border-live text-live',
  success: 'border-accent text-accent',
  info: 'border-muted',
};

/** A message inside the page. Screen readers announce an error at once. */
export function Notice({ kind = 'info', children }: { kind?: NoticeKind; children: ReactNode }) {
  return (
    <div
      role={kind === 'error' ? 'alert' : kind === 'success' ? 'status' : undefined}
      className={`rounded-md border border-s-4 bg-paper px-4 py-3 ${looks[kind]}`}
    >
      {children}
    </div>
  );
}

/** The sentence of a problem that belongs to the whole form. Nothing when there is none. */
export function ProblemNotice({ problem }: { problem: ProblemCode | null | undefined }) {
  return problem && <Notice kind="error">{problemSentence(problem)}</Notice>;
}
