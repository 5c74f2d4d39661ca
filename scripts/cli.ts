/** `npm run cli -- <command>`: commands for the operator. `--help` lists them. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isStale } from './build-if-stale.ts';

// The built command line starts three times faster. Commands must not wait for a build, so the sources run when they have changed.
const program: typeof import('#cli/run-cli.ts') = isStale()
  ? await import('#cli/run-cli.ts')
  : await import(pathToFileURL(resolve('build/server/cli.js')).href);
// A server that hangs would keep its connections, and with them this process.
process.exit(await program.runCli(process.argv.slice(2)));
