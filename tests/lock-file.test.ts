import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const readLockFile = () =>
  JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

/**
 * When a registry lacks a package for another platform, `npm install` leaves it out of the lock file and says nothing.
 * `npm ci` then refuses the lock file on every platform.
 */
test('the lock file names the packages of every platform, so that npm ci takes it', () => {
  const { packages } = readLockFile();
  const isLocked = (name: string, by: string) =>
    `node_modules/${name}` in packages || `${by}/node_modules/${name}` in packages;
  const missing = Object.entries(packages).flatMap(([by, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(name, by))
      .map(([name, version]) => `${name}@${version} (for ${by})`),
  );
  expect(missing).toEqual([]);
});

test('package.json names exact versions, the same as the lock file', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const { packages } = readLockFile();
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});
