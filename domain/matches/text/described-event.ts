import type { eventSentence } from '#az/text/site/match.ts';

type Side = 'home' | 'away';
type Player = { name: string } | null;
interface Timed {
  minute: number;
  added: number | null;
}

/** What a sentence needs of an event of the match ledger. */
export type DescribedEvent =
  | ({ type: 'goal' | 'penaltyGoal'; side: Side; player: Player; assist: Player } & Timed)
  | ({ type: 'ownGoal'; side: Side; player: Player } & Timed)
  | ({
      type: 'missedPenalty' | 'yellow' | 'secondYellow' | 'red';
      side: Side;
      player: Player;
    } & Timed)
  | ({
      type: 'substitution';
      side: Side;
      playerIn: Player;
      playerOut: Player;
      isInjury: boolean;
    } & Timed)
  | ({
      type: 'var';
      side: Side | null;
      decision: keyof typeof eventSentence.varDecision;
      note: string;
    } & Timed)
  | ({ type: 'addedTime'; minutes: number } & Timed)
  | ({ type: 'mark'; mark: keyof typeof eventSentence.mark } & Timed)
  | ({ type: 'shootOutKick'; side: Side; player: Player; isScored: boolean } & Timed)
  | { type: 'result'; home: number; away: number; shootOut: { home: number; away: number } | null }
  | { type: 'postponed' | 'cancelled' | 'suspended' | 'abandoned'; reason: string }
  | { type: 'resumed' | 'rescheduled' }
  | { type: 'awarded'; home: number; away: number; reason: string };
