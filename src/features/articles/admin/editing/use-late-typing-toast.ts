import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#platform/http/href.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { draftText } from '../../text.ts';
import type { ArticleEditor } from './create-article-editor.ts';

/**
 * When a save has led to another page, a toast says that the text typed after the press is not in the article. Its button
 * opens the article, where the text is offered.
 */
export function useLateTypingToast(editor: ArticleEditor): void {
  const showToast = useToast();
  const navigate = useNavigate();
  useEffect(
    () => () => {
      const { save, start } = editor.getState();
      if (save.kind !== 'left' || !save.isTypedLate) return;
      const run = () => void navigate(href('/admin/articles/edit/:id', { id: start.articleId }));
      showToast({
        kind: 'default',
        text: draftText.typedLate,
        action: { label: draftText.openArticle, run },
      });
    },
    [editor, navigate, showToast],
  );
}
