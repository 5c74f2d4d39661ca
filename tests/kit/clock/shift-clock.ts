import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { findClockShift } from './clock-shift.ts';
import { shiftDate } from './shift-date.ts';

// Runs before every test file and, with `--import`, in every server that a test starts, so that all share one clock.
const shift = findClockShift(process.env);
if (shift !== 0) {
  shiftDate(shift);
  // Node's own `Date` header has the real time, and pages take their clock from it.
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    response.setHeader('Date', new Date().toUTCString());
  });
}
