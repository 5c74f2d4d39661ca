import { Eye, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from '#platform/http/href.ts';
import { articleFormText } from '../../text.ts';
import { DraftStatus } from '../drafts/draft-status.tsx';
import type { AutosaveStatus } from '../editing/editor-state.ts';
import type { EditedArticle } from '../form/edited-article.ts';

/** The id of the card of the article's picture. */
export const PICTURE_ID = 'article-picture';

const quietLook = 'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3 text-sm hover:bg-surface';

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
      <div className="flex">
        {/* On a phone the picture stands below the text, which may be long. */}
        {article.canEdit && (
          <a href={`#${PICTURE_ID}`} className={`lg:hidden ${quietLook}`}>
            <Image aria-hidden="true" className="size-4" />
            {articleFormText.field.image}
          </a>
        )}
        {article.canSharePreview && <PreviewButton articleId={articleId} flush={flush} />}
      </div>
      {article.canEdit && (
        <div className="col-span-full flex items-center gap-1 *:first:grow lg:col-span-1 lg:min-w-96">
          {children}
        </div>
      )}
    </div>
  );
}

/** Opens a preview of the article with the current form. Without scripts it shows the saved article. */
function PreviewButton({ articleId, flush }: { articleId: string; flush: () => Promise<void> }) {
  const address = href('/admin/articles/preview/:id', { id: articleId });
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        // Browsers allow a new tab only during the click, so it opens empty and navigates after the autosave.
        const tab = window.open('about:blank', '_blank');
        if (!tab) return;
        event.preventDefault();
        void flush().finally(() => {
          tab.location.href = address;
        });
      }}
      className={quietLook}
    >
      <Eye aria-hidden="true" className="size-4" />
      {articleFormText.preview}
    </a>
  );
}
