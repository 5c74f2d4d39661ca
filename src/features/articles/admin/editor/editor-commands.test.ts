import { expect, test } from 'vitest';
import { linkAddress } from './editor-commands.ts';

test('a link takes web, mail and site addresses, and nothing else', () => {
  expect(linkAddress(' https://uefa.com/x ')).toBe('https://uefa.com/x');
  expect(linkAddress('pfl.az/xeberler')).toBe('https://pfl.az/xeberler');
  expect(linkAddress('/article/x')).toBe('/article/x');
  expect(linkAddress('mailto:a@b.az')).toBe('mailto:a@b.az');
  expect(linkAddress('javascript:alert(1)')).toBeNull();
  expect(linkAddress('//evil.example')).toBeNull();
  expect(linkAddress('iki söz')).toBeNull();
});
