import { href } from '#platform/http/href.ts';
import { loadPart } from '#platform/site/load-part.ts';
import { isDarkTheme, subscribeToTheme, toggleTheme } from '#platform/ui/theme.ts';

const root = document.documentElement;

/** Adds to the header: a shadow on scroll, closing with Escape or a click outside, the search and the theme switch. */
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
  // Closes the menu of a page that comes from the back/forward cache.
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

/** A menu that Escape closed opens again on the next hover or focus. `data-keyboard` says that the keyboard was used last. */
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

/** Closes the menus that are open by focus or hover. The focus moves to the link of its menu. */
function closeMenus(header: HTMLElement): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-menu-item]');
  focused?.querySelector('a')?.focus();
  for (const item of header.querySelectorAll<HTMLElement>('[data-menu-item]'))
    if (item === focused || item.matches(':hover')) item.dataset.closed = '';
}

function startSearch(header: HTMLElement): void {
  const toggle = header.querySelector<HTMLDetailsElement>('[data-search-toggle]');
  const headerInput = toggle?.querySelector('input');
  toggle?.addEventListener('toggle', () => toggle.open && headerInput?.focus());
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-search-form]')) {
    // A blank query is ignored (spec §2.3), so the browser's own message must not appear.
    form.noValidate = true;
    const input = form.elements.namedItem('q') as HTMLInputElement;
    const loadSuggestions = () =>
      import('#features/search/site/suggest-behaviour.ts').then((module) =>
        module.startSuggestions(form, input),
      );
    input.addEventListener('focus', () => loadPart(loadSuggestions), { once: true });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const query = input.value.trim();
      if (!query) return;
      if (header.contains(form)) {
        input.value = '';
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
