import { BackLink } from '#app/site/article/back-link.tsx';
import { PopularSections } from '#app/site/cards/popular-sections.tsx';
import type { MissingKind } from '#app/site/not-found-response.ts';
import { SearchForm } from '#app/site/search/parts/search-form.tsx';
import { articleText } from '#az/text/site/article.ts';
import { categoryPageText } from '#az/text/site/category.ts';
import { goneText, notFoundText } from '#az/text/site/pages.ts';
import { href } from '#domain/href.ts';

const texts: Record<MissingKind, { code?: string; title: string; text: string }> = {
  page: { title: notFoundText.title, text: notFoundText.text },
  deleted: goneText,
  article: { title: articleText.notFound, text: articleText.notFoundText },
  category: { title: categoryPageText.notFound, text: notFoundText.text },
};

/** The not-found page: home, back, search and the popular sections (spec §2.1). */
export function MissingPage({ kind = 'page' }: { kind?: MissingKind }) {
  const { code = notFoundText.code, title, text } = texts[kind];
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6 py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="font-headline font-bold text-7xl text-accent">{code}</p>
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg">{text}</p>
      <p className="flex flex-wrap gap-x-8 font-semibold text-accent underline">
        <a className="flex min-h-11 items-center" href="/">
          {kind === 'article' ? articleText.backHome : notFoundText.home}
        </a>
        <BackLink label={notFoundText.back} />
        <a className="flex min-h-11 items-center" href={href('/search')}>
          {notFoundText.search}
        </a>
      </p>
      <SearchForm />
      <PopularSections />
    </div>
  );
}
