/** What `doctor` has found about one part of the site. */
export interface Finding {
  part: string;
  state: 'ok' | 'warning' | 'fault';
  text: string;
  /** How to mend it. */
  mend?: string;
}

/** A check of one part. A rejection is a fault with its message. */
export interface Check {
  part: string;
  /** How to mend it when the check rejects. */
  mend: string;
  run(): Promise<Omit<Finding, 'part'> | Omit<Finding, 'part'>[]>;
}

/** A check that waits longer than this is a fault. */
const LIMIT_MS = 20_000;

/** Runs the checks one after the other. No check can stop the others. */
export async function runChecks(checks: readonly Check[], limitMs = LIMIT_MS): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { part, mend, run } of checks) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, limitMs, new Error(`no answer within ${limitMs / 1000} s`));
    });
    try {
      findings.push(...[await Promise.race([run(), late])].flat().map((found) => ({ part, ...found })));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      findings.push({ part, state: 'fault', text, mend });
    } finally {
      clearTimeout(timer);
    }
  }
  return findings;
}

const signs = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' } as const;

/** The findings for a person: one line for each, and how to mend it below. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ part, state, text, mend }) => {
      const line = `${signs[state]} ${part}: ${text}`;
      return mend === undefined ? line : `${line}\n        ${mend}`;
    })
    .join('\n');
}
