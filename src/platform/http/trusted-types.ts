/** The policy with which the article editor parses the text of an article. */
export const EDITOR_POLICY = 'article-editor';

/** The policy that the browser asks about a text that no policy has made. */
export const DEFAULT_POLICY = 'default';

/**
 * The policies of Trusted Types that a page of the back-office may create. The last is the name that ProseMirror gives to its
 * parser of pasted HTML.
 */
export const TRUSTED_POLICIES: readonly string[] = [DEFAULT_POLICY, EDITOR_POLICY, 'ProseMirrorClipboard'];

/** The part of Trusted Types that is used here. The types of TypeScript do not have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: PolicyRules): MadePolicy;
}

/** Marks a text as one that the browser may take as HTML. */
interface MadePolicy {
  createHTML(text: string): string;
}

/** A rule gets the text, its type and where it goes, such as `Element innerHTML`. It returns the text that the browser takes as HTML or as a script, or throws to refuse it. */
interface PolicyRules {
  createHTML: (text: string, type: string, sink: string) => string;
  createScript?: (text: string, type: string, sink: string) => string;
}

/** Creates a policy of `TRUSTED_POLICIES`. Undefined in browsers without Trusted Types. */
export function createTrustedPolicy(name: string, rules: PolicyRules): MadePolicy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules);
}
