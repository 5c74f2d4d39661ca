import { lastContact } from '#platform/live/live-stream.ts';
import { holdClock } from '../../rules/live/hold-clock.ts';

/**
 * The server's time for the minutes of an open page, epoch ms. When the server has not been heard for too long, it stands
 * still, and the dots of live matches stop pulsing.
 * @param clockOffset the server's clock minus the reader's, in milliseconds
 */
export function readHeldTime(clockOffset: number): number {
  const now = Date.now();
  const held = holdClock(now, lastContact().at);
  document.documentElement.toggleAttribute('data-held', held < now);
  return held + clockOffset;
}
