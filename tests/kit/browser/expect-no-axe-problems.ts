import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  // Describing only violations halves the time.
  resultTypes: ['violations'],
  // The only frames are previews of mails, whose HTML is for mail programs.
  iframes: false,
} satisfies axe.RunOptions;

/** The rules whose result depends on the theme and on the size of the window. */
export const LOOK_RULES = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * Checks the page with axe against WCAG 2.2 AA, or against `rules` alone. Lists each violation with its element.
 */
export async function expectNoAxeProblems(page: Page, rules?: readonly string[]): Promise<void> {
  // Reading axe takes longer than most of its runs: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async (options) =>
      (await (window as unknown as { axe: typeof axe }).axe.run(document, options)).violations,
    rules ? { ...OPTIONS, runOnly: { type: 'rule' as const, values: [...rules] } } : OPTIONS,
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
