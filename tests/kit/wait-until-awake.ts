import type { Page } from 'playwright-core';

/** Resolves when React has taken over the island of this name. */
export async function waitUntilAwake(page: Page, island: string): Promise<void> {
  await page.waitForFunction((name) => {
    const first = document.querySelector(`[data-island="${name}"]`)?.firstElementChild;
    return first && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  }, island);
}
