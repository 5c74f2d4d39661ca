import { SingleBar } from 'cli-progress';

/**
 * Runs `work` with a progress bar on standard error. Shows nothing when standard error is not a terminal, so that logs stay
 * readable.
 */
export async function withProgressBar<Result>(
  label: string,
  work: (onProgress: (done: number, total: number) => void) => Promise<Result>,
): Promise<Result> {
  const bar = new SingleBar({
    format: `${label} {bar} {value}/{total}`,
    barsize: 30,
    stream: process.stderr,
    clearOnComplete: true,
    noTTYOutput: false,
    // Ctrl+C ends the process at once. The open transaction is lost with it, as it must be.
    gracefulExit: false,
    // The process may end while the bar is shown, so the bar changes no mode of the terminal.
    linewrap: true,
    hideCursor: false,
  });
  let isStarted = false;
  try {
    return await work((done, total) => {
      if (!isStarted) bar.start(total, 0);
      isStarted = true;
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}
