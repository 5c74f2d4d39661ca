import { execFile } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { promisify } from 'node:util';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import { ALLOCATOR_SETTINGS } from '../../scripts/allocator-settings.ts';
import { analyse, type EngineName, withEachEngine } from '../with-each-engine.ts';
import { indexAll } from './index-all.ts';
import type { Percentiles, SpeedResult } from './search-process.ts';

/** Milliseconds for 95 of 100 searches while 32 searchers wait. */
const TARGET = 50;
const MEMORY_TARGET_MB = 350;
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
    const { stdout } = await run(
      process.execPath,
      ['bench/search/search-process.ts', JSON.stringify(target)],
      { env: { ...process.env, ...ALLOCATOR_SETTINGS, NODE_ENV: 'production' } },
    );
    print(JSON.parse(stdout));
  }, engines);
}

function print({ kinds, loaded, floor, ...result }: SpeedResult): void {
  console.log(line('ms', ['alone p50', 'p95', '32 at once p50', 'p95']));
  for (const { kind, alone, loaded: ofKind } of kinds)
    console.log(line(kind, [...cellsOf(alone), ...cellsOf(ofKind)]));
  console.log(line('all', ['', '', ...cellsOf(loaded)]), loaded.p95 <= TARGET ? '✓' : `✗ above ${TARGET} ms`);
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
    `CPU of this process: ${loaded.cpuMs.toFixed(2)} ms a search, ${floor.cpuMs.toFixed(2)} ms for 20 cards`,
  );
  console.log(`32 times the CPU of a search, the wait on an idle core: ${(32 * loaded.cpuMs).toFixed(0)} ms`);
  console.log(`first search after the start: ${result.firstSearchMs.toFixed(0)} ms`);
  console.log(`from a change to its result: ${cellsOf(result.publishToFound).join(' ms, p95 ')} ms`);
  console.log(`suggestions: ${cellsOf(result.suggestions).join(' ms, p95 ')} ms`);
  if (!result.memory) return;
  const highest = result.memory.highest / MB;
  const isWithin = highest <= MEMORY_TARGET_MB ? '✓' : `✗ above ${MEMORY_TARGET_MB} MB`;
  console.log(
    `memory: ${(result.memory.now / MB).toFixed(0)} MB, highest ${highest.toFixed(0)} MB ${isWithin}`,
  );
}

function cellsOf({ p50, p95 }: Percentiles): string[] {
  return [p50.toFixed(1), p95.toFixed(1)];
}

function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(18)}${cells.map((cell) => cell.padStart(16)).join('')}`;
}
