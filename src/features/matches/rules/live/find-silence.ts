import { MINUTE } from '#az/format/durations.ts';

const SILENT_AFTER_MS = 2 * MINUTE;

/** Since when a live match has heard nothing, epoch ms; null when it was heard of in the last two minutes. */
export function findSilence({ heardAt }: { heardAt: number | null }, now: number): number | null {
  return heardAt !== null && now - heardAt > SILENT_AFTER_MS ? heardAt : null;
}
