import { teamInCase } from '#az/names/team-name.ts';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import type { PlayerChoice } from '../../rules/console/squad.ts';
import { otherSide } from '../../rules/event-fields.ts';
import { kindOf, listDetails } from '../../rules/ledger/ledger-event.ts';
import type { FixtureEventType } from '../../tables.ts';
import { consoleText, eventButtonText, eventSentence } from '../../text.ts';

/** An entry in words, as the button that writes it names it: `Qol: Qarabağ, Zubir`. An own goal says who gets the goal. */
export function formatEntry({
  type,
  isScored,
  state,
  choice: { side, player },
  other,
}: {
  type: FixtureEventType;
  isScored: boolean;
  state: Pick<ConsoleState, 'home' | 'away'>;
  choice: PlayerChoice;
  /** The player who comes on. */
  other: PlayerChoice | null;
}): string {
  const name = player?.name ?? consoleText.unknownInEntry;
  const comesOn = listDetails(type).includes('playerIn') && other?.player;
  const entry = consoleText.entry(
    formatKind(type, isScored),
    state[side].name,
    comesOn ? consoleText.swap(name, comesOn.name) : name,
  );
  if (kindOf({ type }).score !== 'ownGoal') return entry;
  const rival = state[otherSide(side)];
  return consoleText.goalFor(entry, teamInCase(rival, 'dative'));
}

function formatKind(type: FixtureEventType, isScored: boolean): string {
  const { name, when } = kindOf({ type });
  if (when !== 'shootOut') return name;
  return `${eventButtonText.penalty.title}, ${isScored ? eventSentence.scored : eventSentence.notScored}`;
}
