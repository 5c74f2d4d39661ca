import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { newFile } from '../kit/content/archives.ts';
import { KILLS } from '../kit/crash/kill-repeatedly.ts';
import { makePostgresDatabase } from '../kit/databases/make-postgres-database.ts';
import { demoFolder } from '../kit/site/demo-folder.ts';
import { runCommand } from '../kit/site/run-command.ts';
import { siteEngines } from '../kit/site/site.ts';

async function exists(path: string): Promise<void> {
  while (!existsSync(path)) await sleep(5);
}

function makeFolder(): string {
  mkdirSync(inject('runFolder'), { recursive: true });
  return mkdtempSync(join(inject('runFolder'), 'killed-'));
}

test.each(siteEngines())(
  'an export and a restore that are killed run again (%s)',
  async (engine) => {
    const from = { DATA_DIR: makeFolder() };
    cpSync(await demoFolder(inject('runFolder')), from.DATA_DIR, { recursive: true });
    const file = newFile();
    for (let kill = 0; kill < KILLS; kill += 1) {
      rmSync(`${file}.part`, { force: true });
      const killed = await runCommand(['export', file], from, exists(`${file}.part`));
      expect([killed.code, existsSync(file)]).toEqual([null, false]);
    }
    const exported = await runCommand(['export', file, '--json'], from);
    expect(exported).toMatchObject({ code: 0, stderr: '' });

    const to: Record<string, string> = { DATA_DIR: makeFolder() };
    if (engine === 'postgres') {
      const postgres = await makePostgresDatabase(inject('postgresUrl') ?? '');
      onTestFinished(postgres.drop);
      to.DATABASE_URL = postgres.url;
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      // The first sign of each attempt: the pictures come before the tables.
      rmSync(join(to.DATA_DIR ?? '', 'files'), { recursive: true, force: true });
      const killed = await runCommand(
        ['restore', file],
        to,
        exists(join(to.DATA_DIR ?? '', 'files/articles')),
      );
      expect(killed.code).toBeNull();
    }
    // Every command opens the database like the server.
    const early = await runCommand(['export', newFile()], to);
    expect(early).toMatchObject({ code: 1, stderr: expect.stringContaining('has not finished') });

    const restored = await runCommand(['restore', file, '--json'], to);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(restored.stdout)).toEqual(JSON.parse(exported.stdout));
    const { tables, files } = JSON.parse((await runCommand(['export', newFile(), '--json'], to)).stdout);
    const countRows = (all: object) => Object.entries(all).map(([name, { rows }]) => [name, rows]);
    expect([countRows(tables), files.rows]).toEqual([
      countRows(JSON.parse(exported.stdout).tables),
      JSON.parse(exported.stdout).files.rows,
    ]);
  },
  10 * MINUTE + KILLS * MINUTE,
);
