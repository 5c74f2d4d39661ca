import { DraftStatus } from './draft-status.tsx';
import type { EditedArticle } from './edited-article.ts';
import { PreviewButton } from './preview-button.tsx';
import type { Intent } from './read-article-form.ts';
import { MainButtons } from './steps.tsx';
import type { Draft } from './use-draft.ts';

interface ActionBarProps {
  article: EditedArticle;
  articleId: string;
  draft: Pick<Draft, 'state' | 'flush'>;
  busy: Intent | null;
  /** What the last save did not do, and why; null when it worked. */
  failure: string | null;
}

/** Whether what was typed is safe, the preview, and the buttons; always in sight. */
export function ActionBar({ article, articleId, draft, busy, failure }: ActionBarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 grid gap-1 border-line border-t bg-paper px-4 pt-1 pb-3 lg:static lg:gap-2 lg:px-0 lg:pb-0">
      {failure && (
        <p data-save-failure className="mt-1 border-live border-s-4 ps-3 font-medium text-live text-sm">
          {failure}
        </p>
      )}
      <div className="flex items-center justify-between gap-2">
        <DraftStatus state={draft.state} />
        <PreviewButton articleId={articleId} flush={draft.flush} />
      </div>
      {article.canEdit && <MainButtons article={article} busy={busy} />}
    </div>
  );
}
