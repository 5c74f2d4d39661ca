export type Theme = 'light' | 'dark';

/** The key in `localStorage`. `head-scripts.tsx` reads it too. */
const STORAGE_KEY = 'theme';

/** Whether the page is dark now, by the reader's choice or else by the system's. */
export function isDarkTheme(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/**
 * Switches to the other theme, also for the browser's toolbars, and stores the choice. `head-scripts.tsx` applies it to the
 * next page.
 */
export function toggleTheme(): void {
  const theme: Theme = isDarkTheme() ? 'light' : 'dark';
  applyTheme(theme);
  localStorage.setItem(STORAGE_KEY, theme);
}

/**
 * Applies a choice that was made in another tab, or on a later page before the reader came back to this one. `onChange`
 * is called after the page has changed. Returns the function that unsubscribes.
 */
export function subscribeToTheme(onChange: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const applyStoredTheme = () => {
    const theme = localStorage.getItem(STORAGE_KEY);
    if (theme !== 'light' && theme !== 'dark') return;
    applyTheme(theme);
    onChange();
  };
  addEventListener('storage', (event) => event.key === STORAGE_KEY && applyStoredTheme(), { signal });
  // A page in the back/forward cache gets no `storage` event.
  addEventListener('pageshow', (event) => event.persisted && applyStoredTheme(), { signal });
  return () => controller.abort();
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = THEME_COLORS[theme];
}

/** The colour of the browser's toolbars: `--color-paper` of the theme. */
export const THEME_COLORS: Record<Theme, string> = { light: '#ffffff', dark: '#0b1220' };
