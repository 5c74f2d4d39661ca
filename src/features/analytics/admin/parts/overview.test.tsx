import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '#tests/kit/site/html.ts';
import type { DaySoFar } from '../../rules/read-today.ts';
import { Overview } from './overview.tsx';

const DAY = '2026-03-07';
const TWO_IN_BAKU = Date.UTC(2026, 2, 7, 10);

function shown(soFar: DaySoFar | null): string {
  const choice = { range: { from: DAY, to: DAY }, step: 'hour', unread: null } as const;
  const [total, before] = [
    { views: 135, readers: 60 },
    { views: 200, readers: 90 },
  ];
  return textOf(
    renderToString(
      <Overview choice={choice} total={total} before={before} soFar={soFar} points={[]} csv="/csv" />,
    ),
  );
}

test('today is compared with the same hours of yesterday, not with all of it', () => {
  const [today, yesterday] = [
    { views: 132, readers: 40 },
    { views: 120, readers: 50 },
  ];
  const page = shown({ until: TWO_IN_BAKU, today, yesterday });
  expect(page).toContain(
    'Baxış 135 Dünən bütün gün: 200 Saat 14:00-dək 132, dünən həmin saatadək 120: ▲ 10% artıb',
  );
  expect(page).toContain('Saat 14:00-dək 40, dünən həmin saatadək 50: ▼ 20% azalıb');
  expect(page).not.toContain('Əvvəlki dövr');
});

test('past days are compared with the same number of days before', () => {
  expect(shown(null)).toContain('Baxış 135 Əvvəlki dövr: 200 ▼ 33% azalıb');
});
