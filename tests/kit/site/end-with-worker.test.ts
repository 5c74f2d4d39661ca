import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';

const KIT = new URL('./end-with-worker.ts', import.meta.url).href;

/** Its child holds its output open, and writes to it when nobody ends it. */
const program = `
  import { spawn } from 'node:child_process';
  import { endWithWorker } from '${KIT}';
  const server = "setTimeout(() => console.log('never ended'), ${MINUTE / 2})";
  endWithWorker(spawn(process.execPath, ['-e', server], { stdio: 'inherit' }));
  process.send('started');
  setInterval(() => {}, ${MINUTE});
  process.on('disconnect', () => process.exit());
`;

test.each([
  ['vitest ends the worker', (worker: ReturnType<typeof spawn>) => worker.kill('SIGTERM')],
  ['vitest itself is killed', (worker: ReturnType<typeof spawn>) => worker.disconnect()],
])('a child that nobody has stopped ends when %s', async (_when, end) => {
  const worker = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const output = worker.stdout ? text(worker.stdout) : null;
  await once(worker, 'message');
  end(worker);
  expect(await output).toBe('');
});
