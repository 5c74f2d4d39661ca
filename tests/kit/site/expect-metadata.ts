import { expect } from 'vitest';
import { attributesOf } from './html.ts';
import { listNodeProblems, listNodes, type SchemaNode } from './structured-data-rules.ts';

/** What a page says about itself to search engines and to those who share it. */
interface PageMetadata {
  canonical: string;
  /** The values of `<meta name>` and `<meta property>`. */
  meta: ReadonlyMap<string, readonly string[]>;
  /** All nodes of its structured data. */
  nodes: readonly SchemaNode[];
}

/** Names that every page has exactly once. */
const ONCE = [
  'description',
  'robots',
  'twitter:card',
  'twitter:image:alt',
  'og:type',
  'og:title',
  'og:description',
  'og:url',
  'og:locale',
  'og:site_name',
  'og:image',
  'og:image:alt',
  'og:image:type',
  'og:image:width',
  'og:image:height',
];
const ONCE_AN_ARTICLE = ['published_time', 'modified_time', 'author', 'section'];

/** Reads the metadata of a page. */
function readMetadata(html: string): PageMetadata {
  const meta = new Map<string, string[]>();
  for (const [tag] of html.matchAll(/<meta [^>]*>/g)) {
    const [name] = [...attributesOf(tag, 'name'), ...attributesOf(tag, 'property')];
    if (name) meta.set(name, [...(meta.get(name) ?? []), ...attributesOf(tag, 'content')]);
  }
  const canonical = [...html.matchAll(/<link rel="canonical"[^>]*>/g)].flatMap(([tag]) =>
    attributesOf(tag, 'href'),
  );
  expect(canonical, 'canonical addresses').toHaveLength(1);
  return { canonical: canonical[0] ?? '', meta, nodes: listNodes(readGraph(html)) };
}

/** The nodes of the structured data of a page; none without structured data. */
export function readGraph(html: string): SchemaNode[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts.length, 'scripts with structured data').toBeLessThanOrEqual(1);
  const json = scripts[0]?.[1];
  if (json === undefined) return [];
  const { '@context': context, '@graph': graph } = JSON.parse(json);
  expect(context).toBe('https://schema.org');
  return graph;
}

/** The node of this type in the structured data of a page. */
export function nodeOf(html: string, type: string): SchemaNode {
  const node = readGraph(html).find((one) => one['@type'] === type);
  if (!node) throw new Error(`The page has no ${type}`);
  return node;
}

/** Fails when metadata for sharing or structured data is missing or malformed. */
export function expectMetadata(html: string, siteUrl: string): PageMetadata {
  const page = readMetadata(html);
  const isArticle = page.meta.get('og:type')?.[0] === 'article';
  const names = [...ONCE, ...(isArticle ? ONCE_AN_ARTICLE.map((name) => `article:${name}`) : [])];
  const counts = names.map((name) => [name, page.meta.get(name)?.filter(Boolean).length ?? 0]);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(names.map((name) => [name, 1])));
  for (const address of [page.canonical, page.meta.get('og:url')?.[0], page.meta.get('og:image')?.[0]])
    expect(address?.startsWith(`${siteUrl}/`), `${address} begins with ${siteUrl}`).toBe(true);
  expect(page.nodes.flatMap(listNodeProblems)).toEqual([]);
  return page;
}
