import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Checks the page with axe against WCAG 2.2 AA. Lists each violation with its element. */
export async function expectNoAxeProblems(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames. Without frame support axe needs no extra page, which halves the time.
    .setLegacyMode()
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Describing only violations halves the time again.
      resultTypes: ['violations'],
    })
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !isBelowBar(node))
      .map((node) => `${id} (${help}) at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}

/** Whether only a bar that sticks to the screen covers a large target, at this scroll position. */
function isBelowBar({ any }: { any: { id: string; data: unknown }[] }): boolean {
  const data = any.find(({ id }) => id === 'target-size')?.data;
  return JSON.stringify(data ?? '').includes('"partiallyObscured"');
}
