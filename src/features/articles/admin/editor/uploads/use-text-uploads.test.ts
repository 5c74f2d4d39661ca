import { expect, test } from 'vitest';
import { transferredFiles } from './use-text-uploads.ts';

const file = new File(['x'], 'a.png', { type: 'image/png' });
const dataOf = (html: string, files: File[]) => ({
  files: files as unknown as FileList,
  getData: (type: string) => (type === 'text/html' ? html : ''),
});

test('finds a picture that was copied in a browser or in a folder', () => {
  expect(transferredFiles(dataOf('', [file]))).toEqual([file]);
  expect(transferredFiles(dataOf('<meta charset="utf-8"><img src="https://a.az/a.png">', [file]))).toEqual([
    file,
  ]);
  expect(transferredFiles(null)).toEqual([]);
});

test('ignores the picture that an office program adds to copied text', () => {
  const word = '<html><head><style>p{}</style></head><body><!--StartFragment--><p>Qarabağ</p></body></html>';
  expect(transferredFiles(dataOf(word, [file]))).toEqual([]);
  expect(transferredFiles(dataOf('<p>Qarabağ</p>', []))).toEqual([]);
});
