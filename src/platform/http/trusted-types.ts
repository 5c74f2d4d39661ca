/** The policy with which the article editor parses the text of an article. */
export const EDITOR_POLICY = 'article-editor';

/**
 * The policies of Trusted Types that a page of the back-office may create. The second is the name that ProseMirror gives to its
 * parser of pasted HTML.
 */
export const TRUSTED_POLICIES: readonly string[] = [EDITOR_POLICY, 'ProseMirrorClipboard'];
