import type { Page, Request } from 'playwright-core';

/**
 * Collects the scripts that a page loads from now on. The returned function gives their bytes as they were sent. A page whose browser
 * has them already would count none, so use a new one.
 */
export function watchScripts(page: Page): () => Promise<number> {
  const scripts: Request[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked);
  });
  return async () => {
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    if (sizes.some(({ responseBodySize }) => responseBodySize <= 0)) throw new Error('A script was not sent');
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}
