import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { claimDataFolder } from './claim-data-folder.ts';

const umask = process.umask();
afterEach(() => {
  process.umask(umask);
});

const folderWithConfig = () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'data-')), 'data');
  return { dataDir, database: { kind: 'sqlite', file: join(dataDir, 'newsroom.sqlite') } } as const;
};
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('only the owner may read the folder and its content', () => {
  const config = folderWithConfig();
  mkdirSync(join(config.dataDir, 'files'), { recursive: true });
  writeFileSync(join(config.dataDir, 'newsroom.sqlite'), '');
  for (const path of ['', 'files', 'newsroom.sqlite']) chmodSync(join(config.dataDir, path), 0o755);
  mkdirSync(join(config.dataDir, 'files/.tmp/write-left'), { recursive: true });
  const release = claimDataFolder(config);
  expect(readdirSync(join(config.dataDir, 'files'))).toEqual([]);
  writeFileSync(join(config.dataDir, 'new'), '');
  const modes = ['', 'files', 'newsroom.sqlite', 'new', 'server.lock'].map((path) =>
    modeOf(join(config.dataDir, path)),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o600, 0o600]);
  release();
});

test('a second server is refused until the first one releases the folder', () => {
  const config = folderWithConfig();
  const release = claimDataFolder(config);
  expect(() => claimDataFolder(config)).toThrow(/^DATA_DIR: another server already uses ".*data"/);
  release();
  claimDataFolder(config)();
});

/** What a process of this user gets when it calls a function of the module with the configuration. */
function callAs(uid: number, name: 'claimDataFolder' | 'requireOwnFolder', config: object) {
  const script = `
    import { ${name} } from ${JSON.stringify(import.meta.resolve('./claim-data-folder.ts'))};
    process.setuid(${uid});
    try {
      ${name}(${JSON.stringify(config)});
    } catch (error) {
      console.log(error.name + ': ' + error.message);
    }`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout;
}

describe.runIf(process.getuid?.() === 0)('with files of several users', () => {
  const OTHER = 54_321;

  test('a server whose files belong to another user does not start, and says which', () => {
    const config = folderWithConfig();
    mkdirSync(join(config.dataDir, 'files'), { recursive: true });
    chmodSync(join(config.dataDir, '..'), 0o755);
    chownSync(config.dataDir, OTHER, OTHER);
    expect(callAs(OTHER, 'claimDataFolder', config)).toMatch(
      /^StartupError: DATA_DIR: ".*files" cannot be written \(EACCES\).*chown -R 54321 ".*data"\n$/,
    );
    chownSync(join(config.dataDir, 'files'), OTHER, OTHER);
    expect(callAs(OTHER, 'claimDataFolder', config)).toBe('');
  });

  test('root writes no files into the folder of another user', () => {
    const config = folderWithConfig();
    expect(callAs(0, 'requireOwnFolder', config)).toBe('');
    mkdirSync(config.dataDir);
    expect(callAs(0, 'requireOwnFolder', config)).toBe('');
    chownSync(config.dataDir, OTHER, OTHER);
    expect(callAs(0, 'requireOwnFolder', config)).toMatch(
      /^StartupError: DATA_DIR: ".*data" belongs to the user with the id 54321/,
    );
    // Of a server that runs as root.
    writeFileSync(join(config.dataDir, 'newsroom.sqlite'), '');
    expect(callAs(0, 'requireOwnFolder', config)).toBe('');
  });
});

test('a killed server leaves no lock behind', () => {
  const config = folderWithConfig();
  const script = `
    import { claimDataFolder } from ${JSON.stringify(import.meta.resolve('./claim-data-folder.ts'))};
    claimDataFolder(${JSON.stringify(config)});
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect([child.signal, child.stderr]).toEqual(['SIGKILL', '']);
  expect(readdirSync(config.dataDir)).toContain('server.lock');
  claimDataFolder(config)();
});

test('servers on PostgreSQL may share a folder', () => {
  const { dataDir } = folderWithConfig();
  const config = { dataDir, database: { kind: 'postgres', url: 'postgres://x' } } as const;
  const release = claimDataFolder(config);
  expect(claimDataFolder(config)).toBeTypeOf('function');
  release();
});
