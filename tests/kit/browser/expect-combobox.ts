import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoAxeProblems } from './expect-no-axe-problems.ts';

interface ComboboxContract {
  field: Locator;
  /** The name of its list box. */
  list: string;
  /** Typed into the field. It has several options. */
  text: string;
  /** `first`: the first option is active at once. `none`: only after an arrow key. */
  start: 'first' | 'none';
  /** After the last option comes the first one at once, or the field itself in between. */
  after: 'first' | 'field';
  /** Whether Escape and leaving the field close the list. Otherwise it stays as long as the dialog around it. */
  closes: boolean;
  /** A text area is no combobox for assistive technology, but its list works like one. */
  isTextArea?: boolean;
}

/**
 * The pattern "combobox" of WAI-ARIA, which every text field with a list of options follows: roles and names, the keys, the
 * focus that stays in the field, and the count for screen readers.
 */
export async function expectCombobox(page: Page, contract: ComboboxContract): Promise<void> {
  const { field, text, start, after, closes, isTextArea = false } = contract;
  const list = page.getByRole('listbox', { name: contract.list });
  const options = list.getByRole('option');
  const selected = () => list.locator('[aria-selected=true]').allTextContents();
  const attribute = (name: string) => field.getAttribute(name);
  const expectActive = async (at: number | null) => {
    const names = await options.allTextContents();
    await expect
      .poll(selected, { message: `active option ${at}` })
      .toEqual(at === null ? [] : [names.at(at)]);
    const id = at === null ? null : await options.nth(at).getAttribute('id');
    await expect.poll(() => attribute('aria-activedescendant')).toBe(id);
    expect(await field.evaluate((one) => one === document.activeElement), 'the field keeps the focus').toBe(
      true,
    );
  };
  const first = start === 'first' ? 0 : null;

  await field.fill('');
  // At once: on a slow machine the options for its first letters would be counted, and then replaced.
  await field.fill(text);
  await list.waitFor();
  await expect.poll(() => options.count()).toBeGreaterThan(1);
  const count = await options.count();
  expect(await attribute('role')).toBe(isTextArea ? null : 'combobox');
  expect(await attribute('aria-autocomplete')).toBe('list');
  expect(await attribute('aria-expanded')).toBe(isTextArea ? null : 'true');
  expect(await attribute('aria-controls')).toBe(await list.getAttribute('id'));
  const said = () => page.getByRole('status').allTextContents();
  await expect.poll(said).toContainEqual(expect.stringMatching(new RegExp(`^${count} `)));
  await expectActive(first);
  await expectNoAxeProblems(page);

  await field.press('ArrowDown');
  await expectActive(start === 'first' ? 1 : 0);
  await expectNoAxeProblems(page);
  await field.press('ArrowUp');
  if (after === 'field' || start === 'first') await expectActive(first);
  if (after === 'field') await field.press('ArrowUp');
  else if (start === 'first') await field.press('ArrowUp');
  await expectActive(count - 1);
  await field.press('ArrowDown');
  await expectActive(after === 'field' ? null : 0);

  // Home and End are for the text.
  await field.press('ArrowDown');
  const caret = () => field.evaluate((one: HTMLInputElement) => one.selectionStart);
  await field.press('Home');
  expect(await caret()).toBe(0);
  await field.press('End');
  expect(await caret()).toBe(text.length);
  expect(await field.inputValue()).toBe(text);
  if (!closes) return;

  await field.press('Escape');
  await list.waitFor({ state: 'hidden' });
  expect(await field.inputValue()).toBe(text);
  expect(await attribute('aria-activedescendant')).toBeNull();
  if (!isTextArea) expect(await attribute('aria-expanded')).toBe('false');
  await field.press('Backspace');
  await list.waitFor();
  await field.blur();
  await list.waitFor({ state: 'hidden' });
}
