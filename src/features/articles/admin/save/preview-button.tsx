import { Eye } from 'lucide-react';
import { href } from '#platform/http/href.ts';
import { articleFormText } from '../../text.ts';

/** Opens a preview of the article with the current form. Without scripts it shows the saved article. */
export function PreviewButton({ articleId, flush }: { articleId: string; flush: () => Promise<void> }) {
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
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-3 text-sm hover:bg-surface"
    >
      <Eye aria-hidden="true" className="size-4" />
      {articleFormText.preview}
    </a>
  );
}
