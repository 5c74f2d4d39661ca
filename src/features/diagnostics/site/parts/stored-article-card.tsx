import { articleColumnText, articleText } from '#features/articles/text.ts';
import { diagnosticsText } from '../../text.ts';
import { ID_CHARACTERS, type ShownArticle } from '../show-stored-article.ts';
import { StatusBadge } from './status-badge.tsx';

/** A stored article in the database inspector. */
export function StoredArticleCard({ article }: { article: ShownArticle }) {
  const facts: [name: string, value: string | null][] = [
    [diagnosticsText.slug, article.slug],
    [articleColumnText.category, article.category],
    [articleColumnText.author, article.author],
    [articleColumnText.created, article.created],
    [diagnosticsText.updated, article.updated],
    [articleText.published, article.published],
    [articleColumnText.views, article.views],
    [diagnosticsText.image, article.image],
  ];
  return (
    <article className="grid gap-2 rounded-md border border-line bg-paper p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-2xl">
          {article.href ? (
            <a href={article.href} className="hover:underline">
              {article.title}
            </a>
          ) : (
            article.title
          )}
        </h2>
        <StatusBadge status={article.status} name={article.statusName} />
        {article.featured && <span className="font-semibold text-sm">★ {diagnosticsText.isFeatured}</span>}
        <code title={article.id} className="ms-auto text-muted text-sm">
          {article.id.slice(0, ID_CHARACTERS.inspector)}
        </code>
      </header>
      <p className="text-sm">{article.preview || diagnosticsText.noContent}</p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex max-w-full gap-1.5">
                <dt className="text-muted">{name}:</dt>
                <dd className="min-w-0 break-all">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </article>
  );
}
