import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeProblems } from './expect-no-axe-problems.ts';

const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/**
 * Checks an open page, light on a desktop and then dark on a phone: axe finds nothing, and neither the page nor a table of a screen
 * is wider than its room. One load of the page serves both.
 */
export async function expectSoundPage(page: Page): Promise<void> {
  for (const { width, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeProblems(page);
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main [role=region]:has(table)')].flatMap(
        (box) =>
          box.scrollWidth > box.clientWidth ? [`${box.tagName} ${box.getAttribute('aria-label')}`] : [],
      ),
    );
    expect(wide, `${page.url()} at ${width} px`).toEqual([]);
  }
}
