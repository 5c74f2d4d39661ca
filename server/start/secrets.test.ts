import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAuthSecret } from './secrets.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'secrets-'));

test('the secret of the settings wins and nothing is written', () => {
  const dataDir = folder();
  expect(readAuthSecret({ authSecret: 'x'.repeat(32), dataDir })).toBe('x'.repeat(32));
  expect(() => statSync(join(dataDir, 'secrets.json'))).toThrow();
});

test('a secret is made once and kept for the owner alone', () => {
  const dataDir = folder();
  const first = readAuthSecret({ authSecret: null, dataDir });
  expect(first.length).toBeGreaterThan(40);
  expect(readAuthSecret({ authSecret: null, dataDir })).toBe(first);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a start that could not write can be repeated', () => {
  const dataDir = folder();
  // As a full disk does: the name of the temporary file is taken by a folder.
  const temporary = join(dataDir, `secrets.json.${process.pid}.tmp`);
  mkdirSync(temporary);
  expect(() => readAuthSecret({ authSecret: null, dataDir })).toThrow();
  expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
  rmSync(temporary, { recursive: true, force: true });
  writeFileSync(join(dataDir, 'secrets.json'), '');
  expect(readAuthSecret({ authSecret: null, dataDir }).length).toBeGreaterThan(40);
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
});

test('a spoiled file is named', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'secrets.json'), '{');
  expect(() => readAuthSecret({ authSecret: null, dataDir })).toThrow(/secrets\.json: not readable/);
});
