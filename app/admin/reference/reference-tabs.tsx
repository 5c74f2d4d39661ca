import { NavLink } from 'react-router';
import { referenceText, searchNamesText } from '#az/text/admin/reference.ts';
import { href } from '#domain/href.ts';
import type { ListedKind } from '#domain/matches/reference/list-references.ts';
import { listPaths } from './reference-screens.ts';

const tabLook =
  'inline-flex min-h-11 shrink-0 items-center rounded-md px-3 text-muted hover:bg-surface aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink';

/** Links between the lists, and to the names of search. One entry of the side menu leads to all of them. */
export function ReferenceTabs() {
  return (
    <nav aria-label={referenceText.sections} className="-mx-1 mb-5 flex flex-wrap gap-1">
      {(Object.entries(listPaths) as [ListedKind, string][]).map(([kind, path]) => (
        <NavLink key={kind} to={path} className={tabLook}>
          {referenceText.list[kind]}
        </NavLink>
      ))}
      <NavLink to={href('/admin/search/names')} className={tabLook}>
        {searchNamesText.title}
      </NavLink>
    </nav>
  );
}
