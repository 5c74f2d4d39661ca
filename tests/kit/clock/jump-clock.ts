import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';
import { findClockShift } from './clock-shift.ts';
import './shift-clock.ts';
import { shiftDate } from './shift-date.ts';

/**
 * A preload of a server under test (`--import`): a request to the port `CLOCK_PORT` moves its clock by the milliseconds of its address,
 * as when somebody sets the clock of the machine.
 */
const { CLOCK_PORT } = process.env;
const shift = findClockShift(process.env);
if (isMainThread && CLOCK_PORT)
  createServer((req, res) => {
    shiftDate(shift + Number(req.url?.slice(1)));
    res.setHeader('Connection', 'close').end();
  })
    .listen(Number(CLOCK_PORT), '127.0.0.1')
    .unref();
