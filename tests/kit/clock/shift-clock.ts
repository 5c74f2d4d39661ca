import { findClockShift } from './clock-shift.ts';
import { shiftDate } from './shift-date.ts';

// Runs before every test file and, by `--import`, in every server that a test starts: both have the clock of the run.
const shift = findClockShift(process.env);
if (shift !== 0) shiftDate(shift);
