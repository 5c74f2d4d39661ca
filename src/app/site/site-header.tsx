import { Menu, Moon, Search, X } from 'lucide-react';
import { SearchForm } from '#features/search/site/parts/search-form.tsx';
import { commonText } from '#platform/text/common.ts';
import { navText } from '#platform/text/nav.ts';
import { headerText, siteText } from '#platform/text/site.ts';
import { MainNavigation } from './main-navigation.tsx';
import { MobileNavigation } from './mobile-navigation.tsx';
import type { NavGroup } from './navigation.ts';

interface SiteHeaderProps {
  siteName: string;
  navigation: NavGroup[];
  path: string;
}

/** Masthead and navigation; one row on a phone: menu, name, search. Complete without script. */
export function SiteHeader({ siteName, navigation, path }: SiteHeaderProps) {
  return (
    <header className="site-header sticky top-0 z-40 bg-paper" data-site-header>
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-1 px-2 max-[16rem]:gap-0 max-[16rem]:px-0 sm:px-4 xl:h-16">
        <details className="group size-11 xl:hidden" name="header">
          <summary className="grid size-11 place-items-center" aria-label={navText.menu}>
            <Menu aria-hidden="true" className="group-open:hidden" />
            <X aria-hidden="true" className="hidden group-open:block" />
          </summary>
          <MobileNavigation navigation={navigation} path={path} />
        </details>
        <a
          href="/"
          aria-label={`${siteName} – ${siteText.homeAria}`}
          className="mx-auto flex min-h-11 items-center font-headline font-bold text-3xl tracking-tight max-[16rem]:text-lg xl:mx-0 xl:me-4"
        >
          {siteName}
        </a>
        <MainNavigation navigation={navigation} path={path} />
        <button
          type="button"
          data-theme-switch
          aria-label={commonText.themeDark}
          data-to-dark={commonText.themeDark}
          data-to-light={commonText.themeLight}
          className="needs-script grid size-11 place-items-center max-[16rem]:hidden hover:text-accent"
        >
          <Moon aria-hidden="true" className="size-5" />
        </button>
        <details className="group size-11" name="header" data-search-toggle>
          <summary
            className="grid size-11 place-items-center hover:text-accent"
            aria-label={headerText.openSearch}
          >
            <Search aria-hidden="true" className="size-5 group-open:hidden" />
            <X aria-hidden="true" className="hidden size-5 group-open:block" />
          </summary>
          <div className="absolute inset-x-0 top-full border-line border-t bg-paper p-4 shadow-lg">
            <div className="mx-auto max-w-3xl">
              <SearchForm />
            </div>
          </div>
        </details>
      </div>
    </header>
  );
}
