import { isDarkTheme, subscribeToTheme, toggleTheme } from '#app/ui/theme.ts';
import { href } from '#domain/href.ts';

const root = document.documentElement;

/** What the header does beyond style: shadow on scroll, Escape, closing on a page change, the theme switch. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  if (!header) return;
  const markScroll = () => root.toggleAttribute('data-scrolled', window.scrollY > 0);
  addEventListener('scroll', markScroll, { passive: true });
  markScroll();

  const closeAll = () => {
    for (const details of header.querySelectorAll<HTMLDetailsElement>('details[name="header"]'))
      details.open = false;
  };
  // A page that comes back from the browser's memory must not come back with its menu open.
  addEventListener('pageshow', (event) => event.persisted && closeAll());
  document.addEventListener('click', (event) => {
    if (!header.contains(event.target as Node)) closeAll();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = header.querySelector<HTMLElement>('details[name="header"][open] > summary');
    closeAll();
    open?.focus();
    closeMenus(header);
  });
  startMenus(header);
  startSearch(header);
  startThemeSwitch(header);
}

/** Opens a menu that Escape closed with the next hover or focus, and lets the one used last win: pointer or keyboard. */
function startMenus(header: HTMLElement): void {
  const bar = header.querySelector<HTMLElement>('[data-menu-bar]');
  bar?.addEventListener('pointermove', () => delete bar.dataset.keyboard);
  bar?.addEventListener('focusin', (event) => {
    if ((event.target as Element).matches(':focus-visible')) bar.dataset.keyboard = '';
  });
  for (const item of header.querySelectorAll<HTMLElement>('[data-menu-item]'))
    for (const type of ['pointerenter', 'pointerleave', 'focusout'])
      item.addEventListener(type, () => delete item.dataset.closed);
}

/** Closes the menus that are open by focus or hover. The focus goes to the name of its menu. */
function closeMenus(header: HTMLElement): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-menu-item]');
  focused?.querySelector('a')?.focus();
  for (const item of header.querySelectorAll<HTMLElement>('[data-menu-item]'))
    if (item === focused || item.matches(':hover')) item.dataset.closed = '';
}

function startSearch(header: HTMLElement): void {
  const toggle = header.querySelector<HTMLDetailsElement>('[data-search-toggle]');
  const input = toggle?.querySelector('input');
  toggle?.addEventListener('toggle', () => toggle.open && input?.focus());
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-search-form]')) {
    // The browser's bubble is for pages without scripts: here a blank query is ignored (spec §2.3).
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const box = form.elements.namedItem('q') as HTMLInputElement;
      const query = box.value.trim();
      if (!query) return;
      if (header.contains(form)) {
        box.value = '';
        if (toggle) toggle.open = false;
      }
      location.assign(`${href('/search')}?q=${encodeURIComponent(query)}`);
    });
  }
}

function startThemeSwitch(header: HTMLElement): void {
  const button = header.querySelector<HTMLButtonElement>('[data-theme-switch]');
  if (!button) return;
  const label = () =>
    button.setAttribute('aria-label', (isDarkTheme() ? button.dataset.toLight : button.dataset.toDark) ?? '');
  label();
  button.addEventListener('click', () => {
    toggleTheme();
    label();
  });
  subscribeToTheme(label);
}
