import { ChevronDown } from 'lucide-react';
import { SearchForm } from '#features/search/site/parts/search-form.tsx';
import { navText } from '#platform/text/nav.ts';
import type { NavGroup } from './navigation.ts';

/** The menu below the xl breakpoint. Its groups are `details` elements, so it works without a script. */
export function MobileNavigation({ navigation, path }: { navigation: NavGroup[]; path: string }) {
  return (
    <nav
      aria-label={navText.mainNav}
      className="absolute inset-x-0 top-full h-[calc(100dvh-3.5rem)] overflow-y-auto border-line border-t bg-paper px-4 pb-16"
    >
      <div className="py-4">
        <SearchForm />
      </div>
      <ul>
        <li>
          <a href="/" className="block py-3 font-headline font-bold text-xl">
            {navText.home}
          </a>
        </li>
        {navigation.map((group) => (
          <li key={group.label} className="border-line border-t">
            <details open={group.links.some((link) => link.to === path)}>
              <summary className="flex min-h-11 items-center justify-between py-3 font-headline font-bold text-xl">
                {group.label}
                <ChevronDown aria-hidden="true" className="size-5 text-muted" />
              </summary>
              <ul className="pb-3">
                {group.links.map((link) => (
                  <li key={link.to}>
                    <a
                      href={link.to}
                      aria-current={link.to === path ? 'page' : undefined}
                      className="flex min-h-11 items-center ps-3 aria-[current]:text-accent"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}
