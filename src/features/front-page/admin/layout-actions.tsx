import type { ReactNode } from 'react';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import { href } from '#platform/http/href.ts';
import { homeLayoutText } from '../text.ts';

interface LayoutActionsProps {
  id: string;
  version: number;
  /** The layout can become the draft. */
  canTake: boolean;
  children: ReactNode;
}

/** The actions on one layout of a list: its preview, taking it as the draft, and the `children`. */
export function LayoutActions({ id, version, canTake, children }: LayoutActionsProps) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <a
        href={href('/admin/home/preview/:id', { id })}
        className="inline-flex min-h-11 items-center px-2 text-accent underline"
      >
        {homeLayoutText.preview}
      </a>
      {canTake && (
        <ConfirmForm
          label={homeLayoutText.takeAsDraft}
          consequence={homeLayoutText.takeSure}
          intent="take"
          fields={{ id, version: String(version) }}
          look="primary"
        />
      )}
      {children}
    </div>
  );
}
