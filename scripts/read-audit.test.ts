import { spawnSync } from 'node:child_process';
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

test.runIf(process.env.CI)('no high or critical fault is known, where a registry answers', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'audit'], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});
