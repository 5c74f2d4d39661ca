import { expect, test } from 'vitest';
import { attributesOf, elementsOf, textOf } from '#tests/kit/site/html.ts';
import { renderInRouter } from '#tests/kit/site/render-in-router.tsx';
import type { PastLayout, ScheduledLayout } from '../rules/list-home-layouts.ts';
import { homeLayoutText } from '../text.ts';
import { LayoutHistory, ScheduledLayouts } from './home.tsx';

const NOON = Date.UTC(2026, 2, 7, 8);
const past: PastLayout = {
  id: 'p1',
  number: 1,
  kind: 'publish',
  at: NOON,
  dueAt: null,
  by: 'Leyla',
  changes: ['Dəyişdi'],
};
const scheduled: ScheduledLayout = { id: 's1', dueAt: NOON, by: null, changes: [] };

function itemsOfHistory(layouts: PastLayout[]): string[] {
  const html = renderInRouter(<LayoutHistory layouts={layouts} version={4} />);
  return html.split('<li class="grid').slice(1);
}

test('an empty history says that the page is automatic', () => {
  const html = renderInRouter(<LayoutHistory layouts={[]} version={0} />);
  expect(textOf(html)).toContain(homeLayoutText.noHistory);
  expect(elementsOf(html, 'form')).toEqual([]);
});

test('only a layout that is not the current one can be restored', () => {
  const [newest = '', old = ''] = itemsOfHistory([{ ...past, id: 'p2', number: 2 }, past]);
  expect(newest).not.toContain(homeLayoutText.revert);
  expect(old).toContain(homeLayoutText.revert);
  expect(attributesOf(old, 'value')).toEqual(expect.arrayContaining(['revert', 'p1', '4']));
});

test('a cancelled plan can be taken as a draft but never published again', () => {
  const cancelled: PastLayout = { ...past, id: 'c1', number: null, kind: 'cancel', dueAt: NOON };
  const [plan = '', inForce = ''] = itemsOfHistory([cancelled, past]);
  expect(plan).toContain(homeLayoutText.takeAsDraft);
  expect(plan).not.toContain(homeLayoutText.revert);
  expect(textOf(plan)).toContain('Plan vaxtı');
  expect(inForce).not.toContain(homeLayoutText.revert);
});

test('without plans there is no list of plans', () => {
  expect(renderInRouter(<ScheduledLayouts layouts={[]} version={1} />)).toBe('');
});

test('a plan can be cancelled and taken as a draft without scripts', () => {
  const html = renderInRouter(<ScheduledLayouts layouts={[scheduled]} version={9} />);
  expect(textOf(html)).toContain(homeLayoutText.noChanges);
  const [take = '', cancel = ''] = elementsOf(html, 'form');
  expect(attributesOf(take, 'value')).toEqual(['take', 's1', '9']);
  expect(attributesOf(cancel, 'value')).toEqual(['s1', 'cancel']);
  expect([take, cancel].every((form) => form.includes('method="post"'))).toBe(true);
});
