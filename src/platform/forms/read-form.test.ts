import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvalidInput } from '#platform/errors.ts';
import { readForm } from './read-form.ts';

const limit = { limit: 10, tooLong: 'field.tooLong', required: 'field.required' } as const;

function formOf(fields: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('reads texts, files and checkboxes of a form', async () => {
  const file = new File(['şəkil'], 'a.txt');
  const read = readForm(
    formOf([
      ['name', ' Ad '],
      ['tag', 'bir'],
      ['tag', 'iki'],
      ['file', file],
      ['none', new File([], '')],
      ['on', ''],
    ]),
  );
  expect([read.text('name'), read.text('file'), read.text('missing')]).toEqual([' Ad ', '', '']);
  expect(read.texts('tag')).toEqual(['bir', 'iki']);
  expect(await read.file('file')?.text()).toBe('şəkil');
  expect([read.file('none'), read.file('name'), read.file('missing')]).toEqual([null, null, null]);
  expect([read.has('on'), read.has('missing')]).toEqual([true, false]);
});

test('collects every problem at its field', () => {
  const read = readForm({
    name: ' \u0000 ',
    text: 'a'.repeat(11),
    kind: 'x',
    at: '31.02.2026 10:00',
    from: ' ',
    score: '100',
  });
  expect(read.line('name', limit)).toBe('');
  read.paragraphs('text', limit);
  expect(read.choice('kind', ['weekly', 'breaking'], 'field.choice')).toBe('weekly');
  expect(read.moment('at', 'form.invalid')).toBeNull();
  expect(read.moment('from', 'form.invalid')).toBeNull();
  expect(read.requiredMoment('from', { invalid: 'form.invalid', required: 'field.required' })).toBeNaN();
  read.number('score', { max: 99, invalid: 'match.score' });
  const problems = [
    { field: 'name', code: 'field.required' },
    { field: 'text', code: 'field.tooLong' },
    { field: 'kind', code: 'field.choice' },
    { field: 'at', code: 'form.invalid' },
    { field: 'from', code: 'field.required' },
    { field: 'score', code: 'match.score' },
  ];
  expect(read.problems).toEqual(problems);
  expect(() => read.check()).toThrow(new InvalidInput(problems as InvalidInput['problems']));
});

test('gives the values of a form without problems', () => {
  const read = readForm({
    name: ' Qəbələ  oyunu ',
    text: 'a\r\n\r\n\r\nb ',
    at: '07.03.2026 18:00',
    score: ' 2 ',
  });
  expect(read.line('name', { ...limit, limit: 20 })).toBe('Qəbələ oyunu');
  expect(read.shortParagraphs('text', limit)).toBe('a\n\nb');
  expect(read.moment('at', 'form.invalid')).toBe(Date.UTC(2026, 2, 7, 14));
  expect(read.number('score', { max: 99, invalid: 'match.score' })).toBe(2);
  read.check();
});

test('a version is a whole number, 0 when it was not sent', () => {
  const read = readForm({ none: '', version: '7', text: '1e3', signed: '-1', long: '9'.repeat(16) });
  expect([read.count('version'), read.count('none')]).toEqual([7, 0]);
  for (const name of ['text', 'signed', 'long'] as const) expect(read.count(name)).toBeNaN();
});

test('no text of a limited field is longer than its limit, whatever is sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const read = readForm({ text });
      const value = read.line('text', { limit: 10, tooLong: 'field.tooLong' });
      const isLong = Array.from(value).length > 10;
      expect(read.problems.map(({ code }) => code)).toEqual(isLong ? ['field.tooLong'] : []);
    }),
  );
});
