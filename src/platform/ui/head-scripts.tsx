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

/**
 * The browser prefetches a page when its link is about to be clicked. It does not prerender: a page view counts only when
 * a reader sees the page. Back-office pages and addresses with a query are not prefetched.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/admin*' } },
          { not: { href_matches: '/*\\?*' } },
          { not: { selector_matches: '[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
    />
  );
}

/**
 * Fades from one page to the next. The style is inline, because the browser needs it at the first paint: when a style
 * sheet arrives later, the browser skips the transition with an error. The content security policy has its hash.
 */
export const PAGE_TRANSITION_STYLE =
  '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}';

export function PageTransitionStyle() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PAGE_TRANSITION_STYLE }} />;
}
