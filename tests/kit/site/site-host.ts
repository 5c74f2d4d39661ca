import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { startSiteWithin } from '#app/server/main.ts';
import type { HostAnswer, HostRequest } from './hosted-site.ts';

/**
 * A process that has read the built program once and runs one site after the other. `hosted-site.ts` starts it and asks it by messages.
 */
type Program = { startSiteWithin: typeof startSiteWithin };
const { startSiteWithin: start }: Program = await import(
  pathToFileURL(resolve('build/server/index.js')).href
);

let stop: (() => Promise<void>) | null = null;
const answer = (message: HostAnswer) => process.send?.(message);

async function run(env: Record<string, string>): Promise<void> {
  let isRunning = true;
  const write = (line: string) =>
    isRunning ? answer({ line }) : process.stderr.write(`Logged by a site after its stop: ${line}\n`);
  const server = await start(env, write);
  stop = async () => {
    stop = null;
    await server.stop();
    isRunning = false;
  };
  await server.ready;
}

process.on('message', ({ env }: HostRequest) => {
  const work = env ? run(env) : (stop?.() ?? Promise.resolve());
  work.then(
    () => answer({ done: true }),
    (error: Error) => answer({ failed: error.stack ?? error.message }),
  );
});
// The site logs them when it has a process of its own.
process.on('unhandledRejection', (error) =>
  process.stderr.write(`Unhandled rejection: ${error instanceof Error ? error.stack : error}\n`),
);
process.on('disconnect', () => process.exit());
answer({ done: true });
