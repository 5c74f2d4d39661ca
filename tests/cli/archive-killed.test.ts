import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { newFile } from '../kit/content/archives.ts';
import { KILLS_TIMEOUT, repeatKills, reportKills, untilReached } from '../kit/crash/kill-rounds.ts';
import { makePostgresDatabase } from '../kit/databases/make-postgres-database.ts';
import { demoFolder } from '../kit/site/demo-folder.ts';
import { runCommand } from '../kit/site/run-command.ts';
import { siteEngines } from '../kit/site/site.ts';

function untilExists(path: string): Promise<boolean> {
  return untilReached(() => existsSync(path), Boolean);
}

function makeFolder(): string {
  mkdirSync(inject('runFolder'), { recursive: true });
  return mkdtempSync(join(inject('runFolder'), 'killed-'));
}

let file = '';
let exported = { stdout: '' };
test(
  'an export that is killed runs again',
  async () => {
    const from = { DATA_DIR: makeFolder() };
    cpSync(await demoFolder(inject('runFolder')), from.DATA_DIR, { recursive: true });
    file = newFile();
    await repeatKills(async () => {
      rmSync(`${file}.part`, { force: true });
      const killed = await runCommand(['export', file], from, untilExists(`${file}.part`));
      expect([killed.code, existsSync(file)]).toEqual([null, false]);
    });
    exported = await runCommand(['export', file, '--json'], from);
    expect(exported).toMatchObject({ code: 0, stderr: '' });
  },
  KILLS_TIMEOUT,
);

test.each(siteEngines())(
  'a restore that is killed runs again (%s)',
  async (engine) => {
    const to: Record<string, string> = { DATA_DIR: makeFolder() };
    if (engine === 'postgres') {
      const postgres = await makePostgresDatabase(inject('postgresUrl') ?? '');
      onTestFinished(postgres.drop);
      to.DATABASE_URL = postgres.url;
    }
    await repeatKills(async () => {
      // The first sign of each attempt: the pictures come before the tables.
      rmSync(join(to.DATA_DIR ?? '', 'files'), { recursive: true, force: true });
      const killed = await runCommand(
        ['restore', file],
        to,
        untilExists(join(to.DATA_DIR ?? '', 'files/articles')),
      );
      expect(killed.code).toBeNull();
    });
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
    const rows = countRows(tables).reduce((sum, [, own]) => sum + Number(own), files.rows);
    reportKills(engine, { 'of export and of restore each, rows and files': rows, lost: 0 });
  },
  KILLS_TIMEOUT,
);
