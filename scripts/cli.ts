/** `npm run cli -- <command>`: commands for the operator. `--help` lists them. */
import { runCli } from '#cli/run-cli.ts';

// A server that hangs would keep its connections, and with them this process.
process.exit(await runCli(process.argv.slice(2)));
