import { DOMParser as DocumentParser, type Node, type Schema } from '@tiptap/pm/model';
import { EDITOR_POLICY } from '#platform/http/trusted-types.ts';

/** The part of Trusted Types that is used here. The types of TypeScript do not have it. The browser takes what a policy returns as HTML. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => string };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The Content-Security-Policy names it. Undefined in browsers without Trusted Types. */
const policy = trustedTypes?.createPolicy(EDITOR_POLICY, { createHTML: (html) => html });

/**
 * The document of an article text. The HTML becomes a document of its own, in which nothing runs or loads, and only the nodes of the
 * schema are taken from it.
 */
export function parseArticleHtml(html: string, schema: Schema): Node {
  const parsed = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  return DocumentParser.fromSchema(schema).parse(parsed.body);
}
