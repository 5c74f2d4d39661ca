import { NewsletterBox } from '#features/newsletter/site/parts/newsletter-box.tsx';
import { categoryAddress, tagAddress } from '#platform/site/addresses.ts';
import type { ArticlePage } from '../../rules/article-page.ts';
import { articleText } from '../../text.ts';
import { ShareLinks } from './share-links.tsx';

/** The text of an article, its tags, share links and the newsletter box. */
export function ArticleBody({ article, address }: { article: ArticlePage; address: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved, and restricted by the content security policy */}
      <div className="article-text mt-6" dangerouslySetInnerHTML={{ __html: article.content }} />
      {article.tags.length > 0 && (
        <section className="mt-10">
          <h2 className="sr-only">{articleText.tags}</h2>
          <ul className="flex flex-wrap gap-2">
            {article.tags.map((tag) => (
              <li key={tag.slug}>
                <a
                  href={tagAddress(tag.slug)}
                  className="flex min-h-11 items-center rounded-full bg-surface px-4 text-sm hover:text-accent"
                >
                  {tag.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ShareLinks address={address} title={article.title} />
      <div className="mt-8 print:hidden">
        <NewsletterBox />
      </div>
      {article.category && (
        <p className="mt-6">
          <a
            className="inline-flex min-h-11 items-center font-semibold text-accent underline"
            href={categoryAddress(article.category.slug)}
          >
            {articleText.moreFromCategory(article.category.name)}
          </a>
        </p>
      )}
    </>
  );
}
