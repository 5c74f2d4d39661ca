import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { commonText } from '#platform/text/common.ts';
import { textOf } from '#tests/kit/site/html.ts';
import { DateField, DateTimeField } from './date-field.tsx';

test('a day is shown with the day first, and one that cannot be read stays with the reason', () => {
  const named = renderToString(<DateField label="Gün" name="from" defaultValue="2026-11-21" />);
  expect(named).toContain('value="21.11.2026"');
  expect(textOf(named)).not.toContain(commonText.dateInvalid);
  const wrong = renderToString(<DateField label="Gün" name="from" defaultValue="11/21/2026" />);
  expect(wrong).toContain('value="11/21/2026"');
  expect(textOf(wrong)).toContain(commonText.dateInvalid);
});

test('a moment is a field of text', () => {
  const html = renderToString(<DateTimeField label="Vaxt" name="at" defaultValue="21.11.2026 18:30" />);
  expect(html).toMatch(/<input[^>]*type="text"/);
  expect(textOf(html)).toContain(commonText.dateTimeFormat);
});

test('no screen of the back-office has a date field of the browser', () => {
  const files = globSync('src/{app,features/*,platform}/admin/**/*.tsx');
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((name) =>
    /type="(?:date|datetime-local|time|month|week)"/.test(readFileSync(name, 'utf8')),
  );
  expect(found).toEqual([]);
});
