/** `npm test`: every test, and as its last line how many passed and failed. Arguments choose files: `npm test -- tests/http`. */
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
// A run in which nothing was tested has not shown that anything works.
process.exit(totals.passed > 0 && totals.failed === 0 ? 0 : 1);
