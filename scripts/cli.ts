/** `npm run cli -- <command>`: commands for the operator. `--help` lists them. */
import { runCli } from '#cli/run-cli.ts';

process.exitCode = await runCli(process.argv.slice(2));
