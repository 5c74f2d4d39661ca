import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `npm run cli -- …` as a process of its own, with the real clock. `killAfter` sends Ctrl+C after that many milliseconds, or
 * after this output. A promise ends the process without any warning (`kill -9`) when it is fulfilled.
 */
export async function runCommand(
  args: readonly string[],
  env: Record<string, string>,
  killAfter?: number | RegExp | Promise<unknown>,
) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, ['scripts/run.mjs', 'cli', ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (part) => {
      output[name] += part;
      if (killAfter instanceof RegExp && killAfter.test(output.stdout)) child.kill('SIGINT');
    });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  if (typeof killAfter === 'number') {
    await sleep(killAfter);
    child.kill('SIGINT');
  }
  if (killAfter instanceof Promise) await killAfter.then(() => child.kill('SIGKILL'));
  return { code: await ended, ...output };
}
