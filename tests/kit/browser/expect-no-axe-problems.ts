import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Describing only violations halves the time.
  resultTypes: ['violations'],
  // Frames have the HTML of mails or of other sites.
  iframes: false,
} satisfies axe.RunOptions;

/** Checks the page with axe against WCAG 2.2 AA. Lists each violation with its element. */
export async function expectNoAxeProblems(page: Page): Promise<void> {
  // Reading axe takes longer than most of its runs: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async (options) =>
      (await (window as unknown as { axe: typeof axe }).axe.run(document, options)).violations,
    OPTIONS,
  );
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
