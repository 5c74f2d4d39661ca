import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { textOf } from '#tests/kit/site/html.ts';
import { DashboardTiles } from './dashboard-tiles.tsx';
import type { Dashboard } from './read-dashboard.server.ts';

const MIDNIGHT = Date.UTC(2026, 2, 6, 20);
const none = { views: 0, readers: 0 };
const figures = {
  live: 4,
  published: { today: 2, yesterday: 5 },
  today: { views: 135, readers: 60 },
  yesterday: { views: 200, readers: 90 },
  soFar: {
    until: MIDNIGHT + 14 * HOUR,
    today: { views: 132, readers: 40 },
    yesterday: { views: 120, readers: 50 },
  },
  subscribers: null,
} as unknown as Dashboard;

function renderText(changes: Partial<Dashboard> = {}): string {
  return textOf(renderToString(<DashboardTiles figures={{ ...figures, ...changes }} />));
}

test('the small print of a figure names the hours that its percentage compares, and their figures', () => {
  expect(renderText()).toContain('Bu gün baxış 135 14:00-dək ▲ 10% 10% artıb 132, dünən 120 ');
  expect(renderText()).toContain('Bu gün oxucu 60 14:00-dək ▼ 20% 20% azalıb 40, dünən 50 ');
  expect(renderText()).toContain('Bu gün nəşr olunub 2 Dünən bütün gün: 5');
});

test('there is no comparison when yesterday had no views until this hour', () => {
  const text = renderText({ soFar: { ...figures.soFar, yesterday: none } });
  expect(text).toContain('Bu gün baxış 135 Dünən bütün gün: 200 ');
  expect(text).not.toContain('%');
});
