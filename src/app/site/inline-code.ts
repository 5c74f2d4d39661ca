import { BREAKING_SCRIPT } from '#features/breaking-news/site/breaking-strip.tsx';
import { PAGE_TRANSITION_STYLE } from '#platform/ui/page-transition-style.tsx';
import { SPECULATION_RULES } from '#platform/ui/speculation-rules.tsx';
import { THEME_SCRIPT } from '#platform/ui/theme-script.tsx';

/** The scripts and styles inside the pages. The content security policy has their hashes. */
export const inlineCode = {
  inlineScripts: [THEME_SCRIPT, SPECULATION_RULES, BREAKING_SCRIPT],
  inlineStyles: [PAGE_TRANSITION_STYLE],
};
