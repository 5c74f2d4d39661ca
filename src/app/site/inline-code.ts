import { BREAKING_SCRIPT } from '#features/breaking-news/site/breaking-strip.tsx';
import { PAGE_TRANSITION_STYLE, SPECULATION_RULES, THEME_SCRIPT } from '#platform/ui/head-scripts.tsx';

/** The scripts and styles inside the pages. The content security policy has their hashes. */
export const inlineCode = {
  inlineScripts: [THEME_SCRIPT, SPECULATION_RULES, BREAKING_SCRIPT],
  inlineStyles: [PAGE_TRANSITION_STYLE],
};
