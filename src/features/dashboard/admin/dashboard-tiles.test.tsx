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

test('a percentage names the hours that it compares, and the total of yesterday is labelled', () => {
  expect(renderText()).toContain(
    'Bu gün baxış 135 Dünən bütün gün: 200 Saat 14:00-dək 132, dünən həmin saatadək 120: ▲ 10% artıb',
  );
  expect(renderText()).toContain('Saat 14:00-dək 40, dünən həmin saatadək 50: ▼ 20% azalıb');
  expect(renderText()).toContain('Bu gün nəşr olunub 2 Dünən bütün gün: 5');
});

test('there is no comparison when yesterday had no views until this hour', () => {
  expect(renderText({ soFar: { ...figures.soFar, yesterday: none } })).not.toContain('Saat');
});
