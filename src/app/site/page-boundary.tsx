import { isRouteErrorResponse, Outlet } from 'react-router';
import { PopularSections } from '#features/article-cards/site/popular-sections.tsx';
import { articleText } from '#features/articles/text.ts';
import { categoryPageText } from '#features/categories/text.ts';
import { SearchForm } from '#features/search/site/parts/search-form.tsx';
import { href } from '#platform/http/href.ts';
import { BackLink } from '#platform/site/back-link.tsx';
import type { MissingKind } from '#platform/site/not-found-response.ts';
import { ServerErrorPage } from '#platform/site/server-error-page.tsx';
import { goneText, notFoundText } from '#platform/text/pages.ts';
import type { Route } from './+types/page-boundary.ts';

/** Shows the error page of every route below, inside header and footer. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && (error.status === 404 || error.data?.kind))
    return <MissingPage kind={error.data?.kind} />;
  const isUnreadable = isRouteErrorResponse(error) && (error.status === 400 || error.status === 415);
  return <ServerErrorPage isUnreadable={isUnreadable} />;
}

const texts: Record<MissingKind, { code?: string; title: string; text: string }> = {
  page: { title: notFoundText.title, text: notFoundText.text },
  deleted: goneText,
  article: { title: articleText.notFound, text: articleText.notFoundText },
  category: { title: categoryPageText.notFound, text: notFoundText.text },
};

/** The not-found page: home, back, search and the popular sections (spec §2.1). */
function MissingPage({ kind = 'page' }: { kind?: MissingKind }) {
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
