import type { SearchAction, WebSite } from 'schema-dts';
import { href } from '#platform/http/href.ts';
import { publisherNode, type SiteIdentity } from './publisher-node.ts';

/** `query-input` is an annotation of Google. It declares the placeholder of the address. */
type AnnotatedSearch = SearchAction & { 'query-input': string };

/** The site and how to search it. */
export function websiteNode({ name, url }: SiteIdentity): WebSite {
  const search: AnnotatedSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${url}${href('/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name,
    url: `${url}/`,
    inLanguage: 'az',
    publisher: { '@id': publisherNode({ name, url })['@id'] },
    potentialAction: search,
  };
}
