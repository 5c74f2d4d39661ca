import { useNavigate } from 'react-router';
import { useToast } from '#app/ui/toast.tsx';
import { draftText } from '#az/text/desk.ts';

/** Says that words typed while the article was being saved are no part of it, and where they are offered back. */
export function useLeftWords(): (articleId: string) => void {
  const showToast = useToast();
  const navigate = useNavigate();
  return (articleId) => {
    const run = () => void navigate(`/admin/articles/edit/${articleId}`);
    showToast({ kind: 'default', text: draftText.left, action: { label: draftText.openLeft, run } });
  };
}
