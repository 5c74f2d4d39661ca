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
    const item = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-menu-item]');
    if (!item) return;
    item.querySelector('a')?.focus();
    item.dataset.closed = '';
    item.addEventListener('focusout', () => delete item.dataset.closed, { once: true });
    item.addEventListener('pointerleave', () => delete item.dataset.closed, { once: true });
  });
  startSearch(header);
  startThemeSwitch(header);
}

function startSearch(header: HTMLElement): void {
  const toggle = header.querySelector<HTMLDetailsElement>('[data-search-toggle]');
  const input = toggle?.querySelector('input');
  toggle?.addEventListener('toggle', () => toggle.open && input?.focus());
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-search-form]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const box = form.elements.namedItem('q') as HTMLInputElement;
      const query = box.value.trim();
      if (!query) return;
      if (header.contains(form)) {
        box.value = '';
        if (toggle) toggle.open = false;
      }
      location.assign(`/search?q=${encodeURIComponent(query)}`);
    });
  }
}

function startThemeSwitch(header: HTMLElement): void {
  const button = header.querySelector<HTMLButtonElement>('[data-theme-switch]');
  if (!button) return;
  const isDark = () =>
    root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const label = () =>
    button.setAttribute('aria-label', (isDark() ? button.dataset.toLight : button.dataset.toDark) ?? '');
  label();
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    localStorage.setItem('theme', root.dataset.theme);
    label();
  });
}
