import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { href } from '#platform/http/href.ts';
import { ButtonLink, TextLink } from '#platform/ui/button.tsx';
import { Spinner } from '#platform/ui/spinner.tsx';
import { diagnosticsText } from '../../text.ts';
import type { KnownStatus } from '../show-stored-article.ts';

const tools: readonly [path: string, name: string][] = [
  [href('/firebase-test'), diagnosticsText.connection],
  [href('/create-admin'), diagnosticsText.createAdmin],
  [href('/check-articles'), diagnosticsText.check],
  [href('/database'), diagnosticsText.database],
  [href('/cleanup-images'), diagnosticsText.cleanup],
];

interface ToolPageProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of a diagnostic tool: title, buttons, content, and links to the other tools. */
export function ToolPage({ title, actions, children }: ToolPageProps) {
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-7xl grid-rows-[1fr_auto] px-4 py-6 lg:px-8">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <main className="grid min-w-0 content-start gap-6">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-4xl">{title}</h1>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </header>
        {children}
      </main>
      <nav aria-label={diagnosticsText.tools} className="mt-10 border-line border-t pt-3">
        <ul className="flex flex-wrap gap-x-5">
          {tools
            .filter(([, name]) => name !== title)
            .map(([path, name]) => (
              <li key={path}>
                <Link to={path} className="inline-flex min-h-11 items-center text-accent hover:underline">
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}

interface ListPageLinksProps {
  path: string;
  /** The cursor of the next page; null on the last page. */
  next: string | null;
  isFirst: boolean;
}

/** Links to older articles and to the first page. */
export function ListPageLinks({ path, next, isFirst }: ListPageLinksProps) {
  if (next === null && isFirst) return null;
  return (
    <nav aria-label={diagnosticsText.older} className="flex flex-wrap gap-x-6">
      {!isFirst && <TextLink to={path}>{diagnosticsText.newest}</TextLink>}
      {next !== null && <TextLink to={`${path}?after=${next}`}>{diagnosticsText.older}</TextLink>}
    </nav>
  );
}

/** Reloads the page. Works without scripts too. */
export function RefreshLink({ to, label }: { to: string; label: string }) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <ButtonLink to={to} replace preventScrollReset look="primary" aria-busy={isLoading || undefined}>
      {isLoading && <Spinner />}
      {label}
    </ButtonLink>
  );
}

const looks: Record<KnownStatus, string> = {
  published: 'border-finished text-finished',
  scheduled: 'border-scheduled text-scheduled',
  pending: 'border-warning text-warning',
  draft: 'border-muted text-muted',
  archived: 'border-muted text-muted',
};

export function StatusBadge({ status, name }: { status: KnownStatus | null; name: string }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-full border px-2.5 py-0.5 font-semibold text-sm ${status ? looks[status] : 'border-live text-live'}`}
    >
      {name}
    </span>
  );
}
