import { expect, it } from 'vitest';
import { addChange, addLosses, addSample, createImportReport } from './import-report.ts';

const numbers = Array.from({ length: 250 }, (_, at) => at);

it('counts each loss, and shows the first ten with what they are about', () => {
  const report = createImportReport();
  for (const at of numbers)
    addLosses(report, {
      title: `Xəbər ${at}`,
      losses: [{ code: 'imageFailed', detail: `${at}.jpg` }, { code: 'page' }],
    });
  expect(report.losses.imageFailed).toEqual({
    count: 250,
    samples: numbers.slice(0, 10).map((at) => ({ title: `Xəbər ${at}`, detail: `${at}.jpg` })),
  });
  expect(report.losses.page?.samples[0]).toEqual({ title: 'Xəbər 0' });
});

it('shows the first ten new articles, and the first 200 that an import changes', () => {
  const report = createImportReport();
  for (const at of numbers) {
    addSample(report, { title: `Yeni ${at}`, slug: `yeni-${at}`, status: 'draft' });
    addChange(report, { id: `${at}`, title: 'Köhnə', newTitle: 'Yeni' });
  }
  expect(report.samples.map(({ slug }) => slug)).toEqual(numbers.slice(0, 10).map((at) => `yeni-${at}`));
  expect(report.changes.map(({ id }) => id)).toEqual(numbers.slice(0, 200).map(String));
});
