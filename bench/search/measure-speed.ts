import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import { startSegmentProcess } from '#features/search/server/start-segment-process.ts';
import { MEMORY_SETTINGS } from '../../scripts/memory-settings.ts';
import { analyse, type EngineName, withEachEngine } from '../with-each-engine.ts';
import { indexAll } from './index-all.ts';
import type { Percentiles, SearchProcessInput, SpeedResult } from './search-process.ts';

/** Milliseconds for 95 of 100 searches of one searcher, and of 32 at once. */
const TARGET_ALONE = 60;
const TARGET = 120;
const FIRST_RESULT_TARGET = 2000;
const MEMORY_TARGET_MB = 400;
const MB = 1024 * 1024;

const run = promisify(execFile);

/** Measures time and memory of searches in this many generated articles, and prints them. */
export async function measureSpeed(count: number, engines: readonly EngineName[]): Promise<void> {
  await withEachEngine(async (engine, { db }, target) => {
    const begun = performance.now();
    await generateArticles(db, { count, now: Date.now(), seed: 1 });
    const written = performance.now();
    await indexAll(db);
    const indexed = performance.now();
    await analyse(engine, db);
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(0)} s`;
    console.log(
      `\n${engine}: ${count} articles, written in ${seconds(begun, written)}, indexed in ${seconds(written, indexed)}, ` +
        `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
    );
    const dataDir = mkdtempSync(join(tmpdir(), 'newsroom-bench-'));
    try {
      await measureSearches({ target, dataDir, imported: count });
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  }, engines);
}

/** Measures searches in a SQLite database that has generated articles already, and keeps the segments beside it. */
export async function measureExisting(file: string): Promise<void> {
  await measureSearches({ target: { kind: 'sqlite', file }, dataDir: dirname(file), imported: 100_000 });
}

async function measureSearches(input: SearchProcessInput): Promise<void> {
  const begun = performance.now();
  const builder = startSegmentProcess({ target: input.target, folder: join(input.dataDir, 'search') });
  await builder.ended;
  console.log(`segments built in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const { stdout } = await run(process.execPath, ['bench/search/search-process.ts', JSON.stringify(input)], {
    env: { ...process.env, ...MEMORY_SETTINGS, NODE_ENV: 'production' },
  });
  print(JSON.parse(stdout));
}

function print({ kinds, alone, loaded, importing, floor, ...result }: SpeedResult): void {
  console.log(line('ms', ['alone p50', 'p95', '32 at once p50', 'p95']));
  for (const one of kinds) console.log(line(one.kind, [...cellsOf(one.alone), ...cellsOf(one.loaded)]));
  const judgeBoth = (one: Percentiles, all: Percentiles) =>
    `${judge(one.p95, TARGET_ALONE)} ${judge(all.p95, TARGET)}`;
  console.log(line('all', [...cellsOf(alone), ...cellsOf(loaded)]), judgeBoth(alone, loaded));
  console.log(
    line('during an import', [...cellsOf(importing.alone), ...cellsOf(importing.loaded)]),
    judgeBoth(importing.alone, importing.loaded),
    `${importing.indexed} articles indexed meanwhile`,
  );
  console.log(line('20 cards by key', ['', '', ...cellsOf(floor)]));
  console.log(
    line('ratio', [
      '',
      '',
      `${(loaded.p50 / floor.p50).toFixed(1)} ×`,
      `${(loaded.p95 / floor.p95).toFixed(1)} ×`,
    ]),
  );
  console.log(
    `CPU of this process: ${alone.cpuMs.toFixed(2)} ms a search alone, ${loaded.cpuMs.toFixed(2)} ms of 32, ${floor.cpuMs.toFixed(2)} ms for 20 cards`,
  );
  console.log(`32 times the CPU of a search, the wait on an idle core: ${(32 * loaded.cpuMs).toFixed(0)} ms`);
  console.log(
    `first result after the start of the process: ${result.firstResultMs.toFixed(0)} ms ` +
      `(its search ${result.firstSearchMs.toFixed(0)} ms) ${judge(result.firstResultMs, FIRST_RESULT_TARGET)}`,
  );
  console.log(`from a change to its result: ${cellsOf(result.publishToFound).join(' ms, p95 ')} ms`);
  console.log(`suggestions: ${cellsOf(result.suggestions).join(' ms, p95 ')} ms`);
  if (!result.memory) return;
  const highest = result.memory.highest / MB;
  const isWithin = highest <= MEMORY_TARGET_MB ? '✓' : `✗ above ${MEMORY_TARGET_MB} MB`;
  console.log(
    `memory: ${(result.memory.now / MB).toFixed(0)} MB, highest ${highest.toFixed(0)} MB ${isWithin}`,
  );
}

function judge(value: number, target: number): string {
  return value <= target ? '✓' : `✗ above ${target}`;
}

function cellsOf({ p50, p95 }: Percentiles): string[] {
  return [p50.toFixed(1), p95.toFixed(1)];
}

function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(18)}${cells.map((cell) => cell.padStart(16)).join('')}`;
}
