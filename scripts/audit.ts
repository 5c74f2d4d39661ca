/**
 * `npm run audit`: asks the package registry for known faults of the packages that the server needs. Fails when one is high or
 * critical. Without a registry that answers, nothing is checked, and the command says so. In CI a test runs it.
 */
import { spawnSync } from 'node:child_process';
import { readAudit } from './read-audit.ts';

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  // Otherwise npm asks again for minutes where packets are lost.
  timeout: 60_000,
});
const { outcome, lines } = readAudit(error ? '' : stdout);
for (const line of lines) console.log(line);
process.exitCode = outcome === 'faults' ? 1 : 0;
