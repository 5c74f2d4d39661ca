import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { commonText } from '#platform/text/common.ts';
import { isDarkTheme, subscribeToTheme, toggleTheme } from './theme.ts';

/** The icon shows the theme, the label what a press does. Rendered in the browser only: it needs a script and the reader's theme. */
export function ThemeButton() {
  const [isDark, setDark] = useState<boolean | null>(null);
  useEffect(() => {
    const show = () => setDark(isDarkTheme());
    show();
    return subscribeToTheme(show);
  }, []);
  if (isDark === null) return <span className="size-11" />;
  const label = isDark ? commonText.themeLight : commonText.themeDark;
  const Icon = isDark ? Moon : Sun;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => {
        toggleTheme();
        setDark(isDarkTheme());
      }}
      className="grid size-11 place-items-center rounded-md hover:bg-surface"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
