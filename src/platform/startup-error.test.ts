import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listenError, prepareDataFolder } from '#platform/startup-error.ts';

const root = mkdtempSync(join(tmpdir(), 'data-'));

test('the data folder is created', () => {
  prepareDataFolder(join(root, 'a', 'b'));
  expect(existsSync(join(root, 'a', 'b'))).toBe(true);
});

test('the error names a file in its place', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => prepareDataFolder(join(root, 'file'))).toThrow(/^DATA_DIR: ".*file" is not a folder/);
  expect(() => prepareDataFolder(join(root, 'file', 'x'))).toThrow(/^DATA_DIR: ".*x" is not a folder/);
});

test('the error names a folder that cannot be written', () => {
  expect(() => prepareDataFolder('/proc/newsroom')).toThrow(
    /^DATA_DIR: "\/proc\/newsroom" cannot be written/,
  );
});

test.each([
  ['EADDRINUSE', /^PORT: 80 is already in use/],
  ['EACCES', /^PORT: 80 may not be used/],
  ['EADDRNOTAVAIL', /^HOST: "h" is not an address/],
  ['EOTHER', /^HOST, PORT: cannot listen on h:80/],
])('the error %s names the setting to change', (code, message) => {
  expect(listenError(Object.assign(new Error('x'), { code }), { host: 'h', port: 80 }).message).toMatch(
    message,
  );
});
