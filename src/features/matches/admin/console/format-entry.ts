import { teamInCase } from '#az/names/team-name.ts';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import type { PlayerChoice } from '../../rules/console/squad.ts';
import { consoleText, eventSentence } from '../../text.ts';
import type { EntryType } from './to-entry-draft.ts';

/** An entry in words, as the button that writes it names it: `Qol: Qarabağ, Zubir`. An own goal says who gets the goal. */
export function formatEntry({
  type,
  isScored,
  state,
  choice: { side, player },
  other,
}: {
  type: EntryType;
  isScored: boolean;
  state: Pick<ConsoleState, 'home' | 'away'>;
  choice: PlayerChoice;
  /** The player who comes on. */
  other: PlayerChoice | null;
}): string {
  const name = player?.name ?? consoleText.unknownInEntry;
  const comesOn = type === 'substitution' && other?.player;
  const entry = consoleText.entry(
    formatKind(type, isScored),
    state[side].name,
    comesOn ? consoleText.swap(name, comesOn.name) : name,
  );
  if (type !== 'ownGoal') return entry;
  const rival = state[side === 'home' ? 'away' : 'home'];
  return consoleText.goalFor(entry, teamInCase(rival, 'dative'));
}

function formatKind(type: EntryType, isScored: boolean): string {
  if (type === 'substitution') return consoleText.panel.substitution;
  if (type === 'shootOutKick')
    return `${consoleText.panel.penalty}, ${isScored ? eventSentence.scored : eventSentence.notScored}`;
  return consoleText.types[type as keyof typeof consoleText.types];
}
