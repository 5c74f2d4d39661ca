import { Link } from 'react-router';
import { adminText } from '#app/admin/text.ts';
import type { ArticleStatus } from '#features/articles/tables.ts';
import { href } from '#platform/http/href.ts';
import type { MediaUses } from '../rules/find-media-uses.ts';
import { mediaText } from '../text.ts';

const statusNames: Record<ArticleStatus, string> = {
  draft: adminText.draftCount,
  pending: adminText.pending,
  scheduled: adminText.scheduled,
  published: adminText.publishedCount,
  archived: adminText.archived,
};

/** The articles that show a picture. */
export function MediaUsesList({ uses }: { uses: MediaUses }) {
  const { articles, total, unsavedOrDeleted } = uses;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{mediaText.usedIn}</h2>
      {total === 0 && <p className="text-muted text-sm">{mediaText.notUsed}</p>}
      <ul className="divide-y divide-line">
        {articles.map((article) => (
          <li key={article.id} className="py-1">
            <Link
              to={href('/admin/articles/edit/:id', { id: article.id })}
              className="inline-flex min-h-11 items-center text-accent underline"
            >
              {article.title || adminText.untitled}
            </Link>
            <p className="text-muted text-sm">
              {[
                statusNames[article.status],
                article.isHead && mediaText.asHead,
                article.isInText && mediaText.inText,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {unsavedOrDeleted > 0 && (
        <p className="text-muted text-sm">{mediaText.usedUnsettled(unsavedOrDeleted)}</p>
      )}
      {total > articles.length && (
        <p className="text-muted text-sm">{mediaText.usedMore(total - articles.length)}</p>
      )}
    </section>
  );
}
