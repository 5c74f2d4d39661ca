import type { ReactNode } from 'react';
import { DraftStatus } from '../drafts/draft-status.tsx';
import type { AutosaveStatus } from '../editing/editor-state.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import { PreviewButton } from './preview-button.tsx';

interface ActionBarProps {
  article: EditedArticle;
  articleId: string;
  /** Whether the typed text is saved. */
  status: AutosaveStatus;
  /** Sends the draft at once. */
  flush: () => Promise<void>;
  /** Why the last save failed, as a sentence; null when it worked. */
  failure: string | null;
  /** A warning about similar articles. */
  similar: ReactNode;
  /** The buttons that save. */
  children: ReactNode;
}

/** The status of the draft, the preview and the buttons. Always visible. */
export function ActionBar({ article, articleId, status, flush, failure, similar, children }: ActionBarProps) {
  return (
    <div
      data-action-bar
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-line border-t bg-paper px-4 pt-1 pb-3 lg:sticky lg:col-span-2 lg:grid-cols-[1fr_auto_auto] lg:px-0 lg:pt-3"
    >
      {failure && (
        <p
          data-save-failure
          className="col-span-full my-1 border-live border-s-4 ps-3 font-medium text-live text-sm"
        >
          {failure}
        </p>
      )}
      {similar}
      <DraftStatus status={status} of={article.status} />
      {article.canSharePreview && <PreviewButton articleId={articleId} flush={flush} />}
      {article.canEdit && (
        <div className="col-span-full flex items-center gap-1 *:first:grow lg:col-span-1 lg:min-w-96">
          {children}
        </div>
      )}
    </div>
  );
}
