/** `npm test`: all tests. The last line says how many passed and failed. Arguments select files: `npm test -- tests/http`. */
import { startVitest } from 'vitest/node';
import { buildIfStale } from './build-if-stale.ts';
import { prepareMachine } from './prepare-machine.ts';
import { createTestCounter } from './test-counter.ts';

const { reporter, totals } = createTestCounter();
const missing = prepareMachine();
for (const line of missing) console.error(line);

if (missing.length === 0) {
  try {
    buildIfStale();
    const vitest = await startVitest(process.argv.slice(2), {
      run: true,
      watch: false,
      reporters: ['default', reporter],
    });
    await vitest.close();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    totals.failed += 1;
  }
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
// A run without tests counts as failed.
process.exit(totals.passed > 0 && totals.failed === 0 ? 0 : 1);
