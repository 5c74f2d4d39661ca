import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  optionalDependencies?: Record<string, string>;
}

/**
 * A registry that lacks a package for some other platform lets `npm install` leave it out of the lock file without a
 * word, and then `npm ci` refuses the file everywhere.
 */
test('the lock file names the packages of every platform, so that npm ci takes it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const isLocked = (name: string, by: string) =>
    `node_modules/${name}` in packages || `${by}/node_modules/${name}` in packages;
  const missing = Object.entries(packages).flatMap(([by, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(name, by))
      .map(([name, version]) => `${name}@${version} (for ${by})`),
  );
  expect(missing).toEqual([]);
});
