import type { Side } from '../event-fields.ts';
import type { EnteredState } from './read-console.ts';

/** Each team has these kicks before the next one can decide. */
const FIRST_KICKS = 5;

/**
 * Whether the team that is behind can still reach the other one: with what it has left of its first five kicks, or with the kick
 * that it has taken less.
 */
export function isShootOutOpen({ events }: Pick<EnteredState, 'events'>): boolean {
  const listKicks = (side: Side) =>
    events.flatMap(({ event, isRetracted }) =>
      !isRetracted && 'isScored' in event && event.side === side ? event.isScored : [],
    );
  const [home, away] = [listKicks('home'), listKicks('away')];
  const rounds = Math.max(FIRST_KICKS, home.length, away.length);
  const lead = countScored(home) - countScored(away);
  const left = rounds - (lead > 0 ? away : home).length;
  return left >= Math.abs(lead);
}

function countScored(kicks: readonly boolean[]): number {
  return kicks.filter(Boolean).length;
}
