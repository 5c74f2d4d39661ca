import { expect, test } from 'vitest';
import { toImageFileName } from './store-image-file.ts';

test.each([
  ['Qarabağ Şampiyon.JPG', 'jpeg', 'qarabag-sampiyon.jpg'],
  ['oyun.jpeg', 'jpeg', 'oyun.jpeg'],
  ['oyun.jpg', 'png', 'oyun.png'],
  ['oyun.png', 'jpeg', 'oyun.jpg'],
  ['C:\\Şəkillər\\Qol 2:1.png', 'png', 'qol-21.png'],
  ['../../etc/passwd', 'png', 'passwd.png'],
  ['…', 'jpeg', 'sekil.jpg'],
  ['', 'jpeg', 'sekil.jpg'],
  ['.jpg', 'jpeg', 'sekil.jpg'],
] as const)('the file %j with the format %s is stored as %s', (name, format, storedName) => {
  expect(toImageFileName(name, format)).toBe(storedName);
});

test('a very long name is cut', () => {
  expect(toImageFileName(`${'söz '.repeat(200)}.jpg`, 'jpeg').length).toBeLessThan(90);
});
