import { Link } from 'react-router';
import { diagnosticsText } from '#az/text/admin/diagnostics.ts';

interface PageLinksProps {
  path: string;
  /** Where the page after this one begins; null on the last. */
  next: string | null;
  isFirst: boolean;
}

/** On to older articles, and back to the beginning. */
export function ListPageLinks({ path, next, isFirst }: PageLinksProps) {
  if (next === null && isFirst) return null;
  const look = 'inline-flex min-h-11 items-center text-accent underline';
  return (
    <nav aria-label={diagnosticsText.older} className="flex flex-wrap gap-x-6">
      {!isFirst && (
        <Link to={path} className={look}>
          {diagnosticsText.newest}
        </Link>
      )}
      {next !== null && (
        <Link to={`${path}?after=${next}`} className={look}>
          {diagnosticsText.older}
        </Link>
      )}
    </nav>
  );
}
