import type { PeriodMark } from '#features/matches/rules/event-fields.ts';
import type { RecordedStep, Recording } from './recording.ts';

/** A step with its time: minutes of play and breaks since the start of the replay. */
interface ScheduledStep {
  step: RecordedStep;
  offset: number;
}

/** The minutes before the first minute of the part that a mark begins. */
const PART_BASES: Partial<Record<PeriodMark, number>> = {
  ...{ kickOff: 0, secondHalf: 45, extraTime: 90, extraTimeSecondHalf: 105 },
};
/** How long the break before a part is, in minutes. */
const BREAKS: Partial<Record<PeriodMark, number>> = {
  ...{ secondHalf: 15, extraTime: 5, extraTimeSecondHalf: 1, shootOut: 5 },
};

/**
 * The steps of a recording with their times. An event of minute 12 happens in the middle of that minute, so that the clock
 * of the page shows 12. A step never comes before the one that stands before it.
 */
export function scheduleRecording({ steps }: Pick<Recording, 'steps'>): ScheduledStep[] {
  let part = { start: 0, base: 0 };
  let last = 0;
  let isShootOut = false;
  return steps.map((step) => {
    const begins = step.type === 'mark' && (step.mark in PART_BASES || step.mark === 'shootOut');
    if (begins) {
      // The first kick-off may be at a later time than the start of the replay: the steps before it say so.
      part = { start: last + (BREAKS[step.mark] ?? 0), base: PART_BASES[step.mark] ?? 120 };
      isShootOut = step.mark === 'shootOut';
      last = part.start;
    } else if (isShootOut) last += 1;
    else last = Math.max(last, part.start + playedMinutes(step) - part.base);
    return { step, offset: last };
  });
}

function playedMinutes(step: RecordedStep): number {
  const minutes = step.minute + (step.added ?? 0);
  const isWhole = step.type === 'mark' || step.minute === 0;
  return isWhole ? minutes : minutes - 0.5;
}
