import { useNavigate } from 'react-router';
import { useToast } from '#app/ui/toast.tsx';
import { draftText } from '#az/text/admin/article-list.ts';

/**
 * Returns a function that shows a toast: the text typed while the article was being saved is not in the article, and a
 * button opens the article, where the text is offered again.
 */
export function useLateTypingToast(): (articleId: string) => void {
  const showToast = useToast();
  const navigate = useNavigate();
  return (articleId) => {
    const run = () => void navigate(`/admin/articles/edit/${articleId}`);
    showToast({ kind: 'default', text: draftText.typedLate, action: { label: draftText.openArticle, run } });
  };
}
