import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export interface TestCounter {
  reporter: Reporter;
  totals: { passed: number; failed: number };
  /** The names of tests that passed only when they were tried again: each has a race in it, or in the product. */
  racing: string[];
}

/** Counts tests as they end. A file that cannot be run and an error outside every test count as a failed test each. */
export function createTestCounter(): TestCounter {
  const totals = { passed: 0, failed: 0 };
  const racing: string[] = [];
  const countModule = (module: Pick<TestModule, 'children' | 'errors'>) => {
    totals.failed += module.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed' || state === 'failed') totals[state] += 1;
      if (test.diagnostic()?.flaky) racing.push(`${relative('.', test.module.moduleId)}: ${test.fullName}`);
    }
    for (const suite of module.children.allSuites()) totals.failed += suite.errors().length;
  };
  return {
    totals,
    racing,
    reporter: {
      onTestRunEnd(modules, unhandledErrors, reason) {
        for (const module of modules) countModule(module);
        totals.failed += unhandledErrors.length;
        if (reason !== 'passed' && totals.failed === 0) totals.failed = 1;
      },
    },
  };
}
