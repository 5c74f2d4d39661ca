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
