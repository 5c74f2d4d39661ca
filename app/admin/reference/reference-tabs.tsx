import { NavLink } from 'react-router';
import { referenceText } from '#az/text/admin/reference.ts';
import { referenceLists } from './reference-screens.ts';

const tabLook =
  'inline-flex min-h-11 shrink-0 items-center rounded-md px-3 text-muted hover:bg-surface aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink';

/** Links between the lists, and to the names of search. One entry of the side menu leads to all of them. */
export function ReferenceTabs() {
  return (
    <nav aria-label={referenceText.sections} className="-mx-1 mb-5 flex flex-wrap gap-1">
      {referenceLists.map(({ path, label }) => (
        <NavLink key={path} to={path} className={tabLook}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
