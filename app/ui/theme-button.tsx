import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { commonText } from '#az/text/common.ts';

function isDarkNow(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Turns the theme round and remembers it; the same switch as on the readers' pages. */
export function toggleTheme(): void {
  const theme = isDarkNow() ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  localStorage.setItem('theme', theme);
}

/** Appears with the script, since without one it could do nothing. */
export function ThemeButton() {
  const [isDark, setDark] = useState<boolean | null>(null);
  useEffect(() => setDark(isDarkNow()), []);
  if (isDark === null) return <span className="size-11" />;
  const label = isDark ? commonText.themeLight : commonText.themeDark;
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        toggleTheme();
        setDark(isDarkNow());
      }}
      className="grid size-11 place-items-center rounded-md hover:bg-surface"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
