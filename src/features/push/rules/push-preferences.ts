import { z } from 'zod';
import { findBakuMoment } from '#az/format/baku-time.ts';

const hour = z.number().int().min(0).max(23);

/** Full hours in Baku, from the first until before the second. They may cross midnight: 23–8. */
const quietHours = z
  .object({ from: hour, until: hour })
  .refine(({ from, until }) => from !== until)
  .nullable();

/** How a browser wants its notices. */
export const pushPreferences = z.object({
  /** Null: no quiet hours. */
  quietHours,
  /** Of matches only goals and the final whistle. */
  goalsOnly: z.boolean(),
});
export type PushPreferences = z.infer<typeof pushPreferences>;

export const DEFAULT_PREFERENCES: PushPreferences = { quietHours: { from: 0, until: 8 }, goalsOnly: false };

/** The hour in Baku, 0–23. `now` is epoch ms. */
export function bakuHour(now: number): number {
  return findBakuMoment(now)?.hour ?? 0;
}
