export type Theme = 'light' | 'dark';

/** The name of the choice in the browser's storage; `theme-script.tsx` reads it too. */
const STORED_THEME = 'theme';

/** Whether the page is dark now: the reader's choice, or else the system's. */
export function isDarkTheme(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/**
 * Switches to the other theme, colours the browser's bars like it and stores the choice. `theme-script.tsx` applies it to the
 * next page.
 */
export function toggleTheme(): void {
  const theme: Theme = isDarkTheme() ? 'light' : 'dark';
  showTheme(theme);
  localStorage.setItem(STORED_THEME, theme);
}

/**
 * Lets an open page follow the choice made in another tab, or on a later page before the reader came back to this one.
 * `onChange` is called after the page has changed. Returns what ends it.
 */
export function followTheme(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const follow = () => {
    const theme = localStorage.getItem(STORED_THEME);
    if (theme !== 'light' && theme !== 'dark') return;
    showTheme(theme);
    onChange();
  };
  addEventListener('storage', (event) => event.key === STORED_THEME && follow(), { signal });
  // A page in the browser's memory hears of no change.
  addEventListener('pageshow', (event) => event.persisted && follow(), { signal });
  return () => ended.abort();
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = THEME_COLORS[theme];
}

/** The colour of the browser's bars: `--color-paper` of the theme. */
export const THEME_COLORS: Record<Theme, string> = { light: '#ffffff', dark: '#0b1220' };
