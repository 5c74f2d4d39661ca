import { readSiteConfig } from '#app/server/read-site-config.ts';
import { type Config, ConfigError, loadEnvFile } from '#platform/config.ts';
import { type AddCommand, EXIT_CODES } from '../command.ts';
import { type Finding, formatFindings, runChecks } from '../doctor/check.ts';
import { listSiteChecks } from '../doctor/site-checks.ts';

export const addDoctor: AddCommand = (program, finish) => {
  program
    .command('doctor')
    .description(
      'Check configuration, database, files, mail, clock, disk and backups, and say how to mend each.',
    )
    .option('--json', 'print the findings as JSON')
    .action(async ({ json }: { json?: true }) => {
      process.umask(0o077);
      const findings = await examine();
      process.stdout.write(`${json ? JSON.stringify(findings, null, 2) : formatFindings(findings)}\n`);
      if (findings.some(({ state }) => state === 'fault')) finish(EXIT_CODES.failed);
    });
};

async function examine(): Promise<Finding[]> {
  let config: Config;
  try {
    loadEnvFile();
    config = readSiteConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // Without a configuration nothing else can be checked.
    return error.message.split('\n').map((text) => ({
      part: 'configuration',
      state: 'fault',
      text,
      mend: '.env.example describes each variable.',
    }));
  }
  return runChecks(listSiteChecks(config));
}
