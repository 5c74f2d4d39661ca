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
