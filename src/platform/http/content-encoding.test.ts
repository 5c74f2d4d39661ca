import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseEncoding, chooseEncodingOnce } from './content-encoding.ts';

test.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br; q=1.0, gzip; q=0.8', 'br'],
  ['identity', 'identity'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['BR', 'br'],
  ['zstd', 'identity'],
])('%j → %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
  expect(chooseEncoding(accept)).toBe(encoding);
});

test.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['zstd', 'zstd'],
  ['zstd;q=0, gzip', 'gzip'],
  ['zstd;q=0.5, br', 'br'],
  ['zstd;q=0.5, gzip', 'gzip'],
  ['zstd;q=0.5, identity', 'identity'],
  ['*', 'zstd'],
])('%j → %s for a response that is sent once', (accept, encoding) => {
  expect(chooseEncodingOnce(accept)).toBe(encoding);
});

test('never chooses a refused encoding and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (noise) => {
      expect(chooseEncoding(`br;q=0, ${noise.replaceAll(/br|\*/gi, '')}`)).not.toBe('br');
    }),
  );
});
