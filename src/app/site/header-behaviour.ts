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
    closeHovered(header);
  });
  startSearch(header);
  startThemeSwitch(header);
}

/** Closes the menu under the pointer until the pointer comes again. */
function closeHovered(header: HTMLElement): void {
  const item = header.querySelector<HTMLElement>('[data-menu-item]:hover');
  if (!item) return;
  item.dataset.closed = '';
  item.addEventListener('pointerleave', () => delete item.dataset.closed, { once: true });
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
      loadPart(
        () => import('#features/search/site/suggest-behaviour.ts'),
        (module) => module.startSuggestions(form, input),
      );
    input.addEventListener('focus', loadSuggestions, { once: true });
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
  const label = () => {
    button.title = (isDarkTheme() ? button.dataset.toLight : button.dataset.toDark) ?? '';
    button.setAttribute('aria-label', button.title);
  };
  label();
  button.addEventListener('click', () => {
    toggleTheme();
    label();
  });
  subscribeToTheme(label);
}
