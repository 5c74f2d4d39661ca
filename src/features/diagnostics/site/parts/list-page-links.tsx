import { Link } from 'react-router';
import { diagnosticsText } from '../../text.ts';

interface ListPageLinksProps {
  path: string;
  /** The cursor of the next page; null on the last page. */
  next: string | null;
  isFirst: boolean;
}

/** Links to older articles and to the first page. */
export function ListPageLinks({ path, next, isFirst }: ListPageLinksProps) {
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
