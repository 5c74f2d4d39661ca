import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/**
 * A preload of a server under test (`--import`). It measures how long the event loop was busy without a pause, in CPU time of
 * the main thread, so that other processes on a busy machine do not count. GET on the port `LOOP_PORT` answers with the longest
 * time since the last question, in milliseconds.
 */
const { LOOP_PORT } = process.env;
if (isMainThread && LOOP_PORT) {
  let [last, longest] = [0, 0];
  const measure = () => {
    const { user, system } = process.threadCpuUsage();
    const now = (user + system) / 1000;
    longest = Math.max(longest, now - last);
    last = now;
    setTimeout(measure, 1).unref();
  };
  setTimeout(() => {
    const { user, system } = process.threadCpuUsage();
    last = (user + system) / 1000;
    measure();
  }, 0).unref();
  createServer((_, res) => {
    res.setHeader('Connection', 'close').end(JSON.stringify(longest));
    longest = 0;
  })
    .listen(Number(LOOP_PORT), '127.0.0.1')
    .unref();
}
