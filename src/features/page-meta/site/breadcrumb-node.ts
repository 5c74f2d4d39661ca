import type { BreadcrumbList } from 'schema-dts';
import { navText } from '#platform/text/nav.ts';

/** The way from the home page to this page. A step is a name and a path. */
export function breadcrumbNode(siteUrl: string, steps: readonly (readonly [name: string, path: string])[]) {
  const all = [[navText.home, '/'] as const, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  } as const satisfies BreadcrumbList;
}
