import { findClockShift } from './clock-shift.ts';
import { shiftDate } from './shift-date.ts';

// Runs before every test file and, with `--import`, in every server that a test starts, so that all share one clock.
const shift = findClockShift(process.env);
if (shift !== 0) shiftDate(shift);
