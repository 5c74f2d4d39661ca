import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each([
  ['/admin/articles?status=draft', '/admin/articles?status=draft'],
  ['/database', '/database'],
  ['/a/../admin/users', '/admin/users'],
  [null, '/admin'],
  ['', '/admin'],
  ['admin', '/admin'],
  ['//evil.example/a', '/admin'],
  ['/\\evil.example', '/admin'],
  ['/\t/evil.example', '/admin'],
  ['/.//evil.example', '/admin'],
  ['/a/..//evil.example', '/admin'],
  ['/.\\/evil.example', '/admin'],
  ['https://evil.example', '/admin'],
  ['javascript:alert(1)', '/admin'],
  ['/admin/login', '/admin'],
  ['/admin/login/second-factor', '/admin'],
  ['/admin/logout', '/admin'],
])('%s → %s', (address, expected) => {
  expect(localPath(address)).toBe(expected);
});

test('never leads to another site', () => {
  const unusualAddress = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t', '\n', '%2f', '?', '#'),
  });
  fc.assert(
    fc.property(unusualAddress, (address) => {
      expect(new URL(localPath(address), 'https://example.az').origin).toBe('https://example.az');
    }),
    { numRuns: 2000 },
  );
});
