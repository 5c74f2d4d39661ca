import type { Reporter, TestModule } from 'vitest/node';

/** Counts tests as they end. A file that cannot run and an error outside of tests each count as one failed test. */
export function createTestCounter(): { reporter: Reporter; totals: { passed: number; failed: number } } {
  const totals = { passed: 0, failed: 0 };
  const countModule = (module: Pick<TestModule, 'children' | 'errors'>) => {
    totals.failed += module.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed' || state === 'failed') totals[state] += 1;
    }
    for (const suite of module.children.allSuites()) totals.failed += suite.errors().length;
  };
  return {
    totals,
    reporter: {
      onTestRunEnd(modules, unhandledErrors, reason) {
        for (const module of modules) countModule(module);
        totals.failed += unhandledErrors.length;
        if (reason !== 'passed' && totals.failed === 0) totals.failed = 1;
      },
    },
  };
}
