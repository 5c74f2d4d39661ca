/**
 * One page gives way to the next softly. It stands in the document itself: the browser asks for it at the first paint, and
 * gives the transition up, with an error, when a style sheet is a moment late with it. Its hash stands in the policy.
 */
export const PAGE_TRANSITION_STYLE =
  '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}';

export function PageTransitionStyle() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: PAGE_TRANSITION_STYLE }} />;
}
