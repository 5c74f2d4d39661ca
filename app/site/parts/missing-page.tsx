import { articleText } from '#az/text/article.ts';
import { categoryNames, categoryPageText } from '#az/text/category.ts';
import { navText } from '#az/text/nav.ts';
import { notFoundText } from '#az/text/pages.ts';
import { categoryAddress } from '../addresses.ts';
import type { MissingKind } from '../missing.ts';
import { BackLink } from './back-link.tsx';
import { SearchForm } from './search-form.tsx';

const words: Record<MissingKind, { title: string; text: string }> = {
  page: { title: notFoundText.title, text: notFoundText.text },
  article: { title: articleText.notFound, text: articleText.notFoundText },
  category: { title: categoryPageText.notFound, text: notFoundText.text },
};

const popular = [
  { label: categoryNames.transfers, to: categoryAddress('transfers') },
  { label: categoryNames['premier-league'], to: categoryAddress('premier-league') },
  { label: categoryNames['champions-league'], to: categoryAddress('champions-league') },
  { label: navText.liveScores, to: '/live-scores' },
];

/** The not-found page: home, back, search and the popular sections (spec §2.1). */
export function MissingPage({ kind = 'page' }: { kind?: MissingKind }) {
  const { title, text } = words[kind];
  return (
    <div className="mx-auto grid max-w-2xl gap-6 py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="font-headline font-bold text-7xl text-accent">{notFoundText.code}</p>
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg">{text}</p>
      <p className="flex flex-wrap gap-x-8 font-semibold text-accent underline">
        <a className="flex min-h-11 items-center" href="/">
          {kind === 'article' ? articleText.backHome : notFoundText.home}
        </a>
        <BackLink label={notFoundText.back} />
        <a className="flex min-h-11 items-center" href="/search">
          {notFoundText.search}
        </a>
      </p>
      <SearchForm />
      <nav aria-label={notFoundText.popular}>
        <h2 className="mb-2 text-2xl">{notFoundText.popular}</h2>
        <ul className="flex flex-wrap gap-3">
          {popular.map((link) => (
            <li key={link.to}>
              <a
                className="flex min-h-11 items-center rounded-full border border-line px-4 hover:border-accent hover:text-accent"
                href={link.to}
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
