import { navText } from '#platform/text/nav.ts';
import type { NavGroup } from './navigation.ts';

/** The desktop navigation. Its menus open on hover and focus without a script. */
export function MainNavigation({ navigation, path }: { navigation: NavGroup[]; path: string }) {
  return (
    <nav aria-label={navText.mainNav} className="hidden flex-1 xl:block">
      <ul className="menu-bar flex" data-menu-bar>
        {navigation.map((group, index) => (
          <li key={group.label} className="menu-item relative" data-menu-item>
            <a
              href={group.to}
              aria-current={group.to === path ? 'page' : undefined}
              aria-haspopup="true"
              className="flex h-16 items-center px-2 font-headline font-bold text-[1.0625rem] leading-none hover:text-accent aria-[current]:text-accent"
            >
              {group.label}
            </a>
            <ul
              className={`menu-panel absolute top-full min-w-60 border-line border-t-2 bg-paper py-2 shadow-xl ${
                index > navigation.length / 2 ? 'end-0' : 'start-0'
              }`}
            >
              {group.links.map((link) => (
                <li key={link.to}>
                  <a
                    href={link.to}
                    aria-current={link.to === path ? 'page' : undefined}
                    className="block px-4 py-2.5 text-sm hover:bg-surface hover:text-accent aria-[current]:font-semibold"
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
