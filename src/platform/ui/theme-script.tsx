import { THEME_COLORS } from './theme.ts';

/** Applies the stored theme before the first paint. The content security policy has the script's hash. */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t){document.documentElement.dataset.theme=t;" +
  `document.querySelectorAll('meta[name=theme-color]').forEach(m=>m.content=t=='dark'?'${THEME_COLORS.dark}':'${THEME_COLORS.light}')` +
  '}}catch(e){}';

export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}
