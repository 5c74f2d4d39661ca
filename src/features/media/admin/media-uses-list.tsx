import { Link } from 'react-router';
import { articleStatusText, fallbackText } from '#features/articles/text.ts';
import { href } from '#platform/http/href.ts';
import type { MediaUses } from '../rules/find-media-uses.ts';
import { mediaText } from '../text.ts';

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
              {article.title || fallbackText.title}
            </Link>
            <p className="text-muted text-sm">
              {[
                articleStatusText[article.status],
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
