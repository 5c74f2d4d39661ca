import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page as it stands holds to WCAG 2.2 AA as far as axe can tell; what does not is listed with its place. */
export async function expectNoAxeProblems(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames; without them nothing else has to be opened, which halves the time.
    .setLegacyMode()
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What is sound is not described: half of the time again.
      resultTypes: ['violations'],
    })
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}) at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}
