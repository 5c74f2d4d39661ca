import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeProblems, LOOK_RULES } from './expect-no-axe-problems.ts';

const LOOKS = [
  { width: 1440, colorScheme: 'light', rules: undefined },
  { width: 390, colorScheme: 'dark', rules: LOOK_RULES },
] as const;

/**
 * Checks an open page, light on a desktop and then, with the rules that depend on the look, dark on a phone: axe finds nothing, and
 * neither the page nor a table of a screen is wider than its room. One load of the page serves both.
 */
export async function expectSoundPage(page: Page): Promise<void> {
  for (const { width, colorScheme, rules } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await expectNoAxeProblems(page, rules);
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main [role=region]:has(table)')].flatMap(
        (box) =>
          box.scrollWidth > box.clientWidth ? [`${box.tagName} ${box.getAttribute('aria-label')}`] : [],
      ),
    );
    expect(wide, `${page.url()} at ${width} px`).toEqual([]);
  }
}
