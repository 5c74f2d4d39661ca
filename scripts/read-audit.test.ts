import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAudit } from './read-audit.ts';

const reportOf = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test('only high and critical faults of packages fail the audit', () => {
  expect(readAudit(reportOf({})).outcome).toBe('clean');
  expect(readAudit(reportOf({ a: { severity: 'moderate' }, b: { severity: 'low' } })).outcome).toBe('clean');
  const severe = {
    a: { severity: 'low' },
    b: { severity: 'high', range: '<2' },
    c: { severity: 'critical' },
  };
  expect(readAudit(reportOf(severe))).toEqual({ outcome: 'faults', lines: ['b <2: high', 'c : critical'] });
});

test('a registry that does not answer is not called clean', () => {
  for (const output of ['', 'npm error', JSON.stringify({ message: '405', error: { code: 'E405' } })])
    expect(readAudit(output).outcome).toBe('unknown');
});

test('CI runs the audit, and no tests when it fails', () => {
  expect(readFileSync('.ci/run', 'utf8')).toContain('npm run audit && npm test');
});
