import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, NodeJS.Signals>();

function endAll(): void {
  for (const [child, signal] of running) child.kill(signal);
}

process.on('exit', endAll);
// Vitest ends its workers by this signal, and then Node emits no `exit`.
process.once('SIGTERM', () => {
  endAll();
  // Ends this process, which has no listener for the signal any more.
  process.kill(process.pid, 'SIGTERM');
});

/**
 * Ends a child with the worker of the tests when nobody has stopped it before: the hooks of a file do not run when none of its
 * tests does, and a server that the file has started at its top would go on.
 */
export function endWithWorker(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  running.set(child, signal);
  child.once('exit', () => running.delete(child));
}
