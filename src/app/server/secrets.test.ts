import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAuthSecret } from './secrets.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'secrets-'));

test('the configured secret is used and nothing is written', () => {
  const dataDir = folder();
  expect(readAuthSecret({ authSecret: 'x'.repeat(32), dataDir })).toBe('x'.repeat(32));
  expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
});

test('a secret is created once and readable by the owner only', () => {
  const dataDir = folder();
  const first = readAuthSecret({ authSecret: null, dataDir });
  expect(first.length).toBeGreaterThan(40);
  expect(readAuthSecret({ authSecret: null, dataDir })).toBe(first);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a start that failed to write the secret can be repeated', () => {
  const dataDir = folder();
  // Simulates a full disk: a folder has the name of the temporary file.
  const temporary = join(dataDir, `secrets.json.${process.pid}.tmp`);
  mkdirSync(temporary);
  expect(() => readAuthSecret({ authSecret: null, dataDir })).toThrow('EISDIR');
  expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
  rmSync(temporary, { recursive: true, force: true });
  writeFileSync(join(dataDir, 'secrets.json'), '');
  expect(readAuthSecret({ authSecret: null, dataDir }).length).toBeGreaterThan(40);
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
});

test('the error names a damaged file', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'secrets.json'), '{');
  expect(() => readAuthSecret({ authSecret: null, dataDir })).toThrow(/secrets\.json: not readable/);
});
