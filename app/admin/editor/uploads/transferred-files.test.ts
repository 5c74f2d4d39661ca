import { expect, test } from 'vitest';
import { transferredFiles } from './transferred-files.ts';

const file = new File(['x'], 'a.png', { type: 'image/png' });
const dataOf = (html: string, files: File[]) => ({
  files: files as unknown as FileList,
  getData: (type: string) => (type === 'text/html' ? html : ''),
});

test('a picture copied in a browser or taken from a folder', () => {
  expect(transferredFiles(dataOf('', [file]))).toEqual([file]);
  expect(transferredFiles(dataOf('<meta charset="utf-8"><img src="https://a.az/a.png">', [file]))).toEqual([
    file,
  ]);
  expect(transferredFiles(null)).toEqual([]);
});

test('words that come with a picture of themselves stay words', () => {
  const word = '<html><head><style>p{}</style></head><body><!--StartFragment--><p>Qarabağ</p></body></html>';
  expect(transferredFiles(dataOf(word, [file]))).toEqual([]);
  expect(transferredFiles(dataOf('<p>Qarabağ</p>', []))).toEqual([]);
});
