import { Pencil } from 'lucide-react';
import { href } from '#platform/http/href.ts';
import { commonText } from '#platform/text/common.ts';

/** A link to the form of the article, for editors. */
export function EditLink({ articleId }: { articleId: string }) {
  return (
    <a
      href={href('/admin/articles/edit/:id', { id: articleId })}
      rel="nofollow"
      className="ms-auto inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-4 font-medium text-accent text-sm hover:bg-surface"
    >
      <Pencil aria-hidden="true" className="size-4" />
      {commonText.edit}
    </a>
  );
}
