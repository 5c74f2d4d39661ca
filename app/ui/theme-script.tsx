import { THEME_COLORS } from './set-theme.ts';

/** Runs before the first paint, so that a chosen theme never flashes. Its hash stands in the server's policy. */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t){document.documentElement.dataset.theme=t;" +
  `document.querySelectorAll('meta[name=theme-color]').forEach(m=>m.content=t=='dark'?'${THEME_COLORS.dark}':'${THEME_COLORS.light}')` +
  '}}catch(e){}';

export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}
