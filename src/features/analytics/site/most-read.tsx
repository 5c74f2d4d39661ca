import { type ArticleSummary, cardTitle } from '#features/articles/rules/article-summary.ts';
import { homeText } from '#features/front-page/text.ts';
import { articleAddress } from '#platform/site/addresses.ts';

/** The numbered list of the most read articles (8, spec §9). */
export function MostRead({ articles }: { articles: ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section>
      <MostReadHeading />
      <MostReadList articles={articles} />
    </section>
  );
}

export function MostReadHeading() {
  return <h2 className="mb-2 border-accent border-b-2 pb-1 text-2xl">{homeText.mostRead}</h2>;
}

export function MostReadList({ articles }: { articles: ArticleSummary[] }) {
  return (
    <ol>
      {articles.map((article, index) => (
        <li key={article.id} className="relative flex items-center gap-3 border-line border-b py-2.5">
          <span
            aria-hidden="true"
            className="tabular w-9 shrink-0 text-center font-bold font-headline text-4xl text-accent"
          >
            {index + 1}
          </span>
          <a
            href={articleAddress(article.slug)}
            className="headline stretched-link line-clamp-3 min-w-0 text-xl hover:text-accent"
          >
            {cardTitle(article)}
          </a>
        </li>
      ))}
    </ol>
  );
}
