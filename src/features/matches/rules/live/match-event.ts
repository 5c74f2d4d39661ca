import type { FixtureEventType } from '../../tables.ts';
import type { Side } from '../event-fields.ts';

/** An event of a match as it holds now. */
export interface MatchEvent {
  id: string;
  type: FixtureEventType;
  /** The team of the player; for an own goal, the team that gets the goal. Null for marks and added time. */
  side: Side | null;
  /** A name, or the shirt number when the name is not known: `№ 9`. Null when the player is not known yet. */
  player: string | null;
  /** The assist of a goal, or the player who leaves the pitch. */
  otherPlayer: string | null;
  minute: number;
  /** Added time: 45+2 is minute 45, added 2. */
  added: number | null;
  /** The decision of the VAR, the mark, the minutes of added time, `injury`, or `scored` and `missed` of a shoot-out. */
  detail: string | null;
  /** The reason of a VAR decision: `Ofsayd`. */
  note: string | null;
}
