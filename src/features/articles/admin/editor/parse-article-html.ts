import { DOMParser as DocumentParser, type Node, type Schema } from '@tiptap/pm/model';
import { createTrustedPolicy, EDITOR_POLICY } from '#platform/http/trusted-types.ts';

const policy = createTrustedPolicy(EDITOR_POLICY, { createHTML: (html) => html });

/**
 * The document of an article text. The HTML becomes a document of its own, in which nothing runs or loads, and only the nodes of the
 * schema are taken from it.
 */
export function parseArticleHtml(html: string, schema: Schema): Node {
  const parsed = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  return DocumentParser.fromSchema(schema).parse(parsed.body);
}
