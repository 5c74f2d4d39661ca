interface AuditReport {
  vulnerabilities?: Record<string, { severity: string; range?: string }>;
}

const SEVERE = ['high', 'critical'];

/** Reads the output of `npm audit --json`. `unknown`: the registry has not answered. `lines` tell the operator. */
export function readAudit(output: string): { outcome: 'clean' | 'faults' | 'unknown'; lines: string[] } {
  const found = parseReport(output)?.vulnerabilities;
  if (found === undefined)
    return { outcome: 'unknown', lines: ['The package registry does not answer: nothing was checked.'] };
  const severe = Object.entries(found).filter(([, { severity }]) => SEVERE.includes(severity));
  if (severe.length === 0) return { outcome: 'clean', lines: ['No high or critical faults are known.'] };
  const lines = severe.map(([name, { severity, range }]) => `${name} ${range ?? ''}: ${severity}`);
  return { outcome: 'faults', lines };
}

function parseReport(output: string): AuditReport | null {
  try {
    return JSON.parse(output) as AuditReport;
  } catch {
    return null;
  }
}
