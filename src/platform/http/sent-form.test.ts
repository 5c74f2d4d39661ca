import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSentForm, removeFiles } from './sent-form.ts';

async function encode(form: FormData) {
  const response = new Response(form);
  const type = response.headers.get('Content-Type') ?? '';
  return { body: Buffer.from(await response.arrayBuffer()), type };
}

it('keeps the texts of a form with files, and drops what is in the files', async () => {
  const value = fc.string({ unit: 'binary', maxLength: 50 }).map((text) => text.replace(/\r|\n/g, ''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), value), { maxLength: 5 }),
      fc.uint8Array({ maxLength: 2000 }),
      async (texts, bytes) => {
        const form = new FormData();
        form.append('first', new File([bytes], 'Qol "anı".png'));
        for (const [name, text] of texts) form.append(name, text);
        form.append('none', new File([], ''));
        form.append('last', new File(['x'.repeat(5000)], 'b.csv'));
        const { body, type } = await encode(form);
        const trimmed = removeFiles(body, type);
        expect(trimmed.length).toBeLessThan(1500 + 200 * texts.length + 4 * texts.join('').length);
        // An input without a chosen file is an empty text.
        const fields = [...texts.map(([name, text]) => [name, text.toWellFormed()]), ['none', '']];
        expect(await readSentForm(trimmed, type)).toEqual({ fields, fileFields: ['first', 'last'] });
      },
    ),
    { numRuns: 100 },
  );
});

it('reads a form without files, and refuses what is none', async () => {
  const type = 'application/x-www-form-urlencoded';
  const body = Buffer.from('a=1&b=%C9%99&a=2');
  expect(await readSentForm(removeFiles(body, type), type)).toEqual({
    fields: [
      ['a', '1'],
      ['b', 'ə'],
      ['a', '2'],
    ],
    fileFields: [],
  });
  const broken = 'multipart/form-data; boundary=x';
  for (const wrong of ['', '--x', '--x\r\nabc', '--y\r\n\r\n--y--'])
    expect(await readSentForm(removeFiles(Buffer.from(wrong), broken), broken)).toBeNull();
  expect(await readSentForm(body, 'multipart/form-data')).toBeNull();
});
