export type Theme = 'light' | 'dark';

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
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = THEME_COLORS[theme];
  localStorage.setItem('theme', theme);
}

/** The colour of the browser's bars: `--color-paper` of the theme. */
export const THEME_COLORS: Record<Theme, string> = { light: '#ffffff', dark: '#0b1220' };
